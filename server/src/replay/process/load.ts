import { setTimeout as pause } from 'node:timers/promises';
import { picksOf, storedPicks } from '../../contests/football/replay/picks-of';
import type { enterLeague } from '../league-of-one';
import { callAt, dataOf, type Ask } from './caller';

/** Players who save their picks again and again, half of them on each process. */
export class Load {
  saves = 0;
  /** Answers other than 'saved' and 503 in plain words. */
  readonly surprises: string[] = [];
  private readonly acknowledged = new Map<number, number>();
  private readonly tried = new Map<number, number>();
  private stopped = false;

  constructor(
    private readonly servers: readonly { url: string }[],
    private readonly admin: string,
    private readonly league: Awaited<ReturnType<typeof enterLeague>>,
    /** How it asks through a balancer, where a call may be lost whose process was. */
    private readonly through?: Ask,
  ) {}

  async run(): Promise<void> {
    this.stopped = false;
    await Promise.all(this.league.entries.map((entry, n) => this.stream(this.servers[n % this.servers.length]!.url, entry)));
  }

  stop(): void {
    this.stopped = true;
  }

  /** Stored is the last acknowledged save, or one of those after it whose answer did not come or said that it may have been saved. */
  async check(): Promise<void> {
    const { games, entries } = this.league;
    for (const entry of entries) {
      const [last, next] = [this.acknowledged.get(entry) ?? 0, this.tried.get(entry) ?? 0];
      const query = { entry_id: entry };
      const { current_picks } = await dataOf(
        callAt(this.servers[0]!.url, this.admin, 'GET football/pending_picks', { query, ...this.way }),
      );
      const allowed = Array.from({ length: next - last + 1 }, (_, n) => last + n).filter((n) => n > 0);
      const stored = JSON.stringify(storedPicks(current_picks.data[0]!));
      if (!allowed.some((n) => JSON.stringify(picksOf(games, n)) === stored))
        throw new Error(`entry ${entry} has ${stored}, not save ${last} to ${next}`);
    }
  }

  private get way(): { ask?: Ask } {
    return this.through ? { ask: this.through } : {};
  }

  private async stream(url: string, entry: number): Promise<void> {
    while (!this.stopped) {
      const n = (this.tried.get(entry) ?? 0) + 1;
      this.tried.set(entry, n);
      const query = { entry_id: entry, ...picksOf(this.league.games, n) } as never;
      const answer = await callAt(url, this.admin, 'GET football/makepicks', { query, ...this.way }).catch((error: unknown) =>
        String(error),
      );
      if (typeof answer === 'string' && this.through) await pause(50);
      else if (typeof answer === 'string') this.surprises.push(answer);
      else if (!answer.error) {
        this.acknowledged.set(entry, n);
        this.saves += 1;
      } else if (answer.error.code !== 'unavailable') this.surprises.push(`${answer.error.code}: ${answer.error.message}`);
      else await pause(50);
    }
  }
}
