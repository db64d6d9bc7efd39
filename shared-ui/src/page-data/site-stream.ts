import type { ApiClient } from '../api/client.types';
import { signOf, type Sign } from './freshness.rules';

/** A player has as many streams as are allowed; another tab may let go of one at any moment. */
const REFUSED_MS = 10_000;

interface StreamRules {
  /** Ms until it is tried again. @param tries that failed in a row */
  pause(tries: number): number;
  note(sign: Sign): void;
}

/** A tab's own stream, which tells only that the site is there; opened again and again while it is wanted and the tab is looked at. */
export class SiteStream {
  private wanted = false;
  private seen = true;
  private open: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;

  constructor(
    private readonly watch: ApiClient['watchSite'],
    private readonly rules: StreamRules,
  ) {}

  want(on: boolean): void {
    this.wanted = on;
    this.settle();
  }

  see(on: boolean): void {
    const back = on && !this.seen;
    this.seen = on;
    this.settle();
    if (back) this.again(0);
  }

  /** The connection is another: what waits for its next try waits as long as is right now. */
  turn(): void {
    if (this.timer !== undefined) this.later(this.rules.pause(this.tries));
  }

  /** Lets go of what is open, and tries again: after a pause, or at once. */
  again(ms = this.rules.pause(this.tries)): void {
    this.close();
    if (this.isOn) this.later(ms);
  }

  private get isOn(): boolean {
    return this.watch !== undefined && this.wanted && this.seen;
  }

  private settle(): void {
    const runs = this.timer !== undefined || this.open !== null;
    if (this.isOn && !runs) this.later(this.rules.pause(this.tries));
    if (!this.isOn && runs) this.close();
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.begin(), ms);
  }

  private close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.open?.abort();
    this.open = null;
  }

  private async begin(): Promise<void> {
    const own = new AbortController();
    [this.timer, this.open] = [undefined, own];
    let heard = false;
    const end = await this.watch?.(own.signal, ({ event }) => {
      if (own.signal.aborted || event === 'bye') return;
      if (event === 'quiet') return this.rules.note('quiet');
      heard = true;
      this.tries = 0;
      this.rules.note('flows');
    });
    if (own.signal.aborted || !end) return;
    this.open = null;
    this.tries += 1;
    const sign = signOf(end, heard);
    this.rules.note(sign);
    // A page that was told may have gone, and all with it.
    if (this.isOn) this.later(sign === 'refused' ? REFUSED_MS * (0.5 + Math.random()) : this.rules.pause(this.tries));
  }
}
