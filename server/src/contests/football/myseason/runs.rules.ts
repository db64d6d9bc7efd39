import type { WinsLosses } from '@poolhouse/contract/football-rules';
import type { DecidedPick } from '../recap/decided.rules';

/** Picks in a row that went the same way. */
export interface Streak {
  length: number;
  /** The weeks of its first and last pick. */
  from: number;
  to: number;
}

/** A week as it counts for an entry. */
export interface OwnWeek extends WinsLosses {
  week: number;
}

/**
 * The longest row of right picks and the longest of wrong ones, the earlier of two; undefined where there is none.
 * Picks follow each other as their games began. Picks that were never made are wrong ones at the end of their week.
 */
export function streaksOf(
  own: readonly DecidedPick[],
  weeks: readonly OwnWeek[],
): { right: Streak | undefined; wrong: Streak | undefined } {
  const all = weeks.flatMap(({ week, losses }) => {
    const picks = own
      .filter(({ pick }) => pick.week === week)
      .sort((a, b) => a.game.kickoffAt - b.game.kickoffAt || a.pick.slot - b.pick.slot);
    const missing = Math.max(0, losses - picks.filter(({ won }) => !won).length);
    return [...picks.map(({ won }) => won), ...Array.from({ length: missing }, () => false)].map((won) => ({ week, won }));
  });
  return { right: longest(all, true), wrong: longest(all, false) };
}

function longest(all: readonly { week: number; won: boolean }[], wanted: boolean): Streak | undefined {
  let best: Streak | undefined;
  let run: Streak | undefined;
  for (const { week, won } of all) {
    run = won === wanted ? { length: (run?.length ?? 0) + 1, from: run?.from ?? week, to: week } : undefined;
    if (run && run.length > (best?.length ?? 0)) best = run;
  }
  return best;
}
