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
  type Column,
} from '@poolhouse/shared-ui/board';
import { movedFromNow, supposedColumns, SupposedTag } from '@poolhouse/shared-ui/screen';

const sum = (rows: readonly UnderdogsStandingRow[], of: (row: UnderdogsStandingRow) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);

interface Props {
  rows: readonly UnderdogsStandingRow[];
  mine: ReadonlySet<number>;
  /** What of them is supposed to be another figure than now: `standing 12 Wins`. */
  marks?: Readonly<Record<string, true>> | undefined;
}

function columnsOf(rows: readonly UnderdogsStandingRow[], isMine: (row: UnderdogsStandingRow) => boolean, marks: Props['marks']) {
  const columns: Column<UnderdogsStandingRow>[] = [
    rankColumn(
      rows,
      rows.some(({ Wins, Covers, Losses }) => Wins + Covers + Losses > 0),
    ),
    marks ? movedFromNow() : movedColumn(),
    entryColumn(isMine, undefined, ({ ID }) => ID),
    figure('Wins', (row) => row.Wins),
    figure('Covers', (row) => row.Covers),
    figure('Losses', (row) => row.Losses),
  ];
  return marks ? supposedColumns(columns, ({ ID }, key) => marks[`standing ${ID} ${FIELDS[key] ?? key}`] === true) : columns;
}

/** The field that a column shows, where it is not called like it. */
const FIELDS: Readonly<Record<string, string>> = { rank: 'Rank' };

/** The season's table, as it stands or as it is supposed. */
export function StandingsPanel({ rows, mine, marks }: Props) {
  const standings = orderByRank(rows);
  const isMine = (row: UnderdogsStandingRow): boolean => mine.has(row.ID);
  const columns = columnsOf(standings, isMine, marks);
  return (
    <Panel
      id="standings"
      title="Standings"
      action={marks && <SupposedTag />}
      foot="Most wins, then most covers, then fewest losses. Level entries share a rank and stand by name."
    >
      {standings.length === 0 ? (
        <PanelEmpty>Nobody has joined this contest yet.</PanelEmpty>
      ) : (
        <DataTable
          caption="Standings of the season"
          columns={columns}
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
