import { dice } from '@poolhouse/shared-ui/screen';
import { decidingOf, Endings, type Deciding } from './deciding.rules';
import { hopes } from './hope.rules';
import { beats } from './odds.rules';
import type { Race } from './race.types';

/** From so many open games on all endings are counted; before that tournaments are drawn. */
export const EXACT_FROM = 15;
export const DRAWN = 20_000;

/** A game whose two sides are known. */
export interface NextGame {
  round: number;
  game: number;
  sides: readonly [number, number];
}

export interface Chances {
  exact: boolean;
  /** Endings that were counted, or tournaments that were drawn. */
  endings: number;
  /**
   * By owner: chance to end in profit, chance of the first place (shared ones count), best and worst place, points expected at the end, and
   * of these what is to come from each quarter of the bracket.
   */
  owners: { profit: number; first: number; best: number; worst: number; expected: number; toCome: number[] }[];
  /** By owner: what decides the first place; empty before all endings are counted, and where it was not asked for. */
  deciding: Deciding[];
  /** By game that can be played next: its first side's chance, and each owner's of the first place, and of profit, when either side wins. */
  games: (NextGame & { chance: number } & Record<Goal, [number[], number[]]>)[];
}

type Goal = 'first' | 'profit';

/** Games that are open and whose sides are known. */
export function nextGames({ winners }: Race): NextGame[] {
  return winners.flatMap((games, round) =>
    games.flatMap((winner, game): NextGame[] => {
      const [upper, lower] = round === 0 ? [2 * game, 2 * game + 1] : [winners[round - 1]?.[2 * game], winners[round - 1]?.[2 * game + 1]];
      return winner !== undefined || upper === undefined || lower === undefined ? [] : [{ round, game, sides: [upper, lower] }];
    }),
  );
}

/** Sums up endings, each with its weight. */
class Tally {
  private weight = 0;
  private count = 0;
  private readonly profit: number[];
  private readonly first: number[];
  private readonly best: number[];
  private readonly worst: number[];
  private readonly after: ({ weight: [number, number] } & Record<Goal, [number[], number[]]>)[];
  /** Which side has won each of the games in the ending that is counted. */
  private readonly went: Uint8Array;

  constructor(
    private readonly race: Race,
    private readonly games: readonly NextGame[],
  ) {
    const zeros = () => race.paid.map(() => 0);
    [this.profit, this.first] = [zeros(), zeros()];
    this.best = race.paid.map(() => race.paid.length);
    this.worst = race.paid.map(() => 1);
    this.after = games.map(() => ({ weight: [0, 0], first: [zeros(), zeros()], profit: [zeros(), zeros()] }));
    this.went = new Uint8Array(games.length);
  }

  /** Counts an ending. @returns who is first in it, the owners' indexes */
  add(winners: readonly (readonly (number | undefined)[])[], won: readonly number[], weight: number): number[] {
    const { paid } = this.race;
    const leaders: number[] = [];
    this.weight += weight;
    this.count += 1;
    this.goes(winners, weight);
    for (let n = 0; n < paid.length; n += 1) {
      const [mine, myWins] = [(won[n] ?? 0) - (paid[n] ?? 0), won[n] ?? 0];
      let [above, level] = [0, 0];
      for (let other = 0; other < paid.length; other += 1) {
        const [theirs, theirWins] = [(won[other] ?? 0) - (paid[other] ?? 0), won[other] ?? 0];
        if (theirs > mine + EPSILON || (Math.abs(theirs - mine) <= EPSILON && theirWins > myWins + EPSILON)) above += 1;
        else if (other !== n && Math.abs(theirs - mine) <= EPSILON && Math.abs(theirWins - myWins) <= EPSILON) level += 1;
      }
      if (mine > EPSILON) this.reached('profit', n, weight);
      if (above === 0) this.reached('first', n, weight);
      this.best[n] = Math.min(this.best[n] ?? 1, above + 1);
      this.worst[n] = Math.max(this.worst[n] ?? 1, above + 1 + level);
      if (above === 0) leaders.push(n);
    }
    return leaders;
  }

  /** How the games went that can be played next. */
  private goes(winners: readonly (readonly (number | undefined)[])[], weight: number): void {
    for (const [at, { round, game, sides }] of this.games.entries()) {
      const side = winners[round]?.[game] === sides[0] ? 0 : 1;
      this.went[at] = side;
      const of = this.after[at];
      if (of) of.weight[side] += weight;
    }
  }

  private reached(goal: Goal, owner: number, weight: number): void {
    this[goal][owner] = (this[goal][owner] ?? 0) + weight;
    for (let at = 0; at < this.after.length; at += 1) {
      const of = this.after[at]?.[goal][this.went[at] === 0 ? 0 : 1];
      if (of) of[owner] = (of[owner] ?? 0) + weight;
    }
  }

