import type { WinsConfigRow, WinsTeamRow } from '@poolhouse/contract';
import type { PageState } from '@poolhouse/shared-ui/board';
import type { WinsSeason } from '../../useWinsSeason';
import { BoardPanel } from '../BoardPanel';
import { ClockPanel } from '../ClockPanel';
import type { Draft } from '../draft.rules';
import { DraftLayout } from '../DraftLayout';
import { FreePanel } from '../FreePanel';
import { useAdminCalls } from '../useAdminCalls';
import { OrderPanel } from './OrderPanel';
import { OwnerPanel } from './OwnerPanel';
import { Said } from './Said';
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
  const drafting = useAdminCalls(page, config.contest_id);
  const ordering = useAdminCalls(page, config.contest_id);
  const settingUp = useAdminCalls(page, config.contest_id);
  const owning = useAdminCalls(page, config.contest_id);
  const { next, last } = draft;
  const {
    outlook: { data: entries },
    teams: { data: teams },
  } = data;
  const take = next && {
    name: next.EntryName,
    busy: drafting.busy,
    take: (team: WinsTeamRow) =>
      void drafting.saveOwner({ entry_id: next.entry_id, team_name: team.team_name }, `${next.EntryName} took the ${team.team_name}.`),
  };
  return (
    <DraftLayout
      clock={
        <ClockPanel draft={draft} entryId={config.entry_id}>
          {last && <Undo key={last.ID} turn={last} calls={drafting} />}
          <Said calls={drafting} />
        </ClockPanel>
      }
      order={last ? undefined : <OrderPanel entries={entries} seats={draft.seats} hasTeams={teams.length > 0} calls={ordering} />}
      board={<BoardPanel draft={draft} teams={teams} config={config} />}
      free={<FreePanel teams={teams} draft={take} />}
      setUp={
        <>
          <SetUpPanel config={config} teams={teams.length} calls={settingUp} />
          <OwnerPanel teams={teams} entries={entries} calls={owning} />
        </>
      }
    />
  );
}
