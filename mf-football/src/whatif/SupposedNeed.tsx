import type { FootballConfigRow } from '@poolhouse/contract';
import { Panel } from '@poolhouse/shared-ui/board';
import { SupposedTag } from '@poolhouse/shared-ui/screen';
import { MyNeeds } from '../season/need/MyNeeds';
import type { SupposedBoard } from './supposed-board.rules';

/** What I would need then, in the week and in the season. */
export default function SupposedNeed({ supposed: { need }, config }: { supposed: SupposedBoard; config: FootballConfigRow }) {
  if (need.length === 0) return null;
  return (
    <Panel id="need" title="What do I need" action={<SupposedTag />}>
      <MyNeeds rows={need} week={config.Week} />
    </Panel>
  );
}
