import { LRUCache } from 'lru-cache';

/**
 * Values of the keys that were used most lately. Grows with what it holds: a cache that is given its `max` sets all of its room aside at
 * once, which took a tenth of the time in which a server starts.
 * @param entries the bound
 */
export const mostRecent = <V extends NonNullable<unknown>>(entries: number): LRUCache<string, V> =>
  new LRUCache<string, V>({ maxSize: entries, sizeCalculation: () => 1 });
