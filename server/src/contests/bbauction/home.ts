import type { Tx } from '../../ground/db/database';
import { tag } from '../../ground/db/database';
import type { Viewer } from '../../ground/viewer';
import type { HomeFacts, HomeSource } from '../../people/home/home-source';
import { presentContests } from '../entries/access';
import { bbAuctionKind } from './bbauction.kind';
import type { NumberedAuction } from './groups.rules';
import { homeDates, homeLine, homeLive } from './home.rules';
import { auctionTags, readSeen, type AuctionReader } from './seen/read-auction';
import { numberedAmong } from './which';

/** What auctions tell the home page. */
export function auctionHome(reader: AuctionReader): HomeSource {
  const read = async (tx: Tx, which: NumberedAuction, now: number) => {
    const { contest } = which;
    const entries = await reader.directory.in(tx).entriesOf(contest.id);
    const { rows, validFrom, validUntil } = await readSeen(tx, reader, contest, now);
    const seen = rows('config', 'owners', 'teams', 'scores');
    const model = ({ userId }: Pick<Viewer, 'userId'>): HomeFacts => {
      const own = entries.filter((entry) => entry.userId === userId);
      const lines = own.map(({ id, name }) => ({ id, entry: name, pool: contest.name, facts: homeLine(seen, which, id, now) }));
      const live = own.flatMap(({ id }) => homeLive(seen, which, id).map((row) => ({ ...row, pool: contest.name })));
      const dates = () =>
        own.flatMap(({ id, name }) => homeDates(seen, which, id).map((date) => ({ ...date, entry: name, pool: contest.name })));
      return { lines, live, locks: [], dates };
    };
    return { model, validFrom, validUntil };
  };
  return {
    contest: bbAuctionKind.name,
    async partsFor(viewer, now) {
      const present = await presentContests(reader.directory.now, viewer.userId, bbAuctionKind, now);
      return (await numberedAmong(reader.directory.now, present)).map((which) => ({
        key: `${bbAuctionKind.type}:${which.contest.id}`,
        tags: () => [...auctionTags(which.contest), tag.clock],
        load: (tx: Tx, now: number) => read(tx, which, now),
      }));
    },
  };
}
