import { setTimeout as pause } from 'node:timers/promises';
import { FixedClock } from '../../../ground/clock/clock';
import type { Database } from '../../../ground/db/database';
import type { TestEngine } from '../../../testing/engines';
import { addContest, addEntry } from '../../../testing/rows.store';
import { basic, testSite } from '../../../testing/site';
import { createMemories } from '../../memories';
import { keepRoom, readLog, readRoom } from '../auction.store';
import { strike } from '../bidding/hammer';
import type { AuctionEvent } from '../log/auction-log';
import { auctionLeague, EVENING, YEAR } from './auction-league';
import { TERMS } from './room-model';

export const OWNERS = ['ann', 'bob', 'cat'] as const;
export type Owner = (typeof OWNERS)[number];
/** How long a process may take to hear of another's commit; a machine that does much else takes long. */
const HEARD_MS = 10_000;

/** A process of the site, as far as it can die within a test: it has a connection and memories of its own. */
async function startProcess(engine: TestEngine, db: Database, clock: FixedClock) {
  const own = await engine.openAgain(db);
  const site = await testSite(own, { clock, wall: clock });
  await site.app.ready();
  return { app: site.app, call: site.call, inject: site.inject, db: own, memories: createMemories(own), since: clock.now() };
}
type Process = Awaited<ReturnType<typeof startProcess>>;

/** A site of as many processes as its engine carries, whose time stands until it is moved, and in it one room after the other. */
export class SeveralProcesses {
  readonly alive: Process[] = [];
  readonly clock = new FixedClock(EVENING);
  contest = 0;
  /** By owner. */
  entries: Record<Owner, number> = { ann: 0, bob: 0, cat: 0 };

  private constructor(
    private readonly engine: TestEngine,
    private readonly db: Database,
    private readonly users: Record<Owner, number>,
    /** Lots of the tournament. */
    private readonly lots: readonly number[],
  ) {
    this.clock.rate = 1;
  }

  static async make(engine: TestEngine): Promise<SeveralProcesses> {
    const league = await auctionLeague(engine);
    const { lots } = await league.db.read((tx) => readRoom(tx, league.contest));
    await league.app.close();
    return new SeveralProcesses(engine, league.db, league.users, lots);
  }

  get most(): number {
    return this.engine.engine === 'postgres' ? 2 : 1;
  }

  async start(): Promise<void> {
    if (this.alive.length < this.most) this.alive.push(await startProcess(this.engine, this.db, this.clock));
  }

  /** Takes a process its connections away, whatever it is about to do, and then itself. */
  async kill(n: number): Promise<void> {
    const [gone] = this.alive.splice(n % this.alive.length, 1);
    await Promise.allSettled([gone?.db.close(), gone?.app.close()]);
  }

  /** A new room of some lots, its first team up. @returns the lots */
  async open(lots: number, autoNext: number): Promise<readonly number[]> {
    const { db } = this;
    const wanted = this.lots.slice(0, lots);
    this.contest = await addContest(db, { contest_type: 'bbauction', name: `Room ${this.clock.now()}`, year: YEAR });
    for (const who of OWNERS)
      this.entries[who] = await addEntry(db, { contest_id: this.contest, user_id: this.users[who], entry_name: who });
    await db.write(async (tx, invalidate) => {
      const room = await readRoom(tx, this.contest);
      const settings = { ...room.settings, bidding: true, autoNext, budget: TERMS.budget };
      await keepRoom(tx, invalidate, { ...room, lots: wanted, seed: 'a seed', commit: 'its commit', settings });
    });
    while (this.alive.length < this.most) await this.start();
    for (const [n] of this.alive.entries()) await this.until(async () => (await this.page(n, 'ann')) !== undefined);
    return wanted;
  }

  as = (who: Owner | 'carl'): string => basic(who, 'secret');

  /** @param n which process is asked, of those that live */
  at(n: number): Process {
    const found = this.alive[n % this.alive.length];
    if (!found) throw new Error('No process lives.');
    return found;
  }

  /** What an owner reads; undefined where the process does not know the room yet. */
  async page(n: number, who: Owner) {
    return (await this.at(n).call('GET bbauction/auction_data', { as: this.as(who), query: { contest_id: this.contest } })).data;
  }

  /** Lets all processes do at once what is due now. */
  async strike(): Promise<void> {
    const { contest, clock } = this;
    await Promise.all(this.alive.map(({ db, memories, since }) => strike({ db, clock, wall: clock }, memories, contest, since)));
  }

  /** What was written after a number of the log. */
  news(after: number): Promise<AuctionEvent[]> {
    return this.db.read((tx) => readLog(tx, this.contest, after));
  }

  /** Waits until it holds: a process hears of the others' commits when they are told. */
  async until(holds: () => Promise<boolean>): Promise<void> {
    for (const began = performance.now(); !(await holds()) && performance.now() - began < HEARD_MS;) await pause(5);
  }

  async end(): Promise<void> {
    while (this.alive.length > 0) await this.kill(0);
  }
}
