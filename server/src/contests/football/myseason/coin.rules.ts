import type { MySeasonCoin } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import type { DecidedPick } from '../recap/decided.rules';

/**
 * How a coin fares with so many tosses.
 *
 * @returns the shares of all coins, 0 to 1, that have as many right as wanted, or more; and that have more
 */
export function coinShares(tosses: number, right: number): { asWell: number; better: number } {
  let share = 0.5 ** tosses;
  let below = 0;
  for (let n = 0; n < right; n += 1) {
    below += share;
    share *= (tosses - n) / (n + 1);
  }
  const asWell = Math.max(0, 1 - below);
  return { asWell, better: Math.max(0, asWell - share) };
}

const HALF = 0.5;

/** '3 coins of 100 do as well', '62 of 100 do better': whichever says how good the picks were, and never more than they were. */
export function coinWords(tosses: number, right: number): string {
  const { asWell, better } = coinShares(tosses, right);
  if (asWell <= HALF) {
    const of100 = Math.round(100 * asWell);
    if (of100 === 0) return 'Fewer than 1 coin of 100 does as well';
    return plural(of100, 'coin of 100 does as well', 'coins of 100 do as well');
  }
  const of100 = Math.round(100 * better);
  if (of100 === 100) return 'More than 99 coins of 100 do better';
  return plural(of100, 'coin of 100 does better', 'coins of 100 do better');
}

/** What picks were worth beside coins and beside two simple rules; undefined while there is nothing to toss for. */
export function coinOf(own: readonly DecidedPick[]): MySeasonCoin | undefined {
  const pushes = own.filter(({ margin }) => margin === 0).length;
  const right = own.filter(({ won }) => won).length;
  if (own.length === pushes) return undefined;
  const withLine = own.filter(({ line }) => line !== 0);
  // Who had the favorite won with its side; who had the other one was beaten by it, or pushed, which both lose.
  const favorites = withLine.filter(({ line, margin }) => (line < 0 ? margin > 0 : margin < 0)).length;
  const dogs = withLine.filter(({ line, margin }) => (line < 0 ? margin < 0 : margin > 0)).length;
  return {
    ID: 1,
    Right: right,
    Picks: own.length,
    Pushes: pushes,
    Says: coinWords(own.length - pushes, right),
    FavWins: favorites,
    FavLosses: withLine.length - favorites,
    DogWins: dogs,
    DogLosses: withLine.length - dogs,
  };
}
