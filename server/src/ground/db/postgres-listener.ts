import type { Client } from 'pg';
import { changesSince, forgetOldChanges, type ReadUpTo } from './changes.store';
import type { DatabaseLog } from './database-log';
import { socketOf } from './postgres-socket';
import type { TagCounters } from './tag-counters';
import type { Counter } from './tags.store';

export interface Listening {
  /** A connection of its own, whose queries have a deadline. */
  connect(): Client;
  channel: string;
  counters: TagCounters;
  parse(payload: string): Counter[];
  log: DatabaseLog;
}

/** Real time between two looks, ms. With the deadline of 5 s a silent connection is known as such within 10 s. */
const LOOK_EVERY_MS = 4_000;
const LONGEST_PAUSE_MS = 2_000;
/** Real time between two rounds of forgetting, ms. */
const FORGET_EVERY_MS = 10 * 60_000;
/** What was not confirmed for so long may be old. */
const BELIEVED_MS = 12_000;

/**
 * Hears of every commit on a connection of its own, and reads every few seconds the lines of what it has missed: a connection may be silent
 * without being closed, and a process may die between its commit and its words. A lost connection is made again for as long as it takes.
 */
export class ChangeListener {
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private looking: Promise<void> = Promise.resolve();
  private readUpTo: ReadUpTo | undefined;
  private reading: Promise<unknown> = Promise.resolve();
  private forgotAt = performance.now();
  private confirmedAt = -Infinity;
  private attempts = 0;

  constructor(private readonly options: Listening) {}

  /** Throws when the database cannot be reached. */
  async start(): Promise<void> {
    await this.open();
    this.later(LOOK_EVERY_MS);
  }

  /** False when changes may have been missed for longer than boards may be old. */
  current(): boolean {
    return performance.now() - this.confirmedAt < BELIEVED_MS;
  }

  /** What was missed until now; undefined while there is no connection that could be asked. */
  async missed(): Promise<readonly Counter[] | undefined> {
    return this.client && this.catchUp(this.client);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    this.drop();
    await this.looking;
    this.drop();
  }

  private later(ms: number): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void (this.looking = this.looking.then(() => this.look())), ms);
    this.timer.unref();
  }

  /** Never throws. */
  private async look(): Promise<void> {
    if (this.stopped) return;
    const { log } = this.options;
    try {
      if (this.client) {
        await this.catchUp(this.client);
        await this.forget(this.client);
      } else await this.open();
      this.attempts = 0;
      this.later(LOOK_EVERY_MS);
    } catch (error) {
      if (this.stopped) return;
      log.warn({ err: error }, 'The database does not tell of changes; connecting again.');
      this.drop();
      this.attempts += 1;
      this.later(Math.min(LONGEST_PAUSE_MS, 50 * 2 ** this.attempts));
    }
  }

  private async open(): Promise<void> {
    const { connect, channel, counters, parse, log } = this.options;
    const client = connect();
    const lose = (error?: Error) => {
      if (this.client !== client || this.stopped) return;
      log.warn({ err: error }, 'The connection that hears of changes was lost; connecting again.');
      this.drop();
      this.later(50);
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload }) => payload && counters.learn(parse(payload)));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      // Asked after the listening has begun, so that no change falls between.
      await this.catchUp(client, true);
    } catch (error) {
      destroy(client);
      throw error;
    }
    if (this.stopped) return destroy(client);
    this.client = client;
  }

  /** One after the other, so that none goes back behind another. */
  private catchUp(client: Client, anew = false): Promise<readonly Counter[]> {
    const reading = this.reading.then(async () => {
      const { counters, upTo } = await changesSince(client, this.readUpTo, anew);
      this.options.counters.learn(counters);
      this.readUpTo = upTo;
      this.confirmedAt = performance.now();
      return counters;
    });
    this.reading = reading.catch(() => {});
    return reading;
  }

  private async forget(client: Client): Promise<void> {
    if (performance.now() - this.forgotAt < FORGET_EVERY_MS || this.readUpTo === undefined) return;
    this.forgotAt = performance.now();
    await forgetOldChanges(client);
  }

  private drop(): void {
    const { client } = this;
    this.client = undefined;
    if (client) destroy(client);
  }
}

/** Not `end`: a frozen server would never say goodbye. */
function destroy(client: Client): void {
  client.on('error', () => {});
  socketOf(client).destroy();
}
