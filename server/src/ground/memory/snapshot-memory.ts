import type { Tx } from '../db/database';
import { insideWrite } from '../db/nesting';

/**
 * Keeps what was worked out in one snapshot for whoever asks in the same one. A write works it out each time: its own changes may have come
 * in between.
 */
export class SnapshotMemory<V> {
  private readonly snapshots = new WeakMap<Tx, Map<string, V>>();

  async read(tx: Tx, key: string, work: () => Promise<V>): Promise<V> {
    if (insideWrite()) return work();
    const inSnapshot = this.snapshots.get(tx) ?? new Map<string, V>();
    this.snapshots.set(tx, inSnapshot);
    const known = inSnapshot.get(key);
    if (known !== undefined) return known;
    const value = await work();
    inSnapshot.set(key, value);
    return value;
  }
}
