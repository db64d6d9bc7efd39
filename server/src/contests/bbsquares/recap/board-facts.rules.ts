import type { SquaresEntryRow, SquaresGameRow } from '@poolhouse/contract';
import { countsOnBoard } from '@poolhouse/contract/rules';
import { datesOf } from '../../recaps/dates.rules';
import { compareNames } from '../../standings/names.rules';
import { placeOf, squareOf } from '../board/digits.rules';
import { leaderFirst } from '../board/winners.rules';
import type { HeldSquare, PlayedBoard } from './board.types';

/** All hundred squares with their digits, nobody's too; none where a number is missing. */
export function numberedSquares({ squares }: Pick<PlayedBoard, 'squares'>): HeldSquare[] {
  const numbered = squares.flatMap(({ ID, x_score: x, y_score: y, entry_id: entryId, entry_name: name, wins, winnings }) =>
    x === null || y === null ? [] : [{ place: ID, digits: [x, y] as const, entryId, name, wins, winnings }],
  );
  return numbered.length < squares.length ? [] : numbered.sort((a, b) => a.place - b.place);
}

/** Games that count and are decided, in the order in which they tipped off. A level score is none: no game ends so. */
export const decidedGames = ({ events, config }: Pick<PlayedBoard, 'events' | 'config'>): SquaresGameRow[] =>
  events
    .filter((game) => (game.state === 'cancelled' || (game.state === 'final' && game.leader !== 0)) && countsOnBoard(game, config))
    .sort((a, b) => Date.parse(a.day) - Date.parse(b.day) || a.round - b.round || a.ID - b.ID);

interface Side {
  team: string;
  score: number;
}

/** How a game ended. */
export interface Ended {
  winner: Side;
  loser: Side;
}

/** Undefined for a game without a score. */
export function endedOf({ team1, team2, score1, score2 }: SquaresGameRow): Ended | undefined {
  if (score1 === null || score2 === null) return undefined;
  const sides: [Side, Side] = [
    { team: team1, score: score1 },
    { team: team2, score: score2 },
  ];
  const [winner, loser] = score1 >= score2 ? sides : [sides[1], sides[0]];
  return { winner, loser };
}

/** The square with the digits of a score, whoever holds it. @param squares all hundred, by place */
export const squareOfScore = (squares: readonly HeldSquare[], { winner, loser }: Ended): HeldSquare | undefined =>
  squares[squareOf(numbersOf(squares), winner.score, loser.score) ?? -1];

/** The squares that one point more or less of one team would have won, by place; of nobody's and of who won none. */
export function onePointAway(squares: readonly HeldSquare[], { winner, loser }: Ended, taker: number): HeldSquare[] {
  const numbers = numbersOf(squares);
  const [won, lost] = [winner.score, loser.score];
  const others: [number, number][] = [
    [won + 1, lost],
    [won - 1, lost],
    [won, lost + 1],
    [won, lost - 1],
  ];
  return others
    .filter((score) => score[0] !== score[1] && score[1] >= 0)
    .flatMap((score) => squares[squareOf(numbers, ...leaderFirst(...score)) ?? -1] ?? [])
    .filter(({ entryId }) => entryId !== 0 && entryId !== taker)
    .sort((a, b) => a.place - b.place);
}

const TEN = Array.from({ length: 10 }, (_, at) => at);
const numbersOf = (squares: readonly HeldSquare[]) => ({
  columns: TEN.map((x) => squares[placeOf(x, 0)]?.digits[0] ?? null),
  rows: TEN.map((y) => squares[placeOf(0, y)]?.digits[1] ?? null),
});

const byWins = (a: HeldSquare, b: HeldSquare): number => b.wins - a.wins || b.winnings - a.winnings || a.place - b.place;

/** From two games on a square is worth telling of. */
const TWICE = 2;

/** The square of somebody that won most games, then most points. */
export const bestSquare = (squares: readonly HeldSquare[]): HeldSquare | undefined =>
  squares.filter(({ entryId, wins }) => entryId !== 0 && wins >= TWICE).sort(byWins)[0];

/** The same of those that nobody had claimed, from one game on. */
export const nobodysSquare = (squares: readonly HeldSquare[]): HeldSquare | undefined =>
  squares.filter(({ entryId, wins }) => entryId === 0 && wins > 0).sort(byWins)[0];

