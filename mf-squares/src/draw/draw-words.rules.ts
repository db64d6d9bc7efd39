import type { DrawDocument } from '@poolhouse/contract';
import { formatLongDay, formatRecord, formatTime, inNumber, type Instant, plural } from '@poolhouse/shared-ui';
import type { Checked } from './check-draw';

/** One of the four sentences of a draw, and whether this browser comes to the same; null while it has not made it anew. */
export interface DrawStep {
  key: 'sealed' | 'closed' | 'games' | 'drawn';
  good: boolean | null;
  title: string;
  text: string;
  hashes: string;
}

/** 'Monday, Mar 10, 8:12 PM' */
const when = (at: Instant): string => `${formatLongDay(at)}, ${formatTime(at)}`;

/** '5c1e…b07a' */
export const shortHash = (hash: string): string => (hash.length > 12 ? `${hash.slice(0, 4)}…${hash.slice(-4)}` : hash);

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four'];

/** 'American 72, Mt St Mary’s 83.' of a game's name and score. */
function gameWords({ name, score1, score2 }: DrawDocument['games'][number]): string {
  const [upper, lower, more] = name.split('–');
  return lower === undefined || more !== undefined ? `${name} ${formatRecord(score1, score2)}.` : `${upper} ${score1}, ${lower} ${score2}.`;
}

/** What happened, in four sentences: sealed, closed, from games, drawn. @param second a draw of the board was thrown away before */
export function drawSteps(draw: DrawDocument, checked: Checked | null, second = false): DrawStep[] {
  const { games, missing, hashes } = draw;
  const same = (holds: (made: Checked) => boolean) => checked && holds(checked);
  return [
    {
      key: 'sealed',
      good: same(({ commit }) => commit),
      title: `Sealed ${when(draw.sealed_at)}`,
      text: second
        ? 'A second secret was fixed when the first draw was thrown away:'
        : 'The board’s secret was fixed before the first square was taken:',
      hashes: shortHash(draw.commit),
    },
    {
      key: 'closed',
      good: same(({ claims, words }) => claims === hashes.claims && words === hashes.words),
      title: `Closed ${when(draw.locked_at)}`,
      text: `${plural(draw.claims.length, 'square')} and ${plural(draw.words.length, 'word')}, frozen together:`,
      hashes: `${shortHash(hashes.claims)}, ${shortHash(hashes.words)}`,
    },
    {
      key: 'games',
      good: same(({ scores }) => scores === hashes.scores),
      title:
        games.length > 0
          ? `${NUMBERS[games.length] ?? games.length} ${inNumber(games.length, 'game')} nobody could steer`
          : 'No games: the site’s operator could have known these numbers before the lock',
      text: [...games.map(gameWords), ...missing.map((name) => `${name}: not known in time.`)].join(' '),
      hashes: hashes.scores,
    },
    { key: 'drawn', good: same((made) => made.same), title: `Numbers drawn ${when(draw.drawn_at)}`, text: '', hashes: '' },
  ];
}
