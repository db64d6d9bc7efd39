import type { SquareRow, SquaresEntryRow, SquaresGameRow, SquaresPayoutRow } from '@poolhouse/contract';
import type { Game } from '../../../sport/games/game';
import { ROUND_CODES } from '../../../sport/tournament/bracket.rules';
import type { TournamentGame } from '../../../sport/tournament/tournament';
import type { Entry } from '../../contest';
import { ranked } from '../../standings/ranking.rules';
import { isComplete, placeOf, squareOf } from './digits.rules';
import { initialsOf } from './initials.rules';
import type { LiveBoard } from './live-board';
import { pointsByRound, USUAL_GAMES } from './payouts.rules';
import { leaderFirst, winsOfSquares, type GamePay } from './winners.rules';

type Names = ReadonlyMap<number, string>;

export function squareRows({ board, claims, pays }: LiveBoard, names: Names): SquareRow[] {
  const wins = winsOfSquares(pays);
  const claimAt = new Map(claims.map((claim) => [placeOf(claim.x, claim.y), claim]));
  return Array.from({ length: 100 }, (_, place) => {
    const [x, y] = [place % 10, Math.floor(place / 10)];
    const claim = claimAt.get(place);
    return {
      ID: place,
      x_pos: x,
      y_pos: y,
      x_score: board.numbers.columns[x] ?? null,
      y_score: board.numbers.rows[y] ?? null,
      entry_id: claim?.entryId ?? 0,
      entry_name: claim ? (names.get(claim.entryId) ?? '') : '',
      wins: wins.get(place)?.wins ?? 0,
      winnings: wins.get(place)?.winnings ?? 0,
      by: claim?.by ?? '',
      reason: claim?.reason ?? '',
    };
  });
}

/** The standings: wins first, then points. */
export function entryRows({ claims, pays }: LiveBoard, entries: readonly Entry[]): SquaresEntryRow[] {
  const wins = winsOfSquares(pays);
  const initials = initialsOf(entries.map(({ name }) => name));
  const rows = entries.map((entry, index) => {
    const own = claims.filter(({ entryId }) => entryId === entry.id).map(({ x, y }) => wins.get(placeOf(x, y)));
    const sum = (field: 'wins' | 'winnings') => own.reduce((total, one) => total + (one?.[field] ?? 0), 0);
    return { entry, name: entry.name, initials: initials[index] ?? '', squares: own.length, wins: sum('wins'), winnings: sum('winnings') };
  });
  return ranked(rows, [({ wins: n }) => -n, ({ winnings }) => -winnings]).map(({ entry, name, rank, ...row }) => ({
    id: entry.id,
    entry_name: name,
    initials: row.initials,
    squares: row.squares,
    wins: row.wins,
    winnings: row.winnings,
    Rank: rank,
  }));
}

/** What each round pays. Before the bracket is known: what it will pay in a usual year. */
export function payoutRows({ board, pot, counted, pays }: LiveBoard): SquaresPayoutRow[] {
  const games = counted.length > 0 ? ROUND_CODES.map((_, round) => counted.filter((game) => game.round === round).length) : USUAL_GAMES;
  const counts = games.map((count, round) => (round > 0 || board.playins ? count : 0));
  const each = pointsByRound(pot, board.amounts, counts);
  const payOf = new Map(pays.map((pay) => [pay.key, pay]));
  return ROUND_CODES.map((code, round) => {
    const own = counted.filter((game) => game.round === round);
    return {
      ID: code,
      round,
      games: counts[round] ?? 0,
      amount: each[round] ?? 0,
      played: own.filter(({ winner }) => winner !== undefined).length,
      paid: own.reduce((sum, { key }) => sum + paidOf(payOf.get(key)), 0),
    };
  });
}

const paidOf = (pay: GamePay | undefined): number => (pay?.paid ?? 0) + (pay?.half?.paid ?? 0);

/** The games whose two teams are known. */
export function gameRows(live: LiveBoard, names: Names): SquaresGameRow[] {
  const holders = new Map(live.claims.map(({ x, y, entryId }) => [placeOf(x, y), entryId]));
  const payOf = new Map(live.pays.map((pay) => [pay.key, pay]));
  return (live.tournament?.games ?? []).flatMap((game) => gameRow(game, live, { pay: payOf.get(game.key), holders, names }) ?? []);
}

interface Payer {
  pay: GamePay | undefined;
  holders: ReadonlyMap<number, number>;
  names: Names;
}

function gameRow(game: TournamentGame, { board }: LiveBoard, payer: Payer): SquaresGameRow | undefined {
  const { event, half } = game;
  if (!event) return undefined;
  const score = shownScore(event);
  return {
    ID: event.id,
    round: game.round,
    game: game.key,
    team1: event.team1,
    team2: event.team2,
    seed1: event.rank1,
    seed2: event.rank2,
    score1: event.score1,
    score2: event.score2,
    state: event.state,
    status: event.statusNote.startsWith('Walk-over') ? event.statusNote : event.status,
    timeLeft: event.timeLeft,
    day: new Date(event.kickoffAt).toISOString(),
    TV: event.tv,
    leader: score?.leader ?? 0,
    x_score: score ? score.ahead % 10 : null,
    y_score: score ? score.behind % 10 : null,
    ...payFields(score, board, payer),
    half: board.halftimePct > 0 && half ? `${half.score1}-${half.score2}` : '',
    ...halfFields(payer),
  };
}

interface Score {
  ahead: number;
  behind: number;
  /** Which team leads; 0 for neither. */
  leader: 0 | 1 | 2;
}

/** The score of a game that is on or over, the leader's first; undefined before. */
function shownScore({ state, score1, score2 }: Game): Score | undefined {
  if (score1 === null || score2 === null || (state !== 'in_progress' && state !== 'final')) return undefined;
  const [ahead, behind] = leaderFirst(score1, score2);
  return { ahead, behind, leader: score1 === score2 ? 0 : score1 > score2 ? 1 : 2 };
}

/** Whose square the score falls on, and what it brings. */
function payFields(score: Score | undefined, board: LiveBoard['board'], { pay, holders, names }: Payer) {
  const standing = score && pay && isComplete(board.numbers) ? squareOf(board.numbers, score.ahead, score.behind) : undefined;
  // The final's square may be another one, where nobody holds its own.
  const place = pay?.square ?? standing;
  const entryId = place === undefined ? 0 : (holders.get(place) ?? 0);
  return { entry_id: entryId, entry_name: names.get(entryId) ?? '', amount: pay?.amount ?? 0, rolled: pay?.rolled ?? 0 };
}

const halfFields = ({ pay, holders, names }: Payer) => ({
  half_entry_name: pay?.half ? (names.get(holders.get(pay.half.square) ?? 0) ?? '') : '',
  half_amount: pay?.half?.paid ?? 0,
});
