import { LRUCache } from 'lru-cache';
import type { Memory, MemoryFigures } from './memories';

/** A value, the counters it was read under, and the time in which it stays true: from ≤ now < until, epoch ms. */
export interface Kept<V> {
  readonly value: V;
  readonly version: number;
  readonly from: number;
  readonly until: number;
}

/** Keeps values as long as their version and time hold, the most lately used within a bound of bytes. */
export class VersionedMemory<V> implements Memory {
  private readonly kept: LRUCache<string, Kept<V>>;
  private hits = 0;
  private loads = 0;

  /** @param bytes the bound, by what `keep` is told */
  constructor(
    readonly name: string,
    bytes: number,
  ) {
    this.kept = new LRUCache({ maxSize: bytes });
  }

  get(key: string, version: number, now: number): Kept<V> | undefined {
    const kept = this.kept.get(key);
    const holds = kept !== undefined && kept.version === version && kept.from <= now && now < kept.until;
    if (holds) this.hits += 1;
    return holds ? kept : undefined;
  }

  /** What is kept, true or not any more. */
  latest(key: string): V | undefined {
    return this.kept.get(key)?.value;
  }

  /** A value of an earlier version, read by a snapshot that began before, does not take the place of a later one. */
  keep(key: string, kept: Kept<V>, bytes: number): void {
    this.loads += 1;
    const known = this.kept.peek(key);
    if (!known || known.version <= kept.version) this.kept.set(key, kept, { size: Math.max(1, Math.ceil(bytes)) });
  }

  figures(): MemoryFigures {
    return { name: this.name, entries: this.kept.size, bytes: this.kept.calculatedSize, hits: this.hits, loads: this.loads };
  }
}
