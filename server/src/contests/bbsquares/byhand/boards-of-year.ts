import type { Tx } from '../../../ground/db/database';
import { readTournament, type Tournament } from '../../../sport/tournament/tournament';
import type { Contest, Entry } from '../../contest';
import type { Memberships } from '../../entries/directory';
import { squaresKind } from '../bbsquares.kind';
import { entryRows } from '../board/board-rows';
import { readBoard, type Board, type Claim } from '../board/boards.store';
import { readClaims } from '../board/claims.store';
import { liveBoard } from '../board/live-board';

/** A board as it is stored, whoever's it is. */
export interface YearBoard {
  contest: Contest;
  entries: readonly Entry[];
  board: Board;
  claims: readonly Claim[];
}

/** All boards of a tournament, of every group: what the site says of its games concerns them all. */
export interface Year {
  tournament: Tournament | undefined;
  boards: readonly YearBoard[];
}

/** @param now site time, epoch ms */
export async function readYear(tx: Tx, memberships: Memberships, year: number, now: number): Promise<Year> {
  const boards: YearBoard[] = [];
  for (const contest of await memberships.contestsOfSeason(squaresKind.type, year)) {
    const entries = await memberships.entriesOf(contest.id);
    boards.push({ contest, entries, board: await readBoard(tx, contest.id, now), claims: await readClaims(tx, contest.id) });
  }
  return { tournament: await readTournament(tx, year, now), boards };
}

/** The year over a game that has this score at half-time, or none. */
export const supposingHalf = (year: Year, eventId: number, half: { score1: number; score2: number } | undefined): Year => ({
  ...year,
  tournament: year.tournament && {
    ...year.tournament,
    games: year.tournament.games.map((game) => (game.event?.id === eventId ? { ...game, half } : game)),
  },
});

/** An entry whose points would be others, or are. */
export interface Moved {
  contest: Contest;
  entry: Entry;
  before: number;
  after: number;
}

/** Whose points differ between two readings of the same boards. */
export function movedBetween(before: Year, after: Year, now: number): Moved[] {
  const then = pointsOf(after, now);
  return [...pointsOf(before, now)].flatMap(([id, one]) => {
    const next = then.get(id)?.points ?? one.points;
    return next === one.points ? [] : [{ contest: one.contest, entry: one.entry, before: one.points, after: next }];
  });
}

function pointsOf({ tournament, boards }: Year, now: number): Map<number, { contest: Contest; entry: Entry; points: number }> {
  const points = new Map<number, { contest: Contest; entry: Entry; points: number }>();
  for (const { contest, entries, board, claims } of boards) {
    const rows = new Map(entryRows(liveBoard({ board, claims, tournament }, now), entries).map((row) => [row.id, row.winnings]));
    for (const entry of entries) points.set(entry.id, { contest, entry, points: rows.get(entry.id) ?? 0 });
  }
  return points;
}
