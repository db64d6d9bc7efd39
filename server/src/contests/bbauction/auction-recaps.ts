import { formatGain, formatList } from '@poolhouse/contract/formats';
import type { RecapCard, RecapSource } from '../recaps/recap-source';
import { cardWordsOf, factLines, leadersOf } from '../recaps/told.rules';
import { bbAuctionKind } from './bbauction.kind';
import type { PoolRecap } from './recap/pool.types';
import { readPool, type SeenPool } from './recap/read-pool-recap';
import type { AuctionReader } from './seen/read-auction';
import { auctionsOf } from './which';

/** An auction is one round. */
const ROUND = 1;
/** After the final has begun: it has ended long before, and what was wrong with its score has been corrected. */
const SETTLED_MS = 6 * 3_600_000;
/** Lots of the winner that the card shows. */
const SHOWN = 4;

/** The page that tells what an auction came to. */
export const recapAddress = ({ year }: { year: number }, group: number | string): string =>
  `${bbAuctionKind.path}/recap?year=${year}&group=${group}`;

/** What an auction came to with its tournament, as a card and as a mail. */
export function auctionRecaps(reader: AuctionReader): RecapSource {
  return {
    type: bbAuctionKind.type,
    async find(tx, contest, round, now) {
      const pool = round === ROUND ? await readPool(tx, reader, contest, now) : undefined;
      if (!pool?.recap) return undefined;
      const numbered = await auctionsOf(reader.directory.in(tx), contest.groupNumber);
      const group = numbered.find((one) => one.contest.id === contest.id)?.group ?? 1;
      return {
        card: cardOf(contest, pool, pool.recap),
        page: recapAddress(contest, group),
        lines: factLines(pool.recap.facts),
        own: pool.recap.own,
      };
    },
    async latest(tx, contest, now) {
      const { recap, seen } = await readPool(tx, reader, contest, now);
      const from = seen.validFrom + SETTLED_MS;
      return recap && from <= now ? { round: ROUND, from } : undefined;
    },
  };
}

const cardOf = ({ name, year }: { name: string; year: number }, { groups: { owners }, dates }: SeenPool, recap: PoolRecap): RecapCard => ({
  pool: name,
  when: formatList([`${year} tournament`, dates].filter(Boolean)),
  label: 'Won the auction',
  ...cardWordsOf(
    recap,
    recap.winners.map(({ Name }) => Name),
  ),
  picks: recap.lots
    .slice(0, SHOWN)
    .map(({ best, won, price }) => ({ mark: '', name: best.abbrev || best.name, note: formatGain(won - price) })),
  best: '',
  season: {
    after: 'In the end',
    places: leadersOf(
      [...owners].sort((a, b) => a.Rank - b.Rank).map(({ Rank, Name, Profit }) => ({ rank: Rank, name: Name, figure: formatGain(Profit) })),
    ),
  },
});
