import {
  DataTable,
  entryColumn,
  figure,
  LONG_TABLE,
  movedColumn,
  orderByRank,
  Panel,
  PanelEmpty,
  rankColumn,
} from '@poolhouse/shared-ui/board';
import type { PickRow, StandingRow } from './contest';

export function StandingsPanel({ rows, picks }: { rows: readonly StandingRow[]; picks: readonly PickRow[] }) {
  const standings = orderByRank(rows);
  const mine = new Set(picks.flatMap((pick) => (pick.mine === 1 ? pick.ID : [])));
  const isMine = ({ ID }: StandingRow): boolean => mine.has(ID);
  return (
    <Panel id="standings" title="Standings" foot="Most points first. Level entries share a rank and stand by name.">
      {standings.length === 0 ? (
        <PanelEmpty>Nobody has joined this contest yet.</PanelEmpty>
      ) : (
        <DataTable
          caption="Standings of the season"
          columns={[
            rankColumn(standings),
            movedColumn(),
            entryColumn(isMine),
            figure('Points', (row: StandingRow) => row.Points),
            figure('Losses', (row: StandingRow) => row.Losses),
          ]}
          rows={standings}
          rowKey={(row) => row.ID}
          mine={isMine}
          pinMine={standings.length > LONG_TABLE}
        />
      )}
    </Panel>
  );
}
