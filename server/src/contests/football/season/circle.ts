import type { Tx } from '../../../db/database';
import type { Viewer } from '../../../http/viewer';
import { contestsFor } from '../../access';
import type { Contest } from '../../contest';
import type { Directory, Memberships } from '../../directory';
import { readCalendar, weekAt, type Calendar } from '../calendar';
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

/**
 * The years of a contest (same name and group) whose records a viewer may see: up to the one he is in, and later ones that
 * he is in as well. Records of earlier years are his circle's history even where he did not play himself. Latest first.
 */
export function yearsOfCircle(memberships: Memberships, viewer: Viewer, base: Contest): Contest[] {
  const visible = new Set(contestsFor(memberships, viewer, 'football'));
  return memberships.contests.filter((one) => one.type === 'football' && one.name === base.name && one.groupNumber === base.groupNumber && (one.year <= base.year || visible.has(one)));
}

export async function readYear(tx: Tx, directory: Directory, grades: SeasonGrades, contest: Contest, now: number): Promise<GradedYear> {
  const entries = (await directory.readIn(tx)).entriesByContest.get(contest.id) ?? [];
  const calendar = await readCalendar(tx, contest.year);
  const weeks = await grades.read(tx, contest, entries, calendar, now);
  const season = seasonToDate(contest, entries, weeks, calendar.lastWithGames);
  return { contest, calendar, weeks, season, showWeek: weekAt(calendar, now, season.weeks) };
}
