import { scope } from '../../db/database';
import type { HomeFacts, HomePart, HomeSource } from '../../home/home-source';
import { aboutEntry } from '../../home/about.rules';
import { presentContests } from '../access';
import { nextKickoff, type Calendar } from '../season/calendar';
import { moments } from '../season/moments';
import { readBoard, type Board } from './board';
import type { FootballParts } from './football-parts';
import { homeLine, homeLive, homeLocks, type HomeWeek } from './home.rules';
import { seasonScopes } from './season-grades';
import { weekStandings } from './season.rules';

type Parts = Pick<FootballParts, 'directory' | 'calendars' | 'grades'>;

/** What football tells the home page: the week that is on, of each of the player's contests. */
export function footballHome({ directory, calendars, grades }: Parts): HomeSource {
  const partOf = (contestId: number, calendar: Calendar): HomePart => ({
    key: ['football', contestId, calendar.start ?? '', calendar.weeks].join(':'),
    scopes: () => [scope.clock, scope.contests, scope.season(calendar.year), ...seasonScopes(contestId, calendar)],
    async load(tx, now) {
      const board = await readBoard(tx, directory, grades, { contestId, week: 0, calendar }, now);
      const week = homeWeek(board, now);
      return { model: (viewer) => factsOf(board, week, viewer.userId, now), ...moments(calendar, board.gameById.values(), now) };
    },
  });

  return {
    contest: 'Football',
    async partsFor(viewer) {
      const contests = presentContests(await directory.read(), viewer.userId, 'football');
      return Promise.all(contests.map(async ({ id, year }) => partOf(id, await calendars.read(year))));
    },
  };
}

function homeWeek(board: Board, now: number): HomeWeek {
  const { week, games, gameById, season, entries, weekGrades } = board;
  return { week, games, gameById, nextKickoff: nextKickoff(games, now), standings: weekStandings(entries, weekGrades, season.run.weeks[week - 1]), overall: season.overall };
}

function factsOf({ contest, entries, picks }: Board, week: HomeWeek, userId: number, now: number): HomeFacts {
  const own = entries.filter((entry) => entry.userId === userId);
  const picksOf = (entryId: number) => picks.get(entryId) ?? [];
  return {
    lines: own.map((entry) => ({ about: aboutEntry(entry, own, contest.name), facts: homeLine(week, entry.id, picksOf(entry.id).length) })),
    live: own.flatMap((entry) => homeLive(week, picksOf(entry.id))),
    locks: own.flatMap((entry) => homeLocks(week, picksOf(entry.id), now)),
  };
}
