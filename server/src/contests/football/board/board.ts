import type { Tx } from '../../../ground/db/database';
import type { Game } from '../../../sport/games/game';
import { Refusal } from '../../../ground/refusal';
import type { Contest } from '../../contest';
import { withSidebets, withTerms, type FootballContest, type FootballEntry } from '../money/terms.store';
import type { FootballParts } from '../football-parts';
import { must } from '../../../ground/must';
import { noSuchContest } from '../../access';
import { weekAt, windowOf, type Calendar } from '../../weeks/calendar';
import { readFacts } from '../money/season-grades';
import { movement, seasonToDate, type Season } from '../money/season.rules';
import { gamesOfPicks, gradedPicks, type GradedEntryPick, type WeekGrades } from '../money/week-grades';

/** Which contest and week is asked for; week 0 is the one that is on. */
export interface BoardParams {
  contestId: number;
  week: number;
  calendar: Calendar;
}

/** All facts of one contest and week, before they are made into rows. */
export interface Board {
  contest: FootballContest;
  entries: readonly FootballEntry[];
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

/** The memories that a board is read by. */
export type Readers = Pick<FootballParts, 'directory' | 'grades'>;

/** Reads and grades a contest up to `now`. Refuses a week that the contest does not have. */
export async function readBoard(tx: Tx, { directory, grades }: Readers, params: BoardParams, now: number): Promise<Board> {
  const { contestId, calendar } = params;
  const memberships = await directory.readIn(tx);
  const known = memberships.contestById.get(contestId);
  if (!known) throw noSuchContest();
  const contest = await withTerms(tx, known);
  const entries = await withSidebets(tx, contestId, memberships.entriesByContest.get(contestId) ?? []);
  const weeks = await grades.read(tx, contest, entries, calendar, now);
  const season = seasonToDate(contest, entries, weeks, calendar.lastWithGames);
  const showWeek = weekAt(calendar, now, season.weeks);
  const week = params.week === 0 ? showWeek : params.week;
  if (week > season.weeks)
    throw new Refusal('bad_input', `This contest has ${season.weeks} weeks.`, { week: `must be 1 to ${season.weeks}` });
  const facts = must((await readFacts(tx, contestId, calendar, [week]))[0], `the facts of week ${week}`);
  return {
    contest,
    entries,
    season,
    week,
    showWeek,
    weeks,
    weekGrades: must(weeks[week - 1], `week ${week}`),
    picks: gradedPicks(facts, now),
    games: facts.games,
    gameById: await gamesOfPicks(tx, facts),
    moved: movement(season, entries, weeks, showWeek, windowOf(calendar, showWeek)?.opensAt ?? 0),
  };
}

/** The week that is on in a contest; extra weeks count only where they have come. */
export async function currentWeek(
  tx: Tx,
  { directory, grades }: Readers,
  { contest, calendar, now }: { contest: Contest; calendar: Calendar; now: number },
): Promise<number> {
  const entries = await withSidebets(tx, contest.id, (await directory.readIn(tx)).entriesByContest.get(contest.id) ?? []);
  const weeks = await grades.read(tx, contest, entries, calendar, now);
  return weekAt(calendar, now, seasonToDate(await withTerms(tx, contest), entries, weeks, calendar.lastWithGames).weeks);
}
