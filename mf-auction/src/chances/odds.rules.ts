/** The chance that a seed beats another. @param strengths of seeds 1 to 16 */
export const beats = (strengths: readonly number[], seed: number, other: number): number =>
  1 / (1 + Math.exp((strengths[other - 1] ?? 0) - (strengths[seed - 1] ?? 0)));

/** Numbers from 0 to 1 that are the same for all who ask of the same auction (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
