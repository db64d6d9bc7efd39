import type { SquaresPayoutRow } from '@poolhouse/contract';
import { Downloads } from '@poolhouse/shared-ui/device';
import type { Board } from '../contest/board.rules';
import { gamesTable, gridTable, payoutsTable, standingsTable } from './tables.rules';

/** The board's tables as files. */
export default function SquaresDownloads({ board, payouts }: { board: Board; payouts: readonly SquaresPayoutRow[] }) {
  return (
    <Downloads
      named={[board.config.contest_name, board.config.year]}
      tables={[
        { name: 'Squares', rows: gridTable(board) },
        { name: 'Standings', rows: standingsTable(board) },
        { name: 'Games', rows: gamesTable(board) },
        { name: 'Payouts', rows: payoutsTable(payouts) },
      ]}
    />
  );
}
