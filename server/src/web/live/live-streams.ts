import { LIVE_STREAMS } from '@poolhouse/contract';
import type { Clock } from '../../ground/clock/clock';
import { tag, type TagVersions } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { Watching } from '../context';
import { timeHeader } from '../http/api-headers';
import { LiveStream, type StreamDeps } from './live-stream';

/** The time is told anew, and each viewer proved. */
const HEARTBEAT_MS = 10_000;
/** A clock that was set is told so much later: each process of the site follows it by then. */
const FOLLOWED_MS = 250;

/** All open streams of this process, fed by the commits of every process and by time. */
export class LiveStreams {
  private readonly streams = new Set<LiveStream>();
  private readonly stopHearing: () => void;
  private heartbeat: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    tags: TagVersions,
    private readonly clock: Clock,
    private readonly watching: Pick<Watching, 'enter' | 'leave'>,
  ) {
    this.stopHearing = tags.onChange((names) => {
      // A change of users may take a page away from somebody, which no page of theirs hears of.
      const changed = new Set(names);
      if (changed.has(tag.clock)) setTimeout(() => this.tellTime(), FOLLOWED_MS).unref();
      const everybody = changed.has(tag.users);
      for (const stream of this.streams) if (everybody || changed.has(tag.user(stream.userId)) || stream.isStale()) stream.wake();
    });
  }

  get size(): number {
    return this.streams.size;
  }

  /** Refuses one too many before anything is sent. */
  admit(userId: number): void {
    if (this.closed) throw new Refusal('unavailable', 'The site is being restarted.');
    if ([...this.streams].filter((stream) => stream.userId === userId).length >= LIVE_STREAMS)
      throw new Refusal(
        'too_many_requests',
        `You have ${LIVE_STREAMS} live pages open already. This one refreshes by itself from time to time.`,
      );
  }

  open(deps: Omit<StreamDeps, 'clock' | 'watching' | 'ended'>): void {
    this.admit(deps.userId);
    const stream: LiveStream = new LiveStream({
      ...deps,
      clock: this.clock,
      watching: this.watching,
      ended: () => this.forget(stream),
    });
    this.streams.add(stream);
    this.heartbeat ??= setInterval(() => this.beat(), HEARTBEAT_MS).unref();
    stream.send('time', timeHeader(this.clock));
    // From now on the client waits for the next.
    stream.send('beat', '');
    stream.wake();
  }

  /** Tells the clients to come back, and lets go of them. */
  close(): void {
    this.closed = true;
    this.stopHearing();
    clearInterval(this.heartbeat);
    for (const stream of [...this.streams]) stream.end('restart');
  }

  private beat(): void {
    this.tellTime();
    // A device may expire without anything being written.
    for (const stream of this.streams) stream.wake();
  }

  private tellTime(): void {
    for (const stream of this.streams) stream.send('time', timeHeader(this.clock));
  }

  private forget(stream: LiveStream): void {
    this.streams.delete(stream);
    if (this.streams.size > 0) return;
    clearInterval(this.heartbeat);
    this.heartbeat = undefined;
  }
}
