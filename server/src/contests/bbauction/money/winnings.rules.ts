import { divide, sum } from '../../standings/shares.rules';
import type { Lot } from '../log/lots.rules';
import type { RoundNumber } from '../log/tournament-facts';

/** A game of the tournament proper, in terms of places. */
export interface Result {
  key: string;
  /** 1 for the round of 64. */
  round: RoundNumber;
  number: number;
  /** Epoch ms. */
  tipoffAt: number;
  /** Place ids; undefined while the game is open. */
  winner: number | undefined;
  loser: number | undefined;
}

/** A lot that was sold, and who holds how much of it. */
export interface Holding {
  lot: Lot;
  price: number;
  /** Percents, the largest share first, then by name; 100 together. */
  holders: readonly { entryId: number; percent: number }[];
}

export interface PaidGame {
  key: string;
  amount: number;
  /** What unowned wins before left on it. */
  rolled: number;
}

export interface Money {
  /** Whole points by place. */
  won: ReadonlyMap<number, number>;
  losses: ReadonlyMap<number, number>;
  games: ReadonlyMap<string, PaidGame>;
  /** What nobody's wins left at the end, by entry. */
  leftOver: ReadonlyMap<number, number>;
}

/**
 * What places win. An unowned win leaves its points on the next game by tip-off, and what is left after the last one is shared among
 * all owners by what they paid, so that the pot is paid in full.
 *
 * @param values of a win, by round from the round of 64
 */
export function moneyOf(
  results: readonly Result[],
  owned: ReadonlySet<number>,
  values: readonly number[],
  paid: ReadonlyMap<number, number>,
): Money {
  const won = new Map<number, number>();
  const losses = new Map<number, number>();
  const games = new Map<string, PaidGame>();
  let rolled = 0;
  const inOrder = [...results].sort((a, b) => a.tipoffAt - b.tipoffAt || a.round - b.round || a.number - b.number);
  for (const { key, round, winner, loser } of inOrder) {
    const amount = values[round - 1] ?? 0;
    games.set(key, { key, amount, rolled });
    if (loser !== undefined) losses.set(loser, (losses.get(loser) ?? 0) + 1);
    if (winner !== undefined && !owned.has(winner)) {
      rolled += amount;
      continue;
    }
    if (winner !== undefined) won.set(winner, (won.get(winner) ?? 0) + amount + rolled);
    // An open game keeps what has been rolled on to it.
    rolled = 0;
  }
  const owners = [...paid].filter(([, points]) => points > 0);
  const parts = divide(
    rolled,
    owners.map(([, points]) => points),
  );
  return { won, losses, games, leftOver: new Map(owners.map(([id], n) => [id, parts[n] ?? 0])) };
}

/** Whole points by holder. */
export function shared(points: number, holders: Holding['holders']): Map<number, number> {
  const parts = divide(
    Math.abs(points),
    holders.map(({ percent }) => percent),
  );
  return new Map(holders.map(({ entryId }, n) => [entryId, Math.sign(points) * (parts[n] ?? 0)]));
}

/**
 * What each owner won from each other: the value of wins of their places over the other's, less those lost; by `owner:opponent`. Games
 * between two places of one owner, and those of places that nobody bought, count for nothing.
 */
export function versus(
  results: readonly Result[],
  holdersOf: ReadonlyMap<number, Holding['holders']>,
  values: readonly number[],
): Map<string, number> {
  const cents = new Map<string, number>();
  const add = (key: string, amount: number) => cents.set(key, (cents.get(key) ?? 0) + amount);
  for (const { round, winner, loser } of results) {
    if (winner === undefined || loser === undefined) continue;
    for (const ahead of holdersOf.get(winner) ?? []) {
      for (const behind of holdersOf.get(loser) ?? []) {
        if (ahead.entryId === behind.entryId) continue;
        const amount = (values[round - 1] ?? 0) * ahead.percent * behind.percent;
        add(`${ahead.entryId}:${behind.entryId}`, amount);
        add(`${behind.entryId}:${ahead.entryId}`, -amount);
      }
    }
  }
  return new Map([...cents].map(([key, amount]) => [key, Math.sign(amount) * (Math.round(Math.abs(amount) / 100) / 100)]));
}

export const total = (points: ReadonlyMap<number, number>): number => sum([...points.values()]);
