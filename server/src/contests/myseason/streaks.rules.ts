import type { MySeasonTold } from '@poolhouse/contract';
import { formatNumber, formatRange } from '@poolhouse/contract/formats';

/** Things in a row that went the same way. */
export interface Streak {
  length: number;
  /** The weeks of its first and last one. */
  from: number;
  to: number;
}

/** The longest row of those that went so, the earlier of two; undefined where there is none. */
export function longestRun(all: readonly { week: number; won: boolean }[], wanted: boolean): Streak | undefined {
  let best: Streak | undefined;
  let run: Streak | undefined;
  for (const { week, won } of all) {
    run = won === wanted ? { length: (run?.length ?? 0) + 1, from: run?.from ?? week, to: week } : undefined;
    if (run && run.length > (best?.length ?? 0)) best = run;
  }
  return best;
}

/** @param word what they were: 'right' */
export function streakFact<K extends string>(
  ID: K,
  Title: string,
  word: string,
  { length, from, to, unit = 'week' }: Streak & { unit?: 'week' | 'tournament' },
): MySeasonTold & { ID: K } {
  const weeks = Array.from({ length: to - from + 1 }, (_, n) => from + n);
  const one = unit === 'week' ? 'Week' : 'Tournament';
  const Text = from === to ? `${one} ${from}` : `${one}s ${formatRange(from, to)}`;
  return { ID, Title, Head: `${formatNumber(length)} ${word}`, Text, Weeks: weeks.join() };
}
