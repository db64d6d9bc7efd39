import { AsyncResource } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type Libsql from 'libsql';
import { must } from '../must';
import type { Tx } from './database';
import { withRetry } from './retry';
import type { Schema } from './schema';
import { Unavailable } from './unavailable';
import { nextTurn, type Who } from './yield-to-requests';

/** A group takes in who comes while it is at work, for so long at most, ms. */
const LONGEST_MS = 25;
/** Real time that a write waits for its turn: one that stands inside another would wait for ever, and all after it. */
const PATIENCE_MS = { request: 30_000, job: 300_000 };

interface Member {
  job: boolean;
  /** Does the member's work, and answers what tells the caller of it. */
  work(tx: Tx): Promise<() => void>;
  fail(error: unknown): void;
}

/**
 * Writes that arrive together share one transaction and one wait for the disk. Each stands between savepoints, so one that fails takes
 * nothing of the others with it; each is acknowledged after the commit, and a commit that fails fails them all.
 */
export class WriteGroups {
  private readonly waiting: Member[] = [];
  private running: Promise<void> | undefined;
  private atWork: Member | undefined;
  /** A group commits, or has committed and not all of its writes know of it. */
  unsettled = false;

  private committing = (): void => {};

  constructor(
    private readonly kysely: Kysely<Schema>,
    private readonly handle: Libsql.Database,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /** @param listener called before each commit, in the same turn */
  onCommit(listener: () => void): void {
    this.committing = listener;
  }

  /**
   * @param how `committed` is called after the commit, in the same turn; a `job` goes after whatever is none
   * @throws Unavailable when its turn has not come for too long
   */
  write<T>(work: (tx: Tx) => Promise<T>, { job, committed }: { job: boolean; committed: () => void }): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(
        () => {
          const at = this.waiting.indexOf(member);
          if (at < 0) return;
          this.waiting.splice(at, 1);
          reject(new Unavailable('busy', 'nothing'));
        },
        this.patienceMs[job ? 'job' : 'request'],
      );
      const member: Member = {
        job,
        // The group runs in the context of whoever came first; each member's own is its caller's.
        work: AsyncResource.bind(async (tx) => {
          clearTimeout(timer);
          const result = await work(tx);
          return () => {
            committed();
            resolve(result);
          };
        }),
        fail: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      };
      this.waiting.push(member);
      this.running ??= this.runAll();
    });
  }

  /** Whose statements are asked now. A save of several statements does not wait with each of them for all readers that wait. */
  get who(): Who {
    return [this.atWork, ...this.waiting].every((member) => member?.job) ? 'request' : 'urgent';
  }

  /** Waits for the groups under way. */
  async idle(): Promise<void> {
    await this.running;
  }

  private async runAll(): Promise<void> {
    try {
      while (this.waiting.length > 0) {
        await nextTurn();
        await this.runGroup();
      }
    } finally {
      this.running = undefined;
    }
  }

  private async runGroup(): Promise<void> {
    const settled: (() => void)[] = [];
    const members: Member[] = [];
    try {
      const group = () =>
        this.kysely.transaction().execute(async (tx) => {
          const began = performance.now();
          do {
            const member = this.next();
            members.push(member);
            this.atWork = member;
            settled.push(await this.runMember(tx, member));
          } while (this.waiting.length > 0 && performance.now() - began < LONGEST_MS);
          this.committing();
          this.unsettled = true;
        });
      // Only the begin waits for another process.
      await withRetry(group, () => members.length === 0);
    } catch (error) {
      // Nobody was taken in: those who wait have waited for another process for long enough.
      const failed = members.length > 0 ? members : this.waiting.splice(0);
      for (const member of failed) member.fail(error);
      this.unsettled = false;
      return;
    }
    for (const [n, settle] of settled.entries()) {
      try {
        settle();
      } catch (error) {
        members[n]?.fail(error);
      }
    }
    this.unsettled = false;
  }

  /** Jobs go after whatever somebody waits for. */
  private next(): Member {
    const first = this.waiting.findIndex(({ job }) => !job);
    return must(this.waiting.splice(Math.max(0, first), 1)[0], 'a member that waits');
  }

  /** Throws only when the engine has given up the whole transaction. */
  private async runMember(tx: Tx, member: Member): Promise<() => void> {
    this.handle.exec('savepoint member');
    try {
      const settle = await member.work(tx);
      this.handle.exec('release member');
      return settle;
    } catch (error) {
      if (!this.handle.open || !this.handle.inTransaction) throw error;
      this.handle.exec('rollback to member');
      this.handle.exec('release member');
      return () => member.fail(error);
    }
  }
}
