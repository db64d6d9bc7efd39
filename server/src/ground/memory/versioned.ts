import type { Database, Tx } from '../db/database';
import { isWrite } from '../db/nesting';
import { getVersion, loadVersions } from '../db/snapshot-versions';
import { must } from '../must';
import { tellFigures } from './memories';
import { VersionedMemory, type CacheEntry } from './versioned-memory';

/** A value as it was read, and when it changes by time alone (epoch ms); left out: never. */
export interface Timed<V> {
  value: V;
  from?: number;
  until?: number;
}

/** One kind of facts: what they hang on, and how they are read. */
export interface Facts<K, V> {
  /** As the log calls it. */
  readonly name: string;
  /** Bound of the memory. */
  readonly maxBytes: number;
  key(k: K): string;
  /** The tags whose change makes the value stale. */
  tags(k: K): readonly string[];
  /**
   * Reads those that are wanted, in their order. `before` is what was known of each until now: what did not change should
   * be the same objects again, so that nobody looks at it twice.
   */
  load(tx: Tx, wanted: readonly K[], now: number, before: readonly (V | undefined)[]): Promise<readonly Timed<V>[]>;
  /** What keeping the value costs, in bytes, roughly. */
  weigh(value: V): number;
}

interface Named {
  name: string;
  tags: readonly string[];
}

/** What was asked for together, and what the answer was under the sum of its counters. */
interface List<V> {
  tags: readonly string[];
  answer: { version: number; values: readonly V[]; from: number; until: number } | undefined;
}

/** What is asked for, and which of it has to be read. */
interface Asked<K, V> {
  keys: readonly K[];
  named: readonly { name: string; version: number }[];
  entries: (CacheEntry<V> | undefined)[];
  missing: readonly number[];
  /** Which of it to remember. */
  again: (key: K) => boolean;
}

const always = (): boolean => true;

/**
 * Facts that are read once for the whole process and kept until their tags are invalidated. A value and its version come from
 * one snapshot, so a change that commits in between cannot be missed, and none is ever older than the snapshot that asks.
 */
export class Versioned<K, V> {
  private readonly memory: VersionedMemory<V>;
  private readonly named = new WeakMap<object, Named>();
  private readonly lists = new WeakMap<readonly K[], List<V>>();
  private readonly coming = new Map<string, { version: number; there: Promise<unknown> }>();

  constructor(
    private readonly db: Database,
    private readonly facts: Facts<K, V>,
  ) {
    this.memory = new VersionedMemory(facts.name, facts.maxBytes);
    tellFigures(db, this.memory);
  }

  /** As it is now; without a query while nothing has changed. */
  async read(key: K, now = 0): Promise<V> {
    const version = this.db.tags.version(this.facts.tags(key));
    const entry = this.memory.get(this.facts.key(key), version, now);
    return entry ? entry.value : this.db.read((tx) => this.readIn(tx, key, now));
  }

  /** As a snapshot has it. */
  async readIn(tx: Tx, key: K, now = 0): Promise<V> {
    const { name, tags } = this.nameOf(key);
    await loadVersions(tx, tags);
    const entry = this.memory.get(name, getVersion(tx, tags), now);
    if (entry) return entry.value;
    const [read] = await this.readEachIn(tx, [key], now);
    return must(read, 'the value of a key').value;
  }

  /**
   * As a snapshot has them, in the order of asking; those that are missing are loaded together. Who asks with the same list gets the same
   * answer again while none of its counters has moved.
   */
  async readAllIn(tx: Tx, keys: readonly K[], now = 0): Promise<readonly V[]> {
    const list = this.listOf(keys);
    await loadVersions(tx, list.tags);
    const version = getVersion(tx, list.tags);
    const { answer } = list;
    if (answer && answer.version === version && answer.from <= now && now < answer.until) return answer.values;
    const each = await this.readEachIn(tx, keys, now);
    const values = each.map(({ value }) => value);
    if (!isWrite(tx)) {
      const from = Math.max(0, ...each.map((one) => one.from));
      list.answer = { version, values, from, until: Math.min(Infinity, ...each.map(({ until }) => until)) };
    }
    return values;
  }

