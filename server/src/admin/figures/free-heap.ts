import { getHeapStatistics } from 'node:v8';

/** Bytes that this process may still take for its memory: the limit of the heap less what is used. */
export function freeHeap(): number {
  const { heap_size_limit: limit, used_heap_size: used } = getHeapStatistics();
  return Math.max(0, limit - used);
}
