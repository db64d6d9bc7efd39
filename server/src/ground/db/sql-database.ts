import type { Kysely } from 'kysely';
import { must } from '../must';
import type { Database, Engine, Invalidate, ReadOptions, Tx, WriteOptions } from './database';
import { insideTransaction, noteWrite, refuseNesting } from './nesting';
import type { PartWrite } from './part-write';
import { withRetry } from './retry';
import type { Schema } from './schema';
import { forgetVersions } from './snapshot-versions';
import { TagCounters } from './tag-counters';
import { allCounters, countPast, countUp, tryToWrite, type Counter } from './tags.store';
import { asUnavailable, outageOf } from './unavailable';
import { noteWait } from './waits';

/** What the two engines do differently. */
export interface EngineParts {
  readonly engine: Engine;
  /** For migrations and single statements. */
  readonly kysely: Kysely<Schema>;
  /** Runs work on one snapshot. */
  read<T>(work: (tx: Tx) => Promise<T>, options: ReadOptions): Promise<T>;
  /**
   * Runs work in a write transaction when its turn has come, again where the engine asks for it, and answers after the commit.
   *
   * @param committed called once, after the commit and before the answer
   */
  write<T>(work: (tx: Tx) => Promise<T>, how: { only: string | undefined; job: boolean; committed: () => void }): Promise<T>;
  /** Where there is such a thing: a write of one part, along with others of the same moment. */
  writePart?<T>(write: PartWrite<T>): Promise<T>;
  /** Tells other processes, after the commit, which counters moved. */
  announce(counters: readonly Counter[]): void;
  /** Loads all versions, then listens for other processes' changes. */
  listen(): Promise<void>;
  /** Where lines of changes are kept: those that this process has not heard of. */
  missed?(): Promise<readonly Counter[] | undefined>;
  /** False while changes may have been missed. */
  current(): boolean;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export class SqlDatabase implements Database {
  readonly engine: Engine;
  readonly kysely: Kysely<Schema>;
  readonly tags: TagCounters;
  private readonly parts: EngineParts;
  private closing: Promise<void> | undefined;
  /** The last write found no room on the disk. */
  private full = false;
  /** Counters that were seen inside transactions which then failed: what was remembered under them never was. */
  private readonly burned = new Map<string, number>();

  constructor(partsFor: (counters: () => TagCounters) => EngineParts) {
    this.parts = partsFor(() => this.tags);
    this.engine = this.parts.engine;
    this.kysely = this.parts.kysely;
    this.tags = new TagCounters(async () => (await this.parts.missed?.()) ?? allCounters(this.kysely));
  }

  async start(): Promise<void> {
    await this.parts.listen();
    const tables = await this.kysely.introspection.getTables();
    if (tables.some((table) => table.name === 'scopes')) await this.tags.refresh();
  }

  async read<T>(work: (tx: Tx) => Promise<T>, options: ReadOptions = {}): Promise<T> {
    refuseNesting(this, 'read');
    try {
      return await withRetry(() => this.parts.read((tx) => insideTransaction(this, 'read', () => work(tx)), options));
    } catch (error) {
      throw asUnavailable(error, 'read');
    }
  }

  write<T>(work: (tx: Tx, invalidate: Invalidate) => Promise<T>, { only, lane, job = false }: WriteOptions = {}): Promise<T> {
    const alone = () => this.writeAlone(work, only, job);
    return only !== undefined && this.parts.writePart ? this.writePart(work, { part: only, lane, alone }) : alone();
  }

  private async writePart<T>(
    work: (tx: Tx, invalidate: Invalidate) => Promise<T>,
    how: Pick<PartWrite<T>, 'part' | 'lane' | 'alone'>,
  ): Promise<T> {
    refuseNesting(this, 'write');
    const asked = performance.now();
    try {
      return await must(
        this.parts.writePart,
        'groups of writes',
      )<T>({
        ...how,
        work: async (tx) => {
          noteWait(asked);
          noteWrite(tx);
          const changed = new Set<string>();
          return { result: await insideTransaction(this, 'write', () => work(tx, (name) => changed.add(name))), changed };
        },
        committed: (counters) => {
          this.full = false;
          this.tell(counters);
        },
      });
    } catch (error) {
      this.full ||= outageOf(error) === 'full';
      throw error;
    }
  }

  private async writeAlone<T>(work: (tx: Tx, invalidate: Invalidate) => Promise<T>, only: string | undefined, job: boolean): Promise<T> {
    refuseNesting(this, 'write');
    let counters: Counter[] = [];
    let counted = false;
    const asked = performance.now();
    let hasWaited = true;
    try {
      const committed = () => {
        this.full = false;
        this.tell(counters);
      };
      return await this.parts.write(
        async (tx) => {
          if (hasWaited) noteWait(asked);
          hasWaited = false;
          counted = false;
          noteWrite(tx);
          forgetVersions(tx);
          const invalidated = new Set<string>();
          const past = this.burned.size > 0 ? await countPast(tx, this.burned) : [];
          const result = await insideTransaction(this, 'write', () => work(tx, (name) => invalidated.add(name)));
          counters = [...past, ...(await countUp(tx, invalidated))];
          counted = true;
          return result;
        },
        { only, job, committed },
      );
    } catch (error) {
      if (counted) this.burn(counters);
      this.full ||= outageOf(error) === 'full';
      throw asUnavailable(error, counted ? 'unknown' : 'nothing');
    }
  }

  current(): boolean {
    return this.parts.current();
  }

  async ping(): Promise<void> {
    await this.parts.ping();
    if (this.full) await this.write(tryToWrite);
  }

  close(): Promise<void> {
    this.closing ??= this.parts.close();
    return this.closing;
  }

  private tell(counters: readonly Counter[]): void {
    if (counters.length === 0) return;
    for (const { name, n } of counters) if (n > (this.burned.get(name) ?? n)) this.burned.delete(name);
    this.tags.learn(counters);
    this.parts.announce(counters);
  }

  private burn(counters: readonly Counter[]): void {
    for (const { name, n } of counters) this.burned.set(name, Math.max(n, this.burned.get(name) ?? 0));
  }
}