/** A day on which an entry won more games than anybody on any. */
export interface BestDay {
  entry: SquaresEntryRow;
  /** 'Mar 20' */
  day: string;
  won: number;
  /** Games of that day. */
  of: number;
  points: number;
}

/** So many games of one day are worth telling of. */
const MANY = 3;

/** Of several such days the one with most points, then the first. */
export function bestDay(games: readonly SquaresGameRow[], entries: readonly SquaresEntryRow[]): BestDay | undefined {
  const days = new Map<string, SquaresGameRow[]>();
  for (const game of games) {
    const day = datesOf([Date.parse(game.day)]);
    days.set(day, [...(days.get(day) ?? []), game]);
  }
  const [best] = [...days]
    .flatMap(([day, played]) =>
      entries.map((entry) => {
        const own = played.filter(({ entry_id: id }) => id === entry.id);
        return { entry, day, won: own.length, of: played.length, points: own.reduce((sum, game) => sum + finalPoints(game), 0) };
      }),
    )
    .filter(({ won }) => won >= MANY)
    .sort((a, b) => b.won - a.won || b.points - a.points);
  return best;
}

/** What a game pays by its final score. */
const finalPoints = ({ amount, half_amount: half }: SquaresGameRow): number => amount - half;

/** Who got most points, where that is more than who won most games. */
export function mostPoints(entries: readonly SquaresEntryRow[], winners: readonly SquaresEntryRow[]): SquaresEntryRow | undefined {
  const [first] = [...entries].sort((a, b) => b.winnings - a.winnings || a.Rank - b.Rank || a.id - b.id);
  return first && winners.every(({ winnings }) => winnings < first.winnings) ? first : undefined;
}

/** Those with squares who won no game, and among them had most squares. */
export function withoutGame(entries: readonly SquaresEntryRow[]): SquaresEntryRow[] {
  const none = entries.filter(({ squares, wins }) => squares > 0 && wins === 0);
  const most = Math.max(...none.map(({ squares }) => squares));
  return none.filter(({ squares }) => squares === most).sort((a, b) => compareNames(a.entry_name, b.entry_name) || a.id - b.id);
}

/** From which game on who won was in front, and who was before that: none where they were so from the first on. */
export interface BoardLead {
  game: SquaresGameRow;
  from: readonly string[];
}

/** Games that an entry has won so far, and points. */
export interface Tally {
  name: string;
  wins: number;
  points: number;
}

/** In front is who has won most games, then most points. @param games as `decidedGames` @param winner who has won alone */
export function leadOf(
  games: readonly SquaresGameRow[],
  entries: readonly SquaresEntryRow[],
  { entry_name: winner }: SquaresEntryRow,
): BoardLead | undefined {
  let lead: BoardLead | undefined;
  let others: readonly string[] = [];
  talliesAfter(games, entries, (game, tallies) => {
    const front = inFront(tallies);
    if (front.includes(winner)) lead ??= { game, from: others };
    else [lead, others] = [undefined, front];
  });
  return lead;
}

/** Goes through the games and hands over how everybody stood after each; the same list each time. */
export function talliesAfter(
  games: readonly SquaresGameRow[],
  entries: readonly SquaresEntryRow[],
  see: (game: SquaresGameRow, tallies: readonly Tally[]) => void,
): void {
  const tallies = entries.map(({ entry_name: name }): Tally => ({ name, wins: 0, points: 0 }));
  const byName = new Map(tallies.map((one) => [one.name, one]));
  for (const game of games) {
    const [taker, half] = [byName.get(game.entry_name), byName.get(game.half_entry_name)];
    if (taker) Object.assign(taker, { wins: taker.wins + 1, points: taker.points + finalPoints(game) });
    if (half) half.points += game.half_amount;
    see(game, tallies);
  }
}

function inFront(tallies: readonly Tally[]): string[] {
  const wins = Math.max(0, ...tallies.map((one) => one.wins));
  const most = tallies.filter((one) => one.wins === wins);
  const points = Math.max(...most.map((one) => one.points));
  return wins === 0 ? [] : most.filter((one) => one.points === points).map(({ name }) => name);
}
