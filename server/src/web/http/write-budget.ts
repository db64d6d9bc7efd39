import type { Clock } from '../../ground/clock/clock';
import { mostRecent } from '../../ground/memory/most-recent';
import { TooManyRequests } from '../../ground/refusal';

const MINUTE_MS = 60_000;

/** So many writes a player may make in one minute of real time; undefined for no limit. */
export interface WriteBudgets {
  writes: number;
  smack: number;
}

/** What a site has where its operator says nothing else: far above what hands can do, far below what a script can. */
export const USUAL_BUDGETS: WriteBudgets = { writes: 120, smack: 10 };

/** Counts what each player writes. Kept in memory, one process for itself: several processes allow as many times as much. */
export class WriteBudget {
  private readonly spent = mostRecent<{ count: number; since: number }>(10_000);

  constructor(
    private readonly budgets: WriteBudgets | undefined,
    private readonly wall: Clock,
  ) {}

  /** Counts one write; refuses with too_many_requests, and says how long to wait. */
  spend(userId: number, what: keyof WriteBudgets): void {
    if (!this.budgets) return;
    const [key, now] = [`${what} ${userId}`, this.wall.now()];
    const seen = this.spent.get(key);
    const current = seen && now >= seen.since && now < seen.since + MINUTE_MS ? seen : { count: 0, since: now };
    if (current.count >= this.budgets[what]) throw new TooManyRequests(Math.ceil((current.since + MINUTE_MS - now) / 1000), WORDS[what]);
    current.count++;
    this.spent.set(key, current);
  }
}

const WORDS: Readonly<Record<keyof WriteBudgets, string>> = {
  writes: 'changes from your account within a minute',
  smack: 'messages from you within a minute',
};
