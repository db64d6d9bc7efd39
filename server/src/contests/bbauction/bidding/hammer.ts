import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../../../web/context';
import type { Memories } from '../../memories';
import { openAuctions } from '../auction.store';
import { bbAuctionKind } from '../bbauction.kind';
import type { AuctionReader } from '../seen/read-auction';
import { numberedAmong } from '../which';
import { answerProxies, writeAuction } from './auction-write';
import { dueEvent, nextMoment } from './hammer.rules';
import { begunMeanwhile } from './policy';

/** A bid that arrived in time and is still being written holds its process's hammer back for so long at most, ms. */
const PATIENCE_MS = 2000;
/** setTimeout takes no more. */
const LONGEST_MS = 2_147_483_647;

type Site = Pick<Context, 'db' | 'clock' | 'wall'>;

/**
 * Does what is due in an auction by itself: hammers, passes, puts the next lot up, ends it. Every process may call it at any time; what is
 * not due, or is done, is not done again.
 *
 * @param since when the process began to watch, real time, epoch ms
 */
export async function strike(site: Site, memories: Pick<Memories, 'directory'>, contestId: number, since = -Infinity): Promise<boolean> {
  const contest = await memories.directory.now.contest(contestId);
  const [which] = contest ? await numberedAmong(memories.directory.now, [contest]) : [];
  if (!which) return false;
  return writeAuction(site, memories, which, async (writer) => {
    const event = dueEvent(writer.state, writer.wall, since);
    if (!event) return false;
    // Nothing is sold of a tournament that is on.
    const late = event.type === 'nominated' && begunMeanwhile(writer);
    await writer.append(late ? { type: 'paused', wall: writer.wall, reason: 'The tournament has begun' } : event);
    await answerProxies(writer);
    return true;
  });
}

/** Watches the clocks of all open auctions in this process. */
export class Hammers {
  private readonly timers = new Map<number, NodeJS.Timeout>();
  private readonly flights = new Map<number, Set<Promise<unknown>>>();
  private stopped = false;
  private since = -Infinity;

  constructor(
    private readonly ctx: Context,
    private readonly reader: AuctionReader,
  ) {}

  /** Takes up the auctions that were open when the site was started, and hears of all that begin. */
  start(): void {
    this.since = this.ctx.wall.now();
    const stopHearing = this.ctx.db.tags.onChange((names) => {
      for (const name of names) {
        const [kind, id] = name.split(':');
        if (kind === bbAuctionKind.type) void this.watch(Number(id));
      }
    });
    this.ctx.app.addHook('preClose', (done) => {
      this.stopped = true;
      stopHearing();
      for (const timer of this.timers.values()) clearTimeout(timer);
      done();
    });
    void this.takeUp();
  }

  /** The tables may not be there yet, or the database away: a site that is not ready tries again. */
  private async takeUp(): Promise<void> {
    try {
      for (const id of await this.ctx.db.read((tx) => openAuctions(tx, this.ctx.clock.now()))) await this.watch(id);
    } catch {
      if (!this.stopped) setTimeout(() => void this.takeUp(), 1000).unref();
    }
  }

  /** Lets the hammer wait for a bid that is on its way. */
  async holdFor<T>(contestId: number, bid: Promise<T>): Promise<T> {
    const flying = this.flights.get(contestId) ?? new Set();
    this.flights.set(contestId, flying.add(bid));
    return bid.finally(() => flying.delete(bid));
  }

  private async watch(contestId: number): Promise<void> {
    try {
      const state = await this.ctx.db.read(async (tx) => (await this.reader.books.readIn(tx, contestId)).state);
      if (this.stopped) return;
      clearTimeout(this.timers.get(contestId));
      this.timers.delete(contestId);
      const due = nextMoment(state, this.since);
      if (due === Infinity) return;
      const delay = Math.min(LONGEST_MS, Math.max(0, due - this.ctx.wall.now()));
      const timer = setTimeout(() => void this.fall(contestId), delay);
      timer.unref();
      this.timers.set(contestId, timer);
    } catch (error) {
      this.failed(contestId, error);
    }
  }

  private async fall(contestId: number): Promise<void> {
    try {
      await Promise.race([Promise.allSettled([...(this.flights.get(contestId) ?? [])]), wait(PATIENCE_MS, undefined, { ref: false })]);
      if (!this.stopped && !(await strike(this.ctx, this.reader, contestId, this.since))) await this.watch(contestId);
    } catch (error) {
      this.failed(contestId, error);
    }
  }

  /** The database was away: what is due is looked at again. */
  private failed(contestId: number, error: unknown): void {
    if (this.stopped) return;
    this.ctx.log.warn({ err: error, contestId }, 'An auction could not be looked after; trying again.');
    const timer = setTimeout(() => void this.watch(contestId), 1000);
    timer.unref();
    this.timers.set(contestId, timer);
  }
}
