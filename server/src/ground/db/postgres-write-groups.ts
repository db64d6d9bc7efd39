import { AsyncResource } from 'node:async_hooks';
import type { Pool } from 'pg';
import type { PartWrite } from './part-write';
import { PooledConnection, type Preparing } from './postgres-dialect';
import { MemberConnection, TransactionOver, verdictOf, type Verdict } from './postgres-group';
import { countUpBy, type Counter } from './tags.store';
import { asUnavailable, outageOf, Unavailable } from './unavailable';

/** Transactions at a time: while one waits for the disk, the other works. */
const GROUPS = 2;
const MEMBERS_AT_MOST = 64;

type Outcome = { changed: ReadonlySet<string>; settle: () => void } | { failed: unknown };

interface Member {
  readonly part: string;
  readonly lane: string | undefined;
  work(...tx: Parameters<PartWrite<unknown>['work']>): Promise<Outcome>;
  alone(): Promise<void>;
  fail(error: unknown): void;
  committed(counters: readonly Counter[]): void;
}

interface Options {
  pool: Pool;
  preparing: Preparing;
  /** The statements by which a transaction waits for its parts. */
  lockOf(parts: readonly string[]): string;
  patienceMs: number;
}

/**
 * Writes that arrive together go as one transaction on one connection: one begin, one look at locks, one counting, one wait for the disk. Their
 * statements go out as they come, without waiting for each other's answers. A part of the data is in one group at a time, by one write or by
 * some of different lanes. Where a member fails after it has written, all is undone and each done by itself.
 */
export class PostgresWriteGroups {
  private waiting: Member[] = [];
  private readonly busy = new Set<string>();
  private running = 0;
  private scheduled = false;
  private readonly transactions: TransactionOver;

  constructor(private readonly options: Options) {
    this.transactions = new TransactionOver(options.pool);
  }

  write<T>(write: PartWrite<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const { part, lane, committed } = write;
      const timer = setTimeout(() => {
        if (!this.waiting.includes(member)) return;
        this.waiting = this.waiting.filter((one) => one !== member);
        reject(new Unavailable('busy', 'nothing'));
      }, this.options.patienceMs);
      const member: Member = {
        part,
        lane,
        committed,
        // The group runs in the context of whoever came first; each member's own is its caller's.
        work: AsyncResource.bind(async (tx) => {
          clearTimeout(timer);
          const { result, changed } = await write.work(tx);
          return { changed, settle: () => resolve(result) };
        }),
        alone: AsyncResource.bind(() => write.alone().then(resolve, reject)),
        fail: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      };
      this.waiting.push(member);
      this.later();
    });
  }

  private later(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.begin();
    });
  }

  private begin(): void {
    while (this.running < GROUPS) {
      const members = this.take();
      if (members.length === 0) return;
      const parts = [...new Set(members.map(({ part }) => part))].sort();
      for (const part of parts) this.busy.add(part);
      this.running += 1;
      void this.run(members, parts).finally(() => {
        for (const part of parts) this.busy.delete(part);
        this.running -= 1;
        this.later();
      });
    }
  }

  /** Those who may go together, in the order in which they came; of a part nobody goes before one that has to wait. */
  private take(): Member[] {
    const taken: Member[] = [];
    const left: Member[] = [];
    const lanes = new Map<string, Set<string | undefined>>();
    const held = new Set(this.busy);
    for (const member of this.waiting) {
      const { part, lane } = member;
      const beside = lanes.get(part) ?? new Set();
      const fits = beside.size === 0 || (lane !== undefined && !beside.has(undefined) && !beside.has(lane));
      if (taken.length === MEMBERS_AT_MOST || held.has(part) || !fits) {
        left.push(member);
        held.add(part);
        continue;
      }
      lanes.set(part, beside.add(lane));
      taken.push(member);
    }
    this.waiting = left;
    return taken;
  }

  /** Never throws. */
  private async run(members: readonly Member[], parts: readonly string[]): Promise<void> {
    let connection: PooledConnection;
    try {
      connection = new PooledConnection(await this.options.pool.connect(), this.options.preparing);
    } catch (error) {
      return failAll(members, asUnavailable(error, 'nothing'));
    }
    let verdict: Verdict;
    try {
      connection.begin(`start transaction${this.options.lockOf(parts)}`);
      const done = await Promise.all(members.map((member) => this.runMember(member, connection)));
      verdict = verdictOf(done.map(({ of, outcome }) => ({ connection: of, failed: 'failed' in outcome })));
      if (verdict === 'commit')
        verdict = await this.commit(
          connection,
          members,
          done.map(({ outcome }) => outcome),
        );
      else await connection.rollback().catch(() => {});
    } finally {
      connection.release();
    }
    if (verdict === 'alone') for (const member of members) await member.alone();
    else if (verdict !== 'commit') failAll(members, verdict.outage);
  }

  private async runMember(member: Member, connection: PooledConnection): Promise<{ of: MemberConnection; outcome: Outcome }> {
    const of = new MemberConnection(connection);
    const outcome = await member.work(this.transactions.of(of)).catch((failed: unknown): Outcome => ({ failed }));
    return { of, outcome };
  }

  /** Counts and commits in one breath: the server answers the commit of a transaction that has failed with a rollback. */
  private async commit(connection: PooledConnection, members: readonly Member[], outcomes: readonly Outcome[]): Promise<Verdict> {
    const counting = countUpBy(this.transactions.of(connection), changesOf(outcomes));
    const [counted, committed] = await Promise.allSettled([counting, connection.commit()]);
    if (counted.status === 'rejected' || committed.status === 'rejected') {
      const error: unknown =
        counted.status === 'rejected' ? counted.reason : committed.status === 'rejected' ? committed.reason : undefined;
      if (!connection.works) return { outage: asUnavailable(error, 'unknown') };
      return outageOf(error) === undefined ? 'alone' : { outage: asUnavailable(error, 'nothing') };
    }
    members[0]?.committed(counted.value);
    for (const [n, outcome] of outcomes.entries()) {
      if ('failed' in outcome) members[n]?.fail(outcome.failed);
      else outcome.settle();
    }
    return 'commit';
  }
}

function failAll(members: readonly Member[], error: unknown): void {
  for (const member of members) member.fail(error);
}

/** How often each tag has changed. */
function changesOf(outcomes: readonly Outcome[]): Map<string, number> {
  const moved = new Map<string, number>();
  for (const outcome of outcomes) if ('changed' in outcome) for (const name of outcome.changed) moved.set(name, (moved.get(name) ?? 0) + 1);
  return moved;
}
