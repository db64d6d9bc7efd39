import { LRUCache } from 'lru-cache';
import type { Memory, MemoryFigures } from './memories';

/** A value, the counters it was read under, and the time in which it stays true: from ≤ now < until, epoch ms. */
export interface CacheEntry<V> {
  readonly value: V;
  readonly version: number;
  readonly from: number;
  readonly until: number;
}

/** Keeps values as long as their version and time hold, the most lately used within a bound of bytes. */
export class VersionedMemory<V> implements Memory {
  private readonly entries: LRUCache<string, CacheEntry<V>>;
  private hits = 0;
  private loads = 0;

  /** @param bytes the bound, by the bytes that `keep` is given */
  constructor(
    readonly name: string,
    bytes: number,
  ) {
    this.entries = new LRUCache({ maxSize: bytes });
  }

  get(key: string, version: number, now: number): CacheEntry<V> | undefined {
    const entry = this.entries.get(key);
    const holds = entry !== undefined && entry.version === version && entry.from <= now && now < entry.until;
    if (holds) this.hits += 1;
    return holds ? entry : undefined;
  }

  /** What was read last, true or not any more. */
  latest(key: string): V | undefined {
    return this.entries.get(key)?.value;
  }

  /** A value of an earlier version, read by a snapshot that began before, does not take the place of a later one. */
  keep(key: string, entry: CacheEntry<V>, bytes: number): void {
    this.loads += 1;
    const known = this.entries.peek(key);
    if (!known || known.version <= entry.version) this.entries.set(key, entry, { size: Math.max(1, Math.ceil(bytes)) });
  }

  figures(): MemoryFigures {
    return { name: this.name, entries: this.entries.size, bytes: this.entries.calculatedSize, hits: this.hits, loads: this.loads };
  }
}
