import type { HomeSource } from '../../people/home/home-source';
import { seasonHome } from '../seasons/season-home';
import { nextKickoff } from '../weeks/calendar';
import { seasonTags } from '../weeks/season-tags';
import { readBoard, type Board } from './board/board';
import type { FootballDeps } from './football-deps';
import { footballKind } from './football.kind';
import { homeDates, type DatedWeek } from './home-dates.rules';
import { homeLine, homeLive, homeLocks, type HomeWeek } from './home.rules';
import { gradedPicks } from './money/played-week.rules';
import { weekStandings } from './money/season.rules';

/** What football tells the home page. */
export function footballHome(deps: FootballDeps): HomeSource {
  return seasonHome(deps, {
    kind: footballKind,
    tags: seasonTags,
    async week(tx, contestId, calendar, now) {
      const board = await readBoard(tx, deps, { contestId, week: 0, calendar }, now);
      const week = homeWeek(board, now);
      const ofWeek = new Map(board.games.map((game) => [game.id, game]));
      const of = (entryId: number) => {
        const picks = gradedPicks(ofWeek, board.saved.get(entryId), now);
        return {
          line: homeLine(week, entryId, picks, now),
          live: homeLive(week, picks),
          locks: homeLocks(week, picks, now),
          dates: () => homeDates(contestId, entryId, datedWeeks(board, { entryId, now }), now),
        };
      };
      const { contest, entries, season, games } = board;
      const on = { week: board.week, weeks: season.weeks, games };
      return { contest, entries, games: board.gameById.values(), of, on, table: season.overall };
    },
  });
}

function homeWeek(board: Board, now: number): HomeWeek {
  const { contest, week, games, gameById, season, entries } = board;
  return {
    contestId: contest.id,
    week,
    games,
    gameById,
    nextKickoff: nextKickoff(games, now),
    standings: weekStandings(entries, board, season.run.weeks[week - 1]),
    overall: season.overall,
  };
}

/** The week that is on and those to come, for one entry. */
function datedWeeks(
  { week, open, games, gameById, saved, season }: Board,
  { entryId, now }: { entryId: number; now: number },
): DatedWeek[] {
  const dated = (one: Omit<DatedWeek, 'picks'>, of: Board['saved']): DatedWeek => ({
    ...one,
    picks: gradedPicks(one.gameById, of.get(entryId), now),
  });
  const coming = [...open.values()].filter((one) => one.week > week && one.week <= season.weeks);
  return [
    dated({ week, games, gameById }, saved),
    ...coming.map((one) => dated({ ...one, gameById: new Map(one.games.map((game) => [game.id, game])) }, one.saved)),
  ];
}
