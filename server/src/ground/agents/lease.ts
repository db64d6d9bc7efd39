import type { Clock } from '../clock/clock';
import type { Database } from '../db/database';
import { freeLease, holdsLease, renewLease, takeLease } from './agents.store';
import { LEASE_MS } from './schedule.rules';

export class LeaseLost extends Error {
  constructor() {
    super('Another server has taken over, or the agent was switched off.');
    this.name = 'LeaseLost';
  }
}

/** Leases touch rows of agents alone. What runs under one is the whole site's, and so waits for leases and they for it. */
const lineOf = (name: string) => ({ only: 'agents', lane: name });

/** The right to run an agent once. */
export class Lease {
  private readonly lost = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private renewing: Promise<void> = Promise.resolve();

  private constructor(
    private readonly db: Database,
    private readonly wall: Clock,
    private readonly name: string,
    readonly owner: string,
  ) {}

  /** Undefined when the agent is not due, or somebody else runs it. */
  static async take(db: Database, wall: Clock, name: string, owner: string): Promise<Lease | undefined> {
    const now = wall.now();
    const taken = await db.write((tx) => takeLease(tx, { name, owner, now, until: now + LEASE_MS }), lineOf(name));
    return taken ? new Lease(db, wall, name, owner) : undefined;
  }

  get signal(): AbortSignal {
    return this.lost.signal;
  }

  /** Renews itself from now on until `release`; a renewal that fails ends the run. */
  keep(everyMs = LEASE_MS / 3): void {
    this.timer = setInterval(() => {
      this.renewing = this.renew();
    }, everyMs);
    this.timer.unref();
  }

  async renew(): Promise<void> {
    const until = this.wall.now() + LEASE_MS;
    const held = await this.db.write((tx) => renewLease(tx, this.owner, until), lineOf(this.name)).catch(() => false);
    if (!held) this.abandon();
  }

  /** Ends the run as far as it listens. */
  abandon(): void {
    this.lost.abort(new LeaseLost());
  }

  /** The same data for a job, where each write makes sure in its own transaction that the lease is still held. */
  fence(): Database {
    const { db, owner } = this;
    return {
      engine: db.engine,
      kysely: db.kysely,
      tags: db.tags,
      read: (work) => db.read(work, { job: true }),
      // The lease belongs to the whole site, so nothing of a run may be narrower.
      write: (work) =>
        db.write(
          async (tx, invalidate) => {
            if (!(await holdsLease(tx, owner))) throw new LeaseLost();
            return work(tx, invalidate);
          },
          { job: true },
        ),
      current: () => db.current(),
      ping: () => db.ping(),
      close: async () => {},
    };
  }

  async stopKeeping(): Promise<void> {
    clearInterval(this.timer);
    await this.renewing;
  }

  async free(): Promise<void> {
    await this.stopKeeping();
    await this.db.write((tx) => freeLease(tx, this.owner), lineOf(this.name));
  }
}
