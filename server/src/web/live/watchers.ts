import { randomUUID } from 'node:crypto';
import type { Clock } from '../../ground/clock/clock';
import { tag, type Database, type Invalidate, type Tx } from '../../ground/db/database';
import type { DatabaseLog } from '../../ground/db/database-log';
import type { Watching } from '../context';
import { forgetSilent, forgetWatchersAt, oldestWord, sayWatchers, watchersOf, type Watcher } from './watchers.store';

/** Who comes and goes within this time is announced together; a page that is loaded again has not left. */
const GATHER_MS = 1000;
/** Each process says anew who watches there. */
const BEAT_MS = 4000;
/** A process that has not said so for this long is gone, and who watched there with it. */
export const SILENT_MS = 10_000;
/** These writes stand in a line of their own. */
const LINE = { only: 'live-watchers' };

interface Site {
  db: Database;
  /** Real time. */
  wall: Clock;
  log: DatabaseLog;
}

/**
 * Who watches which room over the live channel. Each process writes down who does so at its own streams, and says so again every few
 * seconds; what a process does not say any more is left out by all others, and shown as gone to those who look. Nothing is concluded from calls.
 */
export class Watchers implements Watching {
  /** By room and user: how many streams are open here. */
  private readonly streams = new Map<string, Map<number, number>>();
  /** What was last written, `room user`, and when. */
  private written = new Set<string>();
  private writtenAt = -Infinity;
  private gathering: NodeJS.Timeout | undefined;
  private beating: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    private readonly site: Site,
    private readonly process: string = randomUUID(),
  ) {}

  async present(tx: Tx, room: string): Promise<ReadonlySet<number>> {
    this.keepBeating();
    return watchersOf(tx, room, this.site.wall.now() - SILENT_MS);
  }

  enter(room: string, userId: number): void {
    const users = this.streams.get(room) ?? new Map<number, number>();
    this.streams.set(room, users.set(userId, (users.get(userId) ?? 0) + 1));
    this.soon();
  }

  leave(room: string, userId: number): void {
    const users = this.streams.get(room);
    const left = (users?.get(userId) ?? 0) - 1;
    if (left > 0) users?.set(userId, left);
    else users?.delete(userId);
    if (users?.size === 0) this.streams.delete(room);
    this.soon();
  }

  /** Takes back what this process said. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.gathering);
    clearInterval(this.beating);
    this.streams.clear();
    await this.tell();
  }

  /** Writes down who came and went here. */
  tell(): Promise<void> {
    return this.next(async () => {
      const here = this.here();
      const changed = this.changed(here);
      if (changed.length > 0) await this.say(here, changed);
    });
  }

  /** Says again who watches here, and forgets what processes said that have gone silent. */
  beat(): Promise<void> {
    return this.next(async () => {
      const { db, wall } = this.site;
      const here = this.here();
      // Others may have forgotten what was said too long ago.
      const late = wall.now() - this.writtenAt > SILENT_MS;
      const changed = late ? here.map(({ room }) => room) : this.changed(here);
      if (here.length > 0 || changed.length > 0) await this.say(here, changed);
      const oldest = await db.read(oldestWord);
      if (oldest === null) return this.rest();
      const before = wall.now() - SILENT_MS;
      if (oldest < before) await db.write(async (tx, invalidate) => invalidateAll(invalidate, await forgetSilent(tx, before)), LINE);
    });
  }

  /** Rooms in which others watch here than was written. */
  private changed(here: readonly Watcher[]): string[] {
    const now = new Set(here.map(nameOf));
    return [...here.filter((one) => !this.written.has(nameOf(one))).map(({ room }) => room), ...goneRooms(this.written, now)];
  }

  private here(): Watcher[] {
    return [...this.streams].flatMap(([room, users]) => [...users.keys()].map((userId) => ({ room, userId })));
  }

  private async say(here: readonly Watcher[], changed: readonly string[]): Promise<void> {
    const { db, wall } = this.site;
    const now = wall.now();
    await db.write(async (tx, invalidate) => {
      if (changed.length > 0) await forgetWatchersAt(tx, this.process);
      await sayWatchers(tx, this.process, here, now);
      invalidateAll(invalidate, changed);
    }, LINE);
    this.written = new Set(here.map(nameOf));
    this.writtenAt = now;
    this.keepBeating();
  }

  private soon(): void {
    if (this.closed) return;
    // What cannot be written then is written with a beat, also where nobody has looked at the room for a while.
    this.keepBeating();
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      void this.tell();
    }, GATHER_MS).unref();
  }

  private keepBeating(): void {
    if (!this.closed) this.beating ??= setInterval(() => void this.beat(), BEAT_MS).unref();
  }

  /** Nobody watches anywhere. */
  private rest(): void {
    clearInterval(this.beating);
    this.beating = undefined;
  }

  /** One after the other; what could not be written is written with the next beat. */
  private next(work: () => Promise<void>): Promise<void> {
    this.working = this.working.then(work).catch((error: unknown) => {
      if (!this.closed) this.site.log.warn({ err: error }, 'Who watches live pages could not be written down; trying again.');
    });
    return this.working;
  }
}

const nameOf = ({ room, userId }: Watcher): string => `${userId} ${room}`;

/** The rooms that somebody left. */
function goneRooms(before: ReadonlySet<string>, now: ReadonlySet<string>): string[] {
  return [...before].filter((name) => !now.has(name)).map((name) => name.slice(name.indexOf(' ') + 1));
}

function invalidateAll(invalidate: Invalidate, rooms: readonly string[]): void {
  for (const room of rooms) invalidate(tag.watchers(room));
}
