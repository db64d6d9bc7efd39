import type { Tx } from '../../../ground/db/database';
import type { Contest } from '../../contest';
import type { Readers } from '../board/board';
import { withSidebets, withTerms } from '../money/terms.store';
import { weekAt, type Calendar } from '../../weeks/calendar';
import { readFootballCalendar } from '../football-weeks';
import { seasonToDate, type Season } from '../money/season.rules';
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

export async function readYear(tx: Tx, { directory, grades }: Readers, contest: Contest, now: number): Promise<GradedYear> {
  const entries = await withSidebets(tx, contest.id, (await directory.readIn(tx)).entriesByContest.get(contest.id) ?? []);
  const calendar = await readFootballCalendar(tx, contest.year);
  const weeks = await grades.read(tx, contest, entries, calendar, now);
  const season = seasonToDate(await withTerms(tx, contest), entries, weeks, calendar.lastWithGames);
  return { contest, calendar, weeks, season, showWeek: weekAt(calendar, now, season.weeks) };
}
