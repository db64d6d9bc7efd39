import type { FootballCigarRow, FootballPopularRow, FootballSidebetRow, FootballStandingRow } from '@poolhouse/contract';
import { must } from '../../../ground/must';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff } from '../../../sport/games/game.rules';
import { abbrevOf, teamOf } from '../../game-rows/team-words.rules';
import type { Ranked } from '../../standings/ranking.rules';
import { gradePick } from '../money/grade.rules';
import { weekStandings } from '../money/season.rules';
import { rankCigar, rankSidebet, type Standing } from '../money/standings.rules';
import type { Board } from './board';
import { popularPicks, type PopularPick } from './popular.rules';

/** The week's standings, then the overall ones as week 0. */
export function standingRows(board: Board): FootballStandingRow[] {
  const row =
    (prefix: string, week: number, moved: ReadonlyMap<number, number>) =>
    (standing: Ranked<Standing>): FootballStandingRow => ({
      ID: `${prefix}${standing.entryId}`,
      entry_id: standing.entryId,
      EntryName: standing.name,
      Week: week,
      Wins: standing.wins,
      Losses: standing.losses,
      Points: standing.points,
      Rank: standing.rank,
      PicksIn: board.picks.get(standing.entryId)?.length ?? 0,
      Moved: moved.get(standing.entryId) ?? 0,
    });
  const ofWeek = weekStandings(board.entries, board.weekGrades, board.season.run.weeks[board.week - 1]);
  return [...ofWeek.map(row('w', board.week, new Map())), ...board.season.overall.map(row('o', 0, board.moved))];
}

export function cigarRows({ season }: Board): FootballCigarRow[] {
  return rankCigar(season.overall).map((one) => ({
    ID: one.entryId,
    EntryName: one.name,
    Weeks41: one.weeks41,
    Wins: one.wins,
    Rank: one.rank,
  }));
}

export function sidebetRows({ season }: Board): FootballSidebetRow[] {
  const marked = season.overall.filter((one) => one.sidebet);
  return rankSidebet(marked).map((one) => ({ ID: one.entryId, EntryName: one.name, Wins: one.wins, Losses: one.losses, Rank: one.rank }));
}

/** Counted from games that have kicked off only. */
export function popularRows(board: Board, now: number): FootballPopularRow[] {
  const started = (game: Game | undefined): game is Game => game !== undefined && hasKickedOff(game, now);
  const open = [...board.picks.values()].flat().flatMap(({ eventId, side }) => {
    const game = board.gameById.get(eventId);
    return started(game) ? [{ eventId, side, team: teamOf(game, side) }] : [];
  });
  return popularPicks(open).map(({ eventId, side, team, count }) => rowOf(board, { eventId, side, team, count }, now));
}

/** The same row after its game changed. */
export function popularRow(
  board: Board,
  { ID, event_id: eventId, Pick: team, Count: count }: FootballPopularRow,
  now: number,
): FootballPopularRow {
  return rowOf(board, { eventId, side: ID.endsWith('-1') ? 1 : 2, team, count }, now);
}

function rowOf(board: Board, { eventId, side, team, count }: PopularPick, now: number): FootballPopularRow {
  const game = must(board.gameById.get(eventId), 'the game of a popular pick');
  const grade = gradePick({ side, lockedSpread: null }, game, now);
  return {
    ID: `${eventId}-${side}`,
    Pick: team,
    Abbrev: abbrevOf(game, side),
    event_id: eventId,
    Spread: grade.line,
    Result: grade.result,
    Push: grade.push ? 1 : 0,
    Count: count,
  };
}
