import { tag } from '../../../ground/db/database';
import type { MomentSource } from '../../moments/moment';
import { bbAuctionKind } from '../bbauction.kind';
import { timesOf } from '../seen/auction-groups';
import { auctionModel } from '../seen/auction-model';
import { auctionTags, readFacts, readSeen, type AuctionReader } from '../seen/read-auction';
import { AUCTION_ROUND, auctionMoments } from './auction-moments.rules';

/** What of auctions the house tells: prices far over a lot's worth, teams that reach what pays most, and who is in front. */
export const auctionMomentSource = (reader: AuctionReader): MomentSource => ({
  type: bbAuctionKind.type,
  version: 1,
  rounds: async (tx, contest, now) => {
    const { model } = await readSeen(tx, reader, contest, now);
    return [{ round: AUCTION_ROUND, tags: [tag.clockMoved, ...auctionTags(contest)], over: model === undefined }];
  },
  // From the facts: the rows of an auction that is over tell not all of it.
  find: async (tx, contest, _rounds, now) => {
    const facts = await readFacts(tx, reader, contest, now);
    return { moments: auctionMoments(auctionModel(facts)), ...timesOf(facts, now) };
  },
});
