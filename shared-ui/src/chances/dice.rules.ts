/**
 * Whole numbers of 32 bits, the same ones in the same order for the same seed (Marsaglia's xorshift). What is drawn on each device comes
 * from these, so that everybody who looks at the same sees the same; for a choice that nobody may foresee there is the browser's own dice.
 */
export function seededBits(seed: number): () => number {
  // Nothing comes of a zero but zeros.
  let x = (seed ^ 0x2545f491) | 0 || 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x >>> 0;
  };
}

/** The same as numbers in [0, 1). */
export function dice(seed: number): () => number {
  const bits = seededBits(seed);
  return () => bits() / 4_294_967_296;
}
