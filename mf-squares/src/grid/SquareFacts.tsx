import type { SquareRow } from '@poolhouse/contract';
import { formatNumber, plural } from '@poolhouse/shared-ui';
import { EntryName } from '@poolhouse/shared-ui/board';
import type { Board } from '../contest/board.rules';
import { Note } from '../contest/board.styles';
import { expectedWins, gamesLeft } from './worth.rules';

/** Whose a square is, what it has won and may win, and who gave it. */
export function SquareFacts({ square, board }: { square: SquareRow; board: Board }) {
  const left = gamesLeft(board);
  const worth = expectedWins(board, square.ID, left);
  return (
    <>
      <p>
        {square.entry_id === 0 ? 'Nobody’s square yet.' : <EntryName name={square.entry_name} you={board.mine.has(square.entry_id)} />}
        {square.wins > 0 && `: ${plural(square.wins, 'win')}, ${plural(square.winnings, 'point')}`}
      </p>
      {worth !== undefined && left > 0 && (
        <Note>
          Expects {formatNumber(worth, 2)} wins of the {plural(left, 'game')} still to play, as tournaments of 39 years went.
        </Note>
      )}
      {square.by !== '' && (
        <Note>
          Given by {square.by}
          {square.reason !== '' && `: ${square.reason}`}
        </Note>
      )}
    </>
  );
}
