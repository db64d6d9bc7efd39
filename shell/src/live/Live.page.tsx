import { useTitle } from '@poolhouse/shared-ui';
import { useHome } from '../home/useHome';
import { LiveBoard } from './LiveBoard';
import { TvScreen } from './TvScreen';
import { useTv } from './useTv';

/** `/live`. Query: `tv=1` for a screen across the room. */
export function LivePage() {
  useTitle('Live');
  const home = useHome('pushed');
  return useTv() ? <TvScreen home={home} /> : <LiveBoard home={home} />;
}
