import type { WinsLosses } from '@poolhouse/contract/football-rules';
import { longestRun, type Streak } from '../../myseason/streaks.rules';
import type { DecidedPick } from '../recap/decided.rules';

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
  return { right: longestRun(all, true), wrong: longestRun(all, false) };
}
