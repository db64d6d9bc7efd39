import type { Tx } from '../../../ground/db/database';
import type { Contest } from '../../contest';
import type { Directory } from '../../directory';
import { weekAt, type Calendar } from '../../weeks/calendar';
import { readFootballCalendar } from '../football-weeks';
import type { SeasonGrades } from '../season-grades';
import { seasonToDate, type Season } from '../season.rules';
import type { WeekGrades } from '../week-grades';

/** One year of a contest, graded to date. */
export interface GradedYear {
  contest: Contest;
  calendar: Calendar;
  weeks: readonly WeekGrades[];
  season: Season;
  /** The week that is on; the last one of a year that is over. */
  showWeek: number;
}

export async function readYear(tx: Tx, directory: Directory, grades: SeasonGrades, contest: Contest, now: number): Promise<GradedYear> {
  const entries = (await directory.readIn(tx)).entriesByContest.get(contest.id) ?? [];
  const calendar = await readFootballCalendar(tx, contest.year);
  const weeks = await grades.read(tx, contest, entries, calendar, now);
  const season = seasonToDate(contest, entries, weeks, calendar.lastWithGames);
  return { contest, calendar, weeks, season, showWeek: weekAt(calendar, now, season.weeks) };
}
