/** A margin axis: from so many points for the away side to so many for the home side, symmetric about level. */
export interface MarginAxis {
  /** Points at either end. */
  readonly reach: number;
  readonly ticks: readonly number[];
  /** Place of a margin, 0 to 100; what lies beyond the ends stands at them. */
  readonly at: (margin: number) => number;
}

const STEP = 10;

/** An axis that holds the band of one sigma about the model, and every mark that is given. */
export function marginAxis(marks: readonly number[], sigma: number, model: number): MarginAxis {
  const widest = Math.max(STEP, ...marks.map(Math.abs), Math.abs(model) + sigma);
  const reach = Math.ceil((widest + 2) / 5) * 5;
  // A word needs room at either side of its tick.
  const count = Math.floor((reach * 0.9) / STEP);
  return {
    reach,
    ticks: Array.from({ length: 2 * count + 1 }, (_, n) => (n - count) * STEP),
    at: (margin) => ((Math.max(-reach, Math.min(reach, margin)) + reach) / (2 * reach)) * 100,
  };
}

/** The range in which the share of so many lies with 95 in 100 (Wilson), in percent. */
export function shareRange(won: number, n: number): readonly [low: number, high: number] {
  const z = 1.96;
  const middle = (won + (z * z) / 2) / (n + z * z);
  const half = (z * Math.sqrt((won * (n - won)) / n + (z * z) / 4)) / (n + z * z);
  return [Math.max(0, middle - half) * 100, Math.min(1, middle + half) * 100];
}

/** Bars that differences can be seen on, and that hold every figure. */
export interface Bars {
  readonly from: number;
  readonly to: number;
  width(figure: number | null): string;
}

const BARS_FROM = 8;
const BARS_TO = 12;

/** From 8 to 12 points, and further where a figure lies beyond. */
export function barsOf(figures: readonly (number | null)[]): Bars {
  const known = figures.filter((one) => one !== null);
  const from = Math.min(BARS_FROM, ...known.map(Math.floor));
  const to = Math.max(BARS_TO, ...known.map(Math.ceil));
  return { from, to, width: (figure) => `${(((figure ?? from) - from) / (to - from)) * 100}%` };
}

/** Where an axis of percents begins so that the lowest bar ends inside: at 40, or at the tens below it. */
export const percentFrom = (lows: readonly number[]): number => Math.max(0, Math.min(40, ...lows.map((low) => Math.floor(low / 10) * 10)));
