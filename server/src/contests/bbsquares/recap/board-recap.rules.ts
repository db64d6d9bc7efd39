import type { RecapFact, SquaresEntryRow } from '@poolhouse/contract';
import { numberWord } from '../../recaps/number-word.rules';
import { compareNames } from '../../standings/names.rules';
import {
  bestDay,
  bestSquare,
  decidedGames,
  endedOf,
  leadOf,
  mostPoints,
  nobodysSquare,
  numberedSquares,
  onePointAway,
  squareOfScore,
  withoutGame,
} from './board-facts.rules';
import {
  awayWords,
  bestDayWords,
  bestSquareWords,
  broughtWords,
  emptyWords,
  finalWords,
  leadWords,
  mostPointsWords,
  nobodysWords,
  ownWords,
  wonWords,
} from './board-words.rules';
import type { BoardRecap, HeldSquare, PlayedBoard } from './board.types';

/**
 * Pure: the same rows have the same recap, so it stays as it is until a result or a claim is corrected. Undefined where there are no numbers, and
 * where nobody holds a square.
 */
export function boardRecap(of: PlayedBoard): BoardRecap | undefined {
  const squares = numberedSquares(of);
  const players = of.entries.filter((entry) => entry.squares > 0);
  const winners = players.filter(({ Rank, wins }) => Rank === 1 && wins > 0);
  const [winner, ...others] = winners.sort((a, b) => compareNames(a.entry_name, b.entry_name) || a.id - b.id);
  if (squares.length === 0 || !winner) return undefined;
  const only = others.length === 0 ? winner : undefined;
  return {
    winners,
    headline: only ? only.entry_name : `${numberWord(winners.length)} shared it`,
    says: `${wonWords(winner)}${only ? '' : ' each'}`,
    note: only ? broughtWords(only) : '',
    facts: [...finalFacts(of, squares), ...otherFacts(of, { squares, players, winners, only })],
    squares: only ? byPoints(wonBy(squares, only)) : [],
    own: new Map(players.map((entry) => [entry.id, ownWords(entry, players, byPoints(wonBy(squares, entry))[0])])),
  };
}

const wonBy = (squares: readonly HeldSquare[], { id }: SquaresEntryRow): HeldSquare[] =>
  squares.filter(({ entryId, wins }) => entryId === id && wins > 0);

const byPoints = (squares: readonly HeldSquare[]): HeldSquare[] =>
  [...squares].sort((a, b) => b.winnings - a.winnings || b.wins - a.wins || a.place - b.place);

const FINAL = 6;

/** The final's square, and who was a point from it. */
function finalFacts(of: PlayedBoard, squares: readonly HeldSquare[]): RecapFact[] {
  const game = decidedGames(of).find(({ round }) => round === FINAL);
  const ended = game && endedOf(game);
  const own = ended && squareOfScore(squares, ended);
  const points = game ? game.amount - game.half_amount : 0;
  if (!game || !own || points <= 0) return [];
  const near = own.entryId === 0 ? [] : onePointAway(squares, ended, game.entry_id);
  return [finalWords(game, ended, own), ...(near.length > 0 ? [awayWords(near, points)] : [])];
}

interface Told {
  squares: readonly HeldSquare[];
  /** Who holds a square. */
  players: readonly SquaresEntryRow[];
  winners: readonly SquaresEntryRow[];
  /** Who has won alone. */
  only: SquaresEntryRow | undefined;
}

function otherFacts(of: PlayedBoard, { squares, players, winners, only }: Told): RecapFact[] {
  const games = decidedGames(of);
  const [best, free, day, points] = [bestSquare(squares), nobodysSquare(squares), bestDay(games, players), mostPoints(players, winners)];
  const [empty, lead] = [withoutGame(players), only && leadOf(games, players, only)];
  return [
    ...(best ? [bestSquareWords(best)] : []),
    ...(day ? [bestDayWords(day)] : []),
    ...(points ? [mostPointsWords(points)] : []),
    ...(free ? [nobodysWords(free)] : []),
    ...(empty.length > 0 ? [emptyWords(empty, games.length)] : []),
    ...(only && lead ? [leadWords(only.entry_name, lead)] : []),
  ];
}
