import type { SquaresEntryRow, SquaresGameRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import type { HomeLine } from '../../people/home/home-source';
import { isOpen } from './board/claim.rules';
import type { LiveBoard } from './board/live-board';

/** The list's line for one entry of a board. */
export function homeLine({
  contestId,
  entryId,
  live,
  standings,
  games,
}: {
  contestId: number;
  entryId: number;
  live: Pick<LiveBoard, 'state' | 'board' | 'claims' | 'lockAt'>;
  standings: readonly SquaresEntryRow[];
  games: readonly SquaresGameRow[];
}): HomeLine['facts'] {
  const { state, board, claims, lockAt } = live;
  const mine = standings.find(({ id }) => id === entryId);
  const count = mine?.squares ?? 0;
  const open = isOpen(state);
  const canClaim = state === 'open' && count < board.maxSquares && claims.length < 100;
  const begun = standings.some(({ wins }) => wins > 0);
  const href = `/bbsquares?contest=${contestId}&entry=${entryId}`;
  return {
    href,
    note: words[state],
    done: canClaim ? (count > 0 ? null : 0) : null,
    state: begun && mine ? `${plural(mine.wins, 'win')}, ${plural(mine.winnings, 'point')}` : plural(count, 'square'),
    next: open && lockAt !== null ? new Date(lockAt).toISOString() : '',
    next_label: open && lockAt !== null ? 'Squares close' : '',
    live: games.filter((game) => game.state === 'in_progress' && game.amount > 0).length,
    rank: begun && mine ? mine.Rank : null,
    rank_shared: begun && mine && standings.filter(({ Rank }) => Rank === mine.Rank).length > 1 ? 1 : 0,
    of: standings.length,
    overall_rank: null,
    overall_shared: 0,
    action: canClaim && count === 0 ? 'Claim squares' : '',
    action_href: canClaim && count === 0 ? href : '',
  };
}

const words: Readonly<Record<LiveBoard['state'], string>> = {
  open: 'Open',
  full: 'Full',
  locked: 'Closed',
  drawn: 'Numbers drawn',
  live: 'On',
  finished: 'Over',
};
