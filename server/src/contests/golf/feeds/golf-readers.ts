import { formatList, plural } from '@poolhouse/contract/formats';
import type { FeedReader } from '../../../sport/feeds/replay/feed-reader';
import { applyOdds } from './apply-field';
import { applyGolf, foretellGolf, type GolfCounts } from './apply-golf';
import { readGolfAnswer } from './read-golf';
import { readOutrights } from './shapes/outrights';

const countWords = ({ tournament, golfers, rounds, shots, refused }: GolfCounts): string =>
  `${tournament}: ${formatList([plural(golfers, 'golfer'), `${plural(rounds, 'round')} changed`, shots > 0 && `${shots} with new shots`])}` +
  (refused.length > 0 ? `; not believed: ${refused.slice(0, 5).join(' ')}` : '');

/** The readers of golf's feeds, for who has an answer in a file. */
export const golfReaders: readonly FeedReader[] = [
  {
    feeds: ['golf-leaderboard', 'golf-holes', 'golf-shots', 'golf-field'],
    kind: 'Golf feed',
    // Holes go forward only, and a posted one changes when two answers say so.
    onlyInOrder: false,
    read(json) {
      const { feeds, misfits } = readGolfAnswer(json);
      return {
        misfits,
        size: feeds.reduce((sum, { golfers, shots }) => sum + golfers.length + shots.length, 0),
        async foretell(tx, now) {
          const lines: string[] = [];
          for (const feed of feeds) lines.push(countWords(await foretellGolf(tx, feed, now)));
          return lines;
        },
        async apply(db, now) {
          const lines: string[] = [];
          for (const feed of feeds) lines.push(countWords(await applyGolf(db, now, feed)));
          return lines.join('; ');
        },
      };
    },
  },
  {
    feeds: ['golf-odds'],
    kind: 'Odds of winning',
    onlyInOrder: true,
    read(json) {
      const { outrights, misfits } = readOutrights(json);
      const size = outrights.reduce((sum, { odds }) => sum + odds.size, 0);
      return {
        misfits,
        size,
        foretell: async () => outrights.map(({ title, odds }) => `${title}: odds of ${plural(odds.size, 'golfer')}`),
        async apply(db, now) {
          const { golfers, unknown } = await applyOdds(db, now, outrights);
          return `odds of ${plural(golfers, 'golfer')}, ${plural(unknown, 'name')} not in the field`;
        },
      };
    },
  },
];
