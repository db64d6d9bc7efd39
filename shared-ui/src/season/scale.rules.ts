/** Steps of 1, 2, 5, 10 and so on, so that a scale has at most `most` of them. */
export function stepFor(range: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const base of [1, 2, 5]) if (range / (base * power) <= most) return base * power;
  }
}

/** 0, step, 2 × step … up to the range. */
export function marks(range: number, most: number): number[] {
  const step = stepFor(range, most);
  return Array.from({ length: Math.floor(range / step) + 1 }, (_, i) => i * step);
}
