import { formatList, formatNumber, plural } from '@poolhouse/contract/formats';
import type { RecapCard, RecapSource } from '../recaps/recap-source';
import { cardWordsOf, factLines, leadersOf } from '../recaps/told.rules';
import { squaresKind } from './bbsquares.kind';
import { readSeenBoard, type SquaresReader } from './board/read-board';
import { BOARD_ROUND } from './paying-squares.rules';
import { digitsOf } from './recap/board-words.rules';
import type { BoardRecap } from './recap/board.types';
import { readRecap, type SeenRecap } from './recap/read-recap';

/** After the final has tipped off: it has ended long before, and what was wrong with its score has been corrected. */
const SETTLED_MS = 6 * 3_600_000;
/** Squares of the winner that the card shows. */
const SHOWN = 4;

/** The page that tells what a board came to. */
export const recapAddress = ({ id }: { id: number }): string => `${squaresKind.path}/recap?contest=${id}`;

/** What a squares board came to with its tournament, as a card and as a mail. */
export function squaresRecaps(reader: SquaresReader): RecapSource {
  return {
    type: squaresKind.type,
    async find(tx, contest, round, now) {
      const seen = round === BOARD_ROUND ? await readRecap(tx, reader, contest, now) : undefined;
      if (!seen?.recap) return undefined;
      return {
        card: cardOf(contest, seen, seen.recap),
        page: recapAddress(contest),
        lines: factLines(seen.recap.facts),
        own: seen.recap.own,
      };
    },
    async latest(tx, contest, now) {
      const { config, validFrom } = await readSeenBoard(tx, reader, contest, now);
      const from = validFrom + SETTLED_MS;
      return config.state === 'finished' && from <= now ? { round: BOARD_ROUND, from } : undefined;
    },
  };
}

const cardOf = (
  { name, year }: { name: string; year: number },
  { board: { entries }, dates }: SeenRecap,
  recap: BoardRecap,
): RecapCard => ({
  pool: name,
  when: formatList([`${year} tournament`, dates]),
  label: 'Won the board',
  ...cardWordsOf(
    recap,
    recap.winners.map(({ entry_name: entry }) => entry),
  ),
  picks: recap.squares.slice(0, SHOWN).map((square) => ({ mark: '', name: digitsOf(square), note: plural(square.winnings, 'point') })),
  best: '',
  season: {
    after: 'In the end',
    places: leadersOf(
      [...entries]
        .sort((a, b) => a.Rank - b.Rank)
        .map(({ Rank: rank, entry_name: entry, wins }) => ({ rank, name: entry, figure: formatNumber(wins) })),
    ),
  },
});
