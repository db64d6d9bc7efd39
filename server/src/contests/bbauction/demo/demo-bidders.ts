import type { Context } from '../../../web/context';
import { isAnnounced } from '../../demo/announced';
import { readDemoStart } from '../../demo/demo-start';
import { openAuctions } from '../auction.store';
import { auctionTag } from '../bbauction.kind';
import { answerProxies, writeAuction } from '../bidding/auction-write';
import { begunMeanwhile } from '../bidding/policy';
import type { NumberedAuction } from '../groups.rules';
import type { AuctionFacts } from '../seen/auction-model';
import { readFacts, type AuctionReader } from '../seen/read-auction';
import { lotShare, weightOf } from '../values/worth.rules';
import { numberedAmong } from '../which';
import { bidderAct, type Watched } from './bidder.rules';
import { ownersOf } from './bidders.store';
import { ROOM_PAYS } from './demo-auction';

/** Real time between two looks into the rooms. */
const LOOK_EVERY_MS = 1000;

/**
 * Bids in the demo's auctions for those as whom no newcomer is told to sign in, so that whoever comes finds a room. Works on a demo alone,
 * and rests with its clock.
 */
export class DemoBidders {
  private busy = false;
  /** Who of them sits in which room, by contest. */
  private readonly seated = new Map<number, readonly number[]>();

  constructor(
    private readonly ctx: Context,
    private readonly reader: AuctionReader,
  ) {}

  async start(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    let closed = false;
    this.ctx.app.addHook('preClose', (done) => {
      closed = true;
      clearInterval(timer);
      done();
    });
    // Where the database is not ready, it is nobody's demo yet.
    const isDemo = await this.ctx.db.read(readDemoStart).catch(() => undefined);
    if (isDemo !== undefined && !closed) timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  private async look(): Promise<void> {
    const { db, clock, log } = this.ctx;
    if (this.busy || clock.rate === 0) return;
    this.busy = true;
    try {
      for (const id of await db.read((tx) => openAuctions(tx, clock.now()))) await this.attend(id);
    } catch (error) {
      log.warn({ err: error }, "The demo's bidders could not bid; trying again.");
    } finally {
      this.busy = false;
    }
  }

  private async attend(contestId: number): Promise<void> {
    const { db, clock, wall, watching } = this.ctx;
    const directory = this.reader.directory.now;
    const contest = await directory.contest(contestId);
    const [which] = contest ? await numberedAmong(directory, [contest]) : [];
    if (!which) return;
    const [facts, owners, present] = await db.read(async (tx) => [
      await readFacts(tx, this.reader, which.contest, clock.now()),
      await ownersOf(tx, contestId),
      await watching.present(tx, auctionTag(contestId)),
    ]);
    const bidders = owners.filter(({ username }) => !isAnnounced(username));
    const isWatched = [...present].some((id) => !bidders.some(({ userId }) => userId === id));
    this.seat(contestId, isWatched ? bidders.map(({ userId }) => userId) : []);
    const room = { seed: contestId, prices: pricesOf(facts), bots: bidders.map(({ entryId }) => entryId) };
    if (bidderAct({ ...facts, room, isWatched, wall: wall.now() })) await this.act(which, { room, isWatched });
  }

  /** As the auction then stands. */
  private act(which: NumberedAuction, seen: Pick<Watched, 'room' | 'isWatched'>): Promise<void> {
    return writeAuction(this.ctx, this.reader, which, async (writer) => {
      const event = begunMeanwhile(writer) ? null : bidderAct({ ...writer, ...seen });
      if (!event) return;
      await writer.append(event);
      await answerProxies(writer);
    });
  }

  /** They come and go with those who watch. */
  private seat(contestId: number, users: readonly number[]): void {
    const { watching } = this.ctx;
    const before = this.seated.get(contestId) ?? [];
    for (const id of users.filter((one) => !before.includes(one))) watching.enter(auctionTag(contestId), id);
    for (const id of before.filter((one) => !users.includes(one))) watching.leave(auctionTag(contestId), id);
    this.seated.set(contestId, users);
  }
}

/** What the room is expected to pay for each lot. */
const pricesOf = ({ lots, shares }: Pick<AuctionFacts, 'lots' | 'shares'>): ReadonlyMap<number, number> =>
  new Map(lots.map((lot) => [lot.id, ROOM_PAYS * lotShare((seed) => weightOf(shares, seed), lot)]));
