import { Columns, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import type { WinsConfigRow } from '@poolhouse/contract';
import type { WinsSeason } from '../../useWinsSeason';
import { BoardPanel } from '../BoardPanel';
import { ClockPanel } from '../ClockPanel';
import { freeTeams, type Draft } from '../draft.rules';
import { FreePanel } from '../FreePanel';
import { useAdminCalls } from '../useAdminCalls';
import { OrderPanel } from './OrderPanel';
import { OwnerPanel } from './OwnerPanel';
import { SetUpPanel } from './SetUpPanel';
import { Undo } from './Undo';

interface Props {
  page: PageState<WinsSeason>;
  data: WinsSeason;
  config: WinsConfigRow;
  draft: Draft;
}

/** The draft as an administrator drives it. */
export default function AdminPanels({ page, data, config, draft }: Props) {
  const calls = useAdminCalls(page, config.contest_id);
  const { next, last } = draft;
  const free = freeTeams(data.teams.data);
  const take = next && free.length > 0
    ? { name: next.EntryName, busy: calls.busy, take: (team: (typeof free)[number]) => void calls.saveOwner({ entry_id: next.entry_id, team_name: team.team_name }, `${next.EntryName} took the ${team.team_name}.`) }
    : undefined;
  return (
    <Columns>
      <div>
        <ClockPanel draft={draft} entryId={config.entry_id}>{last && <Undo key={last.ID} turn={last} calls={calls} />}</ClockPanel>
        <ResultText result={calls.result} />
        {!last && <OrderPanel entries={data.outlook.data} seats={draft.seats} calls={calls} />}
        <BoardPanel draft={draft} entryId={config.entry_id} />
        <SetUpPanel config={config} teams={data.teams.data.length} calls={calls} />
        <OwnerPanel teams={data.teams.data} entries={data.outlook.data} calls={calls} />
      </div>
      <div><FreePanel teams={free} draft={take} /></div>
    </Columns>
  );
}
