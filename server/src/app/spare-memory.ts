import { setFlagsFromString } from 'node:v8';

/**
 * Tunes V8: the garbage collector runs when the heap has grown by half since its last run. Left to itself it waits until a site that
 * serves a thousand
 * contests holds as much again that nobody needs, since there is memory; marking is done beside, so it hardly costs who waits for a page.
 */
export const spareMemory = (): void => setFlagsFromString('--heap-growing-percent=50');
