import type { ServerResponse } from 'node:http';
import type { Clock } from '../../ground/clock/clock';
import { Refusal } from '../../ground/refusal';
import type { Watching } from '../context';
import type { PageAnswer } from '../pages/page';

/** One page of a stream. */
export interface WatchedPage {
  /** What its client holds. */
  version: string | undefined;
  /** Reads what a delta read with this version would answer; proves the viewer anew, and refuses as the call would. */
  read(version: string | undefined): Promise<StreamAnswer>;
}

/** What a stream needs of a page's answer. */
export type StreamAnswer = Pick<PageAnswer, 'version' | 'body' | 'room' | 'until' | 'still'>;

export interface StreamDeps {
  userId: number;
  pages: readonly WatchedPage[];
  response: ServerResponse;
  clock: Clock;
  /** Is told which rooms the user is in while the stream is open. */
  watching: Pick<Watching, 'enter' | 'leave'>;
  /** Called once when it has ended. */
  ended(): void;
  /** Called with a failure that is ours. */
  failed(error: unknown): void;
}

type Event = 'page' | 'time' | 'beat' | 'bye';

/** A client that misses one asks at once, and says after two seconds that what it shows may be old. */
const BEAT_MS = 500;
/** A client that does not take what is sent is let go of; it comes back by polling. */
const UNSENT_AT_MOST = 1_000_000;
const LONGEST_TIMER_MS = 2_000_000_000;

/** One open stream: sends each of its pages' deltas as soon as there is one, in order, never two reads at a time. */
export class LiveStream {
  private readonly answers: (StreamAnswer | undefined)[] = [];
  private readonly rooms = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private reading = false;
  private again = false;
  private over = false;
  /** Of its own: a thousand streams do not beat in one moment. */
  private readonly beating = setInterval(() => this.send('beat', ''), BEAT_MS).unref();

  constructor(private readonly deps: StreamDeps) {
    deps.response.once('close', () => this.leave());
  }

  get userId(): number {
    return this.deps.userId;
  }

  /** Whether a page may have news. Costs no query. */
  isStale(): boolean {
    return this.answers.some((answer) => !answer?.still());
  }

  /** Looks for news. News that come while it looks are looked for after. */
  wake(): void {
    this.again = true;
    if (this.reading || this.over) return;
    this.reading = true;
    void this.look().finally(() => (this.reading = false));
  }

  send(event: Event, data: string, id?: number): void {
    if (this.over) return;
    this.deps.response.write(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`);
    if (this.deps.response.writableLength > UNSENT_AT_MOST) this.deps.response.destroy();
  }

  /** @param why as the client may tell it */
  end(why: string): void {
    if (this.over) return;
    this.send('bye', JSON.stringify(why));
    this.leave();
    this.deps.response.end();
  }

  private async look(): Promise<void> {
    try {
      while (this.again && !this.over) {
        this.again = false;
        for (const [n, page] of this.deps.pages.entries()) await this.readPage(n, page);
      }
      this.setTimer();
    } catch (error) {
      if (!(error instanceof Refusal)) this.deps.failed(error);
      this.end(error instanceof Refusal ? error.code : 'unavailable');
    }
  }

  private async readPage(n: number, page: WatchedPage): Promise<void> {
    const answer = await page.read(page.version);
    if (this.over) return;
    this.answers[n] = answer;
    this.enter(answer.room);
    if (answer.version === page.version) return;
    page.version = answer.version;
    this.send('page', answer.body.toString(), n);
  }

  private enter(room: string | undefined): void {
    if (room === undefined || this.rooms.has(room)) return;
    this.rooms.add(room);
    this.deps.watching.enter(room, this.userId);
  }

  /** Pages change by themselves at kick-offs; a clock that stands still, or is put elsewhere, is a change that is heard. */
  private setTimer(): void {
    clearTimeout(this.timer);
    const { clock } = this.deps;
    const until = Math.min(...this.answers.map((answer) => answer?.until ?? Infinity));
    if (this.over || until === Infinity || clock.rate <= 0) return;
    this.timer = setTimeout(() => this.wake(), Math.min(LONGEST_TIMER_MS, Math.max(1, (until - clock.now()) / clock.rate)));
    this.timer.unref();
  }

  private leave(): void {
    if (this.over) return;
    this.over = true;
    clearTimeout(this.timer);
    clearInterval(this.beating);
    for (const room of this.rooms) this.deps.watching.leave(room, this.userId);
    this.deps.ended();
  }
}
