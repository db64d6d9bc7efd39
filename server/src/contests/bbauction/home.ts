import { tag, type Tx } from '../../ground/db/database';
import { between } from '../../ground/moments.rules';
import type { HomeFacts, HomeSource } from '../../people/home/home-source';
import { presentContests } from '../entries/access';
import type { Memories } from '../memories';
import { readAuction } from './auction';
import { auctionTag, bbAuctionKind } from './bbauction.kind';
import type { NumberedAuction } from './groups.rules';
import { homeLine } from './home.rules';
import { auctionModel } from './page/auction-model';
import { numberedAmong } from './which';

/** What auctions tell the home page. */
export function auctionHome({ directory }: Memories): HomeSource {
  const read = async (tx: Tx, which: NumberedAuction, now: number) => {
    const memberships = directory.in(tx);
    const { folded: _folded, ...auction } = await readAuction(tx, which, { memberships, now });
    const model = auctionModel(auction);
    const tipoffs = auction.tournament?.games.map(({ tipoffAt }) => tipoffAt) ?? [];
    return {
      model: ({ userId }: { userId: number }): HomeFacts => {
        const own = auction.entries.filter((entry) => entry.userId === userId);
        const lines = own.map(({ id, name }) => ({ id, entry: name, pool: auction.contest.name, facts: homeLine(model, id, now) }));
        return { lines, live: [], locks: [] };
      },
      ...between([auction.tournament?.opensAt ?? Infinity, ...tipoffs], now),
    };
  };
  return {
    contest: bbAuctionKind.name,
    async partsFor(viewer, now) {
      const present = await presentContests(directory.now, viewer.userId, bbAuctionKind, now);
      return (await numberedAmong(directory.now, present)).map((which) => ({
        key: `${bbAuctionKind.type}:${which.contest.id}`,
        tags: () => [tag.contest(which.contest.id), tag.tournament(which.contest.year), tag.clock, auctionTag(which.contest.id)],
        load: (tx: Tx, now: number) => read(tx, which, now),
      }));
    },
  };
}
