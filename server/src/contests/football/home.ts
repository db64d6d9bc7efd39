import { scope } from '../../ground/db/database';
import type { HomeSource } from '../../people/home/home-source';
import { nextKickoff } from '../weeks/calendar';
import { seasonHome } from '../weeks/season-home';
import { readBoard, type Board } from './board';
import type { FootballParts } from './football-parts';
import { homeLine, homeLive, homeLocks, type HomeWeek } from './home.rules';
import { seasonScopes } from './season-grades';
import { weekStandings } from './season.rules';

type Parts = Pick<FootballParts, 'directory' | 'calendars' | 'grades'>;

/** What football tells the home page. */
export function footballHome({ directory, calendars, grades }: Parts): HomeSource {
  return seasonHome(
    { directory, calendars },
    {
      contest: 'Football',
      type: 'football',
      scopes: (contestId, calendar) => [scope.clock, scope.contests, scope.season(calendar.year), ...seasonScopes(contestId, calendar)],
      async week(tx, contestId, calendar, now) {
        const board = await readBoard(tx, directory, grades, { contestId, week: 0, calendar }, now);
        const week = homeWeek(board, now);
        const of = (entryId: number) => {
          const picks = board.picks.get(entryId) ?? [];
          return { line: homeLine(week, entryId, picks, now), live: homeLive(week, picks), locks: homeLocks(week, picks, now) };
        };
        return { contest: board.contest, entries: board.entries, games: board.gameById.values(), of };
      },
    },
  );
}

function homeWeek(board: Board, now: number): HomeWeek {
  const { contest, week, games, gameById, season, entries, weekGrades } = board;
  return {
    contestId: contest.id,
    week,
    games,
    gameById,
    nextKickoff: nextKickoff(games, now),
    standings: weekStandings(entries, weekGrades, season.run.weeks[week - 1]),
    overall: season.overall,
  };
}
