import type { UnderdogsStandingRow } from '@poolhouse/contract';
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

const sum = (rows: readonly UnderdogsStandingRow[], of: (row: UnderdogsStandingRow) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);

export function StandingsPanel({ rows, mine }: { rows: readonly UnderdogsStandingRow[]; mine: ReadonlySet<number> }) {
  const standings = orderByRank(rows);
  const isMine = (row: UnderdogsStandingRow): boolean => mine.has(row.ID);
  return (
    <Panel
      id="standings"
      title="Standings"
      foot="Most wins, then most covers, then fewest losses. Level entries share a rank and stand by name."
    >
      {standings.length === 0 ? (
        <PanelEmpty>Nobody has joined this contest yet.</PanelEmpty>
      ) : (
        <DataTable
          caption="Standings of the season"
          columns={[
            rankColumn(
              standings,
              standings.some(({ Wins, Covers, Losses }) => Wins + Covers + Losses > 0),
            ),
            movedColumn(),
            entryColumn(isMine, undefined, ({ ID }) => ID),
            figure('Wins', (row: UnderdogsStandingRow) => row.Wins),
            figure('Covers', (row: UnderdogsStandingRow) => row.Covers),
            figure('Losses', (row: UnderdogsStandingRow) => row.Losses),
          ]}
          rows={standings}
          rowKey={(row) => row.ID}
          mine={isMine}
          pinMine={standings.length > LONG_TABLE}
          total={{
            entry: 'Total',
            Wins: sum(rows, (row) => row.Wins),
            Covers: sum(rows, (row) => row.Covers),
            Losses: sum(rows, (row) => row.Losses),
          }}
        />
      )}
    </Panel>
  );
}
