import type { DatabaseLog } from './database-log';
import type { Counter } from './tags.store';

/** Commits of so long are announced together, ms. */
const GATHER_MS = 10;
const AGAIN_MS = 1_000;

/**
 * Tells other processes which counters moved, some milliseconds after the commits: announced inside each, commits would stand in line for
 * PostgreSQL's one queue of notices. What could not be announced waits; a process that dies before loses its words but not its commits, and
 * the others find them by the lines that they left.
 */
export class Announcer {
  private readonly unannounced = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private telling: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    private readonly tell: (counters: readonly Counter[]) => Promise<void>,
    private readonly log: DatabaseLog,
  ) {}

  add(counters: readonly Counter[]): void {
    for (const { name, n } of counters) this.unannounced.set(name, Math.max(n, this.unannounced.get(name) ?? 0));
    if (this.unannounced.size > 0) this.later(GATHER_MS);
  }

  /** Tells what is left, or gives up. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.telling;
    await this.flush();
  }

  private later(ms: number): void {
    if (this.closed) return;
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.telling = this.telling.then(() => this.flush());
    }, ms);
  }

  private async flush(): Promise<void> {
    const counters = [...this.unannounced].map(([name, n]) => ({ name, n }));
    if (counters.length === 0) return;
    this.unannounced.clear();
    try {
      await this.tell(counters);
    } catch (error) {
      this.log.warn({ err: error }, 'Other processes could not be told of changes yet.');
      for (const { name, n } of counters) this.unannounced.set(name, Math.max(n, this.unannounced.get(name) ?? 0));
      this.later(AGAIN_MS);
    }
  }
}
