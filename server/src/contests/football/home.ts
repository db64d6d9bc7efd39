import { scope } from '../../db/database';
import type { HomeFacts, HomeSource } from '../../home/home-source';
import { aboutEntry } from '../../home/about.rules';
import { nextKickoff } from '../season/calendar';
import { seasonHome } from '../season/season-home';
import { readBoard, type Board } from './board';
import type { FootballParts } from './football-parts';
import { homeLine, homeLive, homeLocks, type HomeWeek } from './home.rules';
import { seasonScopes } from './season-grades';
import { weekStandings } from './season.rules';

type Parts = Pick<FootballParts, 'directory' | 'calendars' | 'grades'>;

/** What football tells the home page. */
export function footballHome({ directory, calendars, grades }: Parts): HomeSource {
  return seasonHome({ directory, calendars }, {
    contest: 'Football',
    type: 'football',
    scopes: (contestId, calendar) => [scope.clock, scope.contests, scope.season(calendar.year), ...seasonScopes(contestId, calendar)],
    async week(tx, contestId, calendar, now) {
      const board = await readBoard(tx, directory, grades, { contestId, week: 0, calendar }, now);
      const week = homeWeek(board, now);
      return { games: board.gameById.values(), factsOf: (userId) => factsOf(board, week, userId, now) };
    },
  });
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
