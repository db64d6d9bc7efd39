import type { Tx } from '../../ground/db/database';
import type { Game } from '../../sport/games/game';
import { Refusal } from '../../ground/refusal';
import type { Contest, Entry } from '../contest';
import type { Directory } from '../directory';
import { noSuchContest } from '../access';
import { weekAt, windowOf, type Calendar } from '../weeks/calendar';
import { readFacts, type SeasonGrades } from './season-grades';
import { movement, seasonToDate, type Season } from './season.rules';
import { gamesOfPicks, gradedPicks, type GradedEntryPick, type WeekGrades } from './week-grades';

/** Which contest and week is asked for; week 0 is the one that is on. */
export interface BoardParams {
  contestId: number;
  week: number;
  calendar: Calendar;
}

/** All facts of one contest and week, before they are made into rows. */
export interface Board {
  contest: Contest;
  entries: readonly Entry[];
  season: Season;
  week: number;
  showWeek: number;
  /** All weeks of the calendar. */
  weeks: readonly WeekGrades[];
  weekGrades: WeekGrades;
  picks: ReadonlyMap<number, readonly GradedEntryPick[]>;
  /** The week's games. */
  games: readonly Game[];
  /** Those and the ones that were picked and have left the week. */
  gameById: ReadonlyMap<number, Game>;
  moved: ReadonlyMap<number, number>;
}

/** Reads and grades a contest up to `now`. Refuses a week that the contest does not have. */
export async function readBoard(tx: Tx, directory: Directory, grades: SeasonGrades, params: BoardParams, now: number): Promise<Board> {
  const { contestId, calendar } = params;
  const memberships = await directory.readIn(tx);
  const contest = memberships.contestById.get(contestId);
  if (!contest) throw noSuchContest();
  const entries = memberships.entriesByContest.get(contestId) ?? [];
  const weeks = await grades.read(tx, contest, entries, calendar, now);
  const season = seasonToDate(contest, entries, weeks, calendar.lastWithGames);
  const showWeek = weekAt(calendar, now, season.weeks);
  const week = params.week === 0 ? showWeek : params.week;
  if (week > season.weeks)
    throw new Refusal('bad_input', `This contest has ${season.weeks} weeks.`, { week: `must be 1 to ${season.weeks}` });
  const [facts] = await readFacts(tx, contestId, calendar, [week]);
  return {
    contest,
    entries,
    season,
    week,
    showWeek,
    weeks,
    weekGrades: weeks[week - 1]!,
    picks: gradedPicks(facts!, now),
    games: facts!.games,
    gameById: await gamesOfPicks(tx, facts!),
    moved: movement(season, entries, weeks, showWeek, windowOf(calendar, showWeek)?.opensAt ?? 0),
  };
}

/** The week that is on in a contest; extra weeks count only where they have come. */
export async function currentWeek(
  tx: Tx,
  directory: Directory,
  grades: SeasonGrades,
  contest: Contest,
  calendar: Calendar,
  now: number,
): Promise<number> {
  const entries = (await directory.readIn(tx)).entriesByContest.get(contest.id) ?? [];
  const weeks = await grades.read(tx, contest, entries, calendar, now);
  return weekAt(calendar, now, seasonToDate(contest, entries, weeks, calendar.lastWithGames).weeks);
}
