import type { SquaresState } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import { countsOnBoard } from '@poolhouse/contract/rules';
import type { EntryDate, HomeLine } from '../../people/home/home-source';
import { isOpen } from './board/claim.rules';
import type { SeenBoard } from './board/read-board';

/** The list's line for one entry of a board. */
export function homeLine({ config, entries, events }: SeenBoard, entryId: number): HomeLine['facts'] {
  const { contest_id: contestId, state, max_squares: most, claimed, lock_at: closes } = config;
  const mine = entries.find(({ id }) => id === entryId);
  const count = mine?.squares ?? 0;
  const open = isOpen(state);
  const canClaim = state === 'open' && count < most && claimed < 100;
  const begun = entries.some(({ wins }) => wins > 0);
  const href = `/bbsquares?contest=${contestId}&entry=${entryId}`;
  return {
    href,
    note: words[state],
    done: canClaim ? (count > 0 ? null : 0) : null,
    state: begun && mine ? `${plural(mine.wins, 'win')}, ${plural(mine.winnings, 'point')}` : plural(count, 'square'),
    next: open ? closes : '',
    next_label: open && closes !== '' ? 'Squares close' : '',
    live: events.filter((game) => game.state === 'in_progress' && countsOnBoard(game, config)).length,
    rank: begun && mine ? mine.Rank : null,
    rank_shared: begun && mine && entries.filter(({ Rank }) => Rank === mine.Rank).length > 1 ? 1 : 0,
    of: entries.length,
    overall_rank: null,
    overall_shared: 0,
    action: canClaim && count === 0 ? 'Claim squares' : '',
    action_href: canClaim && count === 0 ? href : '',
  };
}

/** What one entry has in its player's calendar: when the board closes. Every game of the bracket is everybody's. */
export function homeDates({ config, entries }: Pick<SeenBoard, 'config' | 'entries'>, entryId: number): EntryDate[] {
  if (!isOpen(config.state) || config.lock_at === '') return [];
  const squares = entries.find(({ id }) => id === entryId)?.squares ?? 0;
  return [
    {
      ID: `${entryId}-lock`,
      title: `Squares: the board closes (${plural(squares, 'square')} claimed)`,
      at: Date.parse(config.lock_at),
      until: null,
      href: `/bbsquares?contest=${config.contest_id}&entry=${entryId}`,
    },
  ];
}

const words: Readonly<Record<SquaresState, string>> = {
  open: 'Open',
  full: 'Full',
  locked: 'Closed',
  drawn: 'Numbers drawn',
  live: 'On',
  finished: 'Over',
};
