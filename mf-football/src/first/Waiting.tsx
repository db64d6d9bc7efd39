import { PanelSkeleton } from '@poolhouse/shared-ui/board';
import { useContext } from 'react';
import { FirstNow } from './first-now';

/** As high as what comes: my chance has the room of two bars. */
export function Waiting() {
  const now = useContext(FirstNow)?.now;
  const mine = now?.week.some(({ entry_id: entry }) => entry === now.config.entry_id);
  return <PanelSkeleton rows={mine ? 3 : 1} />;
}
