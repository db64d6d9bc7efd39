import type { Calendar } from '../../weeks/calendar';
import { planPot } from '../money/pot.rules';
import { weeksAhead } from '../money/weeks-left.rules';
import type { Board } from './board';

/** Weeks after a board's own that may still count. */
export function boardsWeeksAhead({ contest, entries, week, season }: Board, calendar: Calendar): number {
  const { pointsPerWeek } = planPot({ ...contest, entries: entries.length });
  return weeksAhead(week, season.run, pointsPerWeek, calendar.lastWithGames);
}