  /** The same for who asks once: of what had to be read, only that is remembered which is going to be asked for again. */
  async readOnceIn(tx: Tx, keys: readonly K[], again: (key: K) => boolean, now = 0): Promise<readonly V[]> {
    await loadVersions(tx, this.listOf(keys).tags);
    return (await this.readEachIn(tx, keys, now, again)).map(({ value }) => value);
  }

  /** Under which counters a snapshot has each of them: equal versions are equal values, so what was made of one need not be made again. */
  async versionsIn(tx: Tx, keys: readonly K[]): Promise<number[]> {
    await loadVersions(tx, this.listOf(keys).tags);
    return keys.map((key) => getVersion(tx, this.nameOf(key).tags));
  }

  private async readEachIn(tx: Tx, keys: readonly K[], now: number, again: (key: K) => boolean = always): Promise<CacheEntry<V>[]> {
    const named = keys.map((key) => {
      const { name, tags } = this.nameOf(key);
      return { name, version: getVersion(tx, tags) };
    });
    const entries = named.map(({ name, version }) => this.memory.get(name, version, now));
    const coming = isWrite(tx) ? [] : this.onItsWay(named, entries);
    if (coming.length > 0) {
      await Promise.allSettled(coming);
      for (const [n, { name, version }] of named.entries()) entries[n] ??= this.memory.get(name, version, now);
    }
    const missing = [...keys.keys()].filter((n) => entries[n] === undefined);
    if (missing.length === 0) return entries as CacheEntry<V>[];
    const asked = { keys, named, entries, missing, again };
    return isWrite(tx) ? this.load(tx, asked, now) : this.loadForAll(tx, asked, now);
  }

  /** What other snapshots with the same counters are just reading. */
  private onItsWay(named: readonly { name: string; version: number }[], entries: readonly unknown[]): Promise<unknown>[] {
    return named.flatMap(({ name, version }, n) => {
      const one = entries[n] === undefined ? this.coming.get(name) : undefined;
      return one?.version === version ? [one.there] : [];
    });
  }

  /** Whoever asks for the same meanwhile waits for it. */
  private async loadForAll(tx: Tx, asked: Asked<K, V>, now: number): Promise<CacheEntry<V>[]> {
    const there = this.load(tx, asked, now);
    const names = asked.missing.map((n) => must(asked.named[n], 'the name of a key'));
    for (const { name, version } of names) this.coming.set(name, { version, there });
    try {
      return await there;
    } finally {
      for (const { name } of names) if (this.coming.get(name)?.there === there) this.coming.delete(name);
    }
  }

  private async load(tx: Tx, { keys, named, entries, missing, again }: Asked<K, V>, now: number): Promise<CacheEntry<V>[]> {
    const wanted = missing.map((n) => keys[n] as K);
    const before = missing.map((n) => this.memory.latest(must(named[n], 'the name of a key').name));
    const loaded = await this.facts.load(tx, wanted, now, before);
    // What a write has read may be its own change, which may yet be undone.
    const mayKeep = !isWrite(tx);
    for (const [at, n] of missing.entries()) {
      const { value, from = 0, until = Infinity } = must(loaded[at], 'what was read of a key that was wanted');
      const { name, version } = must(named[n], 'the name of a key');
      const one = { value, version, from, until };
      entries[n] = one;
      if (mayKeep && again(keys[n] as K)) this.memory.keep(name, one, this.facts.weigh(value) + 2 * name.length + 100);
    }
    return entries as CacheEntry<V>[];
  }

  private listOf(keys: readonly K[]): List<V> {
    let list = this.lists.get(keys);
    if (!list) this.lists.set(keys, (list = { tags: keys.flatMap((key) => this.nameOf(key).tags), answer: undefined }));
    return list;
  }

  /** Who asks again with the same object need not have its name and tags spelled out again. */
  private nameOf(key: K): Named {
    if (typeof key !== 'object' || key === null) return { name: this.facts.key(key), tags: this.facts.tags(key) };
    let known = this.named.get(key);
    if (!known) this.named.set(key, (known = { name: this.facts.key(key), tags: this.facts.tags(key) }));
    return known;
  }
}
