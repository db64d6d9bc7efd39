import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { tag, type Database, type Tx } from '../../ground/db/database';
import { isWrite } from '../../ground/db/nesting';
import { getVersion, loadVersions } from '../../ground/db/snapshot-versions';
import { tellFigures, type Memory, type MemoryFigures } from '../../ground/memory/memories';
import { packPeriod, shortOf, unpackPeriod, unpackPeriods } from './packed-period';
import type { KeptPeriod, PeriodChain, PeriodRules } from './period';
import { readPeriods, writePeriods, type PeriodRow } from './periods.store';

/** A contest's kept periods, all that they hang on, and as of when they were found to hold. */
interface Chain<State, Row> {
  readonly kept: readonly KeptPeriod<State, Row>[];
  readonly tags: readonly string[];
  readonly from: number;
  /** As in PeriodChain, and the sum of the counters, when all of them held. */
  named: object | undefined;
  count: number;
}

const MAX_BYTES = 300_000_000;
const PERIOD_BYTES = 1000;
/** A text, and what is read from it while somebody holds on to that. */
const TIMES_TEXT = 1.5;

/**
 * The periods that are over of one kind's contests: each is played once, kept in the database with the counters of all that it hangs on, and
 * believed as long as these are the same. One that is not, and all after it, is played anew from the facts. Whoever plays it first keeps it,
 * beside the read that asked for it and never in its way: what cannot be written is only played again by the next process.
 */
export class KeptPeriods<Facts, State, Row extends object> implements Memory {
  private readonly chains = new LRUCache<number, Chain<State, Row>>({ maxSize: MAX_BYTES });
  private readonly unwritten = new Map<number, Map<number, PeriodRow>>();
  /** Outside of the snapshot in which something was played: a write inside of it would wait for itself. */
  private readonly outside = AsyncLocalStorage.snapshot();
  private writing = false;
  private hits = 0;
  private loads = 0;

  constructor(
    private readonly db: Database,
    private readonly rules: PeriodRules<Facts, State, Row>,
  ) {
    tellFigures(db, this);
  }

  figures(): MemoryFigures {
    const { name } = this.rules;
    return { name, entries: this.chains.size, bytes: this.chains.calculatedSize, hits: this.hits, loads: this.loads };
  }

  /**
   * The contest's periods that are over, from the first on, as a snapshot has them. A write gets those that were kept before it, as with
   * every memory, and plays none: what it has read may be its own change.
   */
  async readIn(tx: Tx, chain: PeriodChain<Facts>, now: number): Promise<readonly KeptPeriod<State, Row>[]> {
    if (chain.present <= chain.first) return [];
    const kept = await this.proved(tx, chain, now);
    const next = chain.first + kept.length;
    if (next >= chain.present || isWrite(tx)) {
      this.hits += 1;
      return kept;
    }
    const played = await this.played(tx, chain, kept, now);
    if (played.length === 0) return kept;
    this.loads += 1;
    const all = [...kept, ...played.map((row) => unpackPeriod<State, Row>(row))];
    this.keep(chain.contestId, all, played);
    return all;
  }

  /** Those of the kept periods on whose facts nothing has changed: the first that is another one ends them. */
  private async proved(tx: Tx, { contestId, first, present, tags, named }: PeriodChain<Facts>, now: number) {
    let chain = this.chains.get(contestId);
    if (!chain) {
      chain = chainOf(unpackPeriods<State, Row>(await readPeriods(tx, contestId, this.rules.version), first));
      this.chains.set(contestId, chain, { size: sizeOf(chain.kept) });
    }
    const { kept } = chain;
    await loadVersions(tx, chain.tags);
    const count = getVersion(tx, chain.tags);
    if (named && chain.named === named && chain.count === count && chain.from <= now && first + kept.length <= present) return kept;
    const holds = (one: KeptPeriod<State, Row>) =>
      one.period < present &&
      one.from <= now &&
      tags(one.period).every((name) => one.tags.includes(name)) &&
      getVersion(tx, one.tags) === one.count;
    const until = kept.findIndex((one) => !holds(one));
    if (until >= 0) return kept.slice(0, until);
    [chain.named, chain.count] = [named, count];
    return kept;
  }

  /** The periods after those that are kept, up to the first that is not over. */
  private async played(tx: Tx, chain: PeriodChain<Facts>, kept: readonly KeptPeriod<State, Row>[], now: number) {
    const next = chain.first + kept.length;
    const played: PeriodRow[] = [];
    let [state, hangsOn] = [kept.at(-1)?.state ?? this.rules.start, kept.at(-1)?.hangsOn];
    for (const [n, facts] of (await chain.facts(tx, next, chain.present - 1)).entries()) {
      const over = this.rules.play(state, facts, now);
      if (!over) break;
      const tags = [...new Set([...chain.tags(next + n), ...over.tags])];
      await loadVersions(tx, tags);
      const counters = Object.fromEntries(tags.map((name) => [name, getVersion(tx, [name])]));
      const row = packPeriod(next + n, over, { after: shortOf(hangsOn), from: over.from, counters });
      played.push(row);
      [state, hangsOn] = [over.state, row.hangs_on];
    }
    return played;
  }

  private keep(contestId: number, all: readonly KeptPeriod<State, Row>[], played: readonly PeriodRow[]): void {
    this.chains.set(contestId, chainOf(all), { size: sizeOf(all) });
    const waiting = this.unwritten.get(contestId) ?? new Map<number, PeriodRow>();
    for (const row of played) waiting.set(row.period, row);
    this.unwritten.set(contestId, waiting);
    if (this.writing) return;
    this.writing = true;
    setImmediate(() => void this.outside(() => this.write()));
  }

  /** One contest after the other: whoever saves a pick meanwhile waits for one of them at most. */
  private async write(): Promise<void> {
    for (const [contestId, rows] of this.unwritten) {
      this.unwritten.delete(contestId);
      // A full disk or a database that is away: the next process plays them again.
      await this.db
        .write((tx) => writePeriods(tx, contestId, this.rules.version, [...rows.values()]), { only: tag.contest(contestId) })
        .catch(() => {});
    }
    this.writing = false;
  }
}

/** What a chain weighs in memory, roughly. */
const sizeOf = (chain: readonly KeptPeriod<unknown, unknown>[]): number =>
  Math.ceil(chain.reduce((sum, { bytes }) => sum + PERIOD_BYTES + bytes * TIMES_TEXT, 1));

const chainOf = <State, Row>(kept: readonly KeptPeriod<State, Row>[]): Chain<State, Row> => ({
  kept,
  tags: [...new Set(kept.flatMap((one) => one.tags))],
  from: Math.max(0, ...kept.map((one) => one.from)),
  named: undefined,
  count: -1,
});
