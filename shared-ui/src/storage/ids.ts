import { readStored, writeStored } from './storage';

/** `football_contest_id`, `golf_entry_id`: each kind of contest keeps its own. */
export type StoredIdKey = `${string}_${'contest' | 'entry'}_id`;

/** The id last chosen on this device; 0 when none. */
export function storedId(key: StoredIdKey): number {
  const id = Number(readStored(key));
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

export function storeId(key: StoredIdKey, id: number): void {
  writeStored(key, String(id));
}
