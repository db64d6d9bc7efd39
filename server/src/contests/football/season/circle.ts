import type { Tx } from '../../../ground/db/database';
import type { Contest } from '../../contest';
import { weekAt, type Calendar } from '../../weeks/calendar';
import type { Readers } from '../board/board';
import { readFootballCalendar } from '../football-weeks';
import type { Season } from '../money/season.rules';
import type { WeekGrades } from '../money/week-grades';

/** One year of a contest, graded to date. */
export interface GradedYear {
  contest: Contest;
  calendar: Calendar;
  weeks: readonly WeekGrades[];
  season: Season;
  /** The week that is on; the last one of a year that is over. */
  showWeek: number;
}

export async function readYear(tx: Tx, { grades }: Readers, contest: Contest, now: number): Promise<GradedYear> {
  const calendar = await readFootballCalendar(tx, contest.year);
  const { weeks, season } = await grades.read(tx, contest, calendar, now);
  return { contest, calendar, weeks, season, showWeek: weekAt(calendar, now, season.weeks, contest.firstWeek) };
}
