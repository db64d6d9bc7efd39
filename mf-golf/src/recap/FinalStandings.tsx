import type { GolfRecapStandingRow } from '@poolhouse/contract';
import { formatRank, formatSigned, moneyDigits } from '@poolhouse/shared-ui';
import { DataTable, entryColumn, figure, type Column } from '@poolhouse/shared-ui/board';
import { TwoLines } from '../contest/board.styles';
import { scoreColumn } from '../contest/score-column';
import { pointsIn, toParText } from '../contest/score.rules';

type Row = GolfRecapStandingRow;
const isMine = (row: Row) => row.mine === 1;

/** Everybody's place, golfers and points in a tournament that is official. */
export function FinalStandings({ rows }: { rows: readonly Row[] }) {
  const points = pointsIn(rows.map((row) => row.Points));
  const digits = moneyDigits(rows.map((row) => row.side_action_points));
  return (
    <DataTable<Row>
      caption="Final standings"
      columns={[
        ...PLAYED,
        figure('Points', (row) => points(row.Points)),
        {
          ...figure<Row>('Side', (row) => (row.side_action === 0 ? '' : formatSigned(row.side_action_points, digits))),
          hideOnPhone: true,
        },
      ]}
      rows={rows}
      rowKey={(row) => row.ID}
      mine={isMine}
    />
  );
}

/** Another's name leads to the player and them over the years. */
const names = entryColumn<Row>(isMine, undefined, (row) => row.ID);

/** What was played; the other columns are what it brought. */
const PLAYED: readonly Column<Row>[] = [
  { key: 'rank', head: 'Rank', render: (row) => (row.Rank === 0 ? '–' : formatRank(row.Rank, row.Shared === 1)) },
  {
    ...names,
    render: (row) => (
      <TwoLines>
        <b>{names.render(row)}</b>
        <small>{row.Picks}</small>
        {row.Won !== '' && <small>{row.Won}</small>}
      </TwoLines>
    ),
  },
  {
    ...figure<Row>('Rounds', ({ Rounds }) =>
      Rounds.split(',')
        .map((round) => toParText(round === '' ? null : Number(round)))
        .join('\u00a0\u00a0'),
    ),
    hideOnPhone: true,
  },
  scoreColumn((row) => row.Score),
];