  asChances(chanceOf: (game: NextGame) => number, toCome: readonly number[][], deciding: Deciding[]): Chances {
    const share = (sum: number | undefined) => (this.weight === 0 ? 0 : (sum ?? 0) / this.weight);
    return {
      exact: this.race.open <= EXACT_FROM,
      endings: this.count,
      owners: this.race.paid.map((_, n) => ({
        profit: share(this.profit[n]),
        first: share(this.first[n]),
        best: this.best[n] ?? 1,
        worst: this.worst[n] ?? 1,
        expected: (this.race.won[n] ?? 0) + (toCome[n] ?? []).reduce((sum, points) => sum + points, 0),
        toCome: toCome[n] ?? [],
      })),
      deciding,
      games: this.games.map((game, at) => {
        const { weight = [0, 0], first = [[], []], profit = [[], []] } = this.after[at] ?? {};
        const part = (sums: readonly number[], side: 0 | 1) => sums.map((sum) => (weight[side] === 0 ? 0 : sum / weight[side]));
        const either = (goal: [number[], number[]]): [number[], number[]] => [part(goal[0], 0), part(goal[1], 1)];
        return { ...game, chance: chanceOf(game), first: either(first), profit: either(profit) };
      }),
    };
  }
}

/** Shares are parts of points: what differs by less is level. */
const EPSILON = 1e-6;

/** The chance that the first of two places beats the second. */
type Chance = (one: number, other: number) => number;

/** A tournament whose open games are played through, and opened again. */
class Played {
  readonly winners: (number | undefined)[][];
  /** Points that each owner has won by now. */
  readonly won: number[];
  readonly open: readonly { round: number; game: number }[];

  constructor(private readonly race: Race) {
    this.winners = race.winners.map((round) => [...round]);
    this.won = [...race.won];
    this.open = race.winners.flatMap((list, round) => list.flatMap((winner, game) => (winner === undefined ? [{ round, game }] : [])));
  }

  sidesOf(round: number, game: number): [number, number] {
    if (round === 0) return [2 * game, 2 * game + 1];
    return [this.winners[round - 1]?.[2 * game] ?? 0, this.winners[round - 1]?.[2 * game + 1] ?? 0];
  }

  /** A place wins a game, or (-1) has not won it. */
  take(round: number, game: number, winner: number, sign: 1 | -1): void {
    const row = this.winners[round];
    if (row) row[game] = sign === 1 ? winner : undefined;
    for (const { owner, part } of this.race.holders[winner] ?? [])
      this.won[owner] = (this.won[owner] ?? 0) + sign * part * (this.race.values[round] ?? 0);
  }

  /** All that was open at first is open again, to the exact point. */
  reopen(): void {
    this.won.splice(0, this.won.length, ...this.race.won);
    for (const { round, game } of this.open) (this.winners[round] as (number | undefined)[])[game] = undefined;
  }
}

/**
 * The chances of all owners: over every ending from 15 open games on, else over drawn tournaments, a slice at a time so that a page stays
 * awake. A generator: each step is some milliseconds of work, the last one's value the result.
 *
 * @param strengths of seeds 1 to 16
 * @param asked whether it is asked what decides the first place, which takes most of the time
 */
export function* chancesOf(race: Race, strengths: readonly number[], seed: number, asked = true): Generator<undefined, Chances> {
  const tally = new Tally(race, nextGames(race));
  const odds = race.seeds.map((one) => race.seeds.map((other) => beats(strengths, one, other)));
  const chance: Chance = (upper, lower) => odds[upper]?.[lower] ?? 0.5;
  const toCome = hopes(race, chance);
  const played = new Played(race);
  const deciding =
    played.open.length <= EXACT_FROM ? yield* countEndings(played, tally, chance, asked) : yield* drawEndings(played, tally, chance, seed);
  return tally.asChances(({ sides: [upper, lower] }) => chance(upper, lower), toCome, deciding);
}

/** Counts every ending. @returns what decides the first place, by owner, where it is asked */
function* countEndings(played: Played, tally: Tally, chance: Chance, asked: boolean): Generator<undefined, Deciding[]> {
  const { winners, won, open } = played;
  const endings = asked ? new Endings(won.length, open) : null;
  const walk = function* (at: number, weight: number): Generator<undefined, void> {
    const next = open[at];
    if (!next) {
      const leaders = tally.add(winners, won, weight);
      return endings?.add(winners, leaders, weight);
    }
    const { round, game } = next;
    const [upper, lower] = played.sidesOf(round, game);
    const up = chance(upper, lower);
    for (const [winner, part] of [
      [upper, up],
      [lower, 1 - up],
    ] as const) {
      played.take(round, game, winner, 1);
      yield* walk(at + 1, weight * part);
      played.take(round, game, winner, -1);
      if (at === open.length - SLICE_GAMES) yield;
    }
  };
  yield* walk(0, 1);
  if (!endings) return [];
  endings.literals();
  yield;
  const deciding: Deciding[] = [];
  for (const owner of won.keys()) {
    deciding.push(decidingOf(endings, owner));
    yield;
  }
  return deciding;
}

/** Draws tournaments. @returns nothing that decides: it takes every ending to know that */
function* drawEndings(played: Played, tally: Tally, chance: Chance, seed: number): Generator<undefined, Deciding[]> {
  const random = dice(seed);
  for (let n = 0; n < DRAWN; n += 1) {
    for (const { round, game } of played.open) {
      const [upper, lower] = played.sidesOf(round, game);
      played.take(round, game, random() < chance(upper, lower) ? upper : lower, 1);
    }
    tally.add(played.winners, played.won, 1);
    played.reopen();
    if (n % SLICE_DRAWS === SLICE_DRAWS - 1) yield;
  }
  return [];
}

/** How much is done at a time. */
const SLICE_GAMES = 10;
const SLICE_DRAWS = 250;
