/** In the last seconds the hammer is up. */
const GOING_ONCE = 5;
const GOING_TWICE = 2.5;

/** Seconds left of a clock that ends at `endsAt` by the server's time, never below 0. @param rate server seconds per real second */
export function secondsLeft(endsAt: number, now: number, rate: number): number {
  return Math.max(0, (endsAt - now) / 1000 / (rate || 1));
}

export function going(seconds: number, hasBid: boolean): '' | 'Going once' | 'Going twice' {
  if (!hasBid || seconds > GOING_ONCE) return '';
  return seconds > GOING_TWICE ? 'Going once' : 'Going twice';
}
