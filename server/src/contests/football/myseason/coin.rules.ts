import type { MySeasonCoin } from '@poolhouse/contract';
import { luckWords, type LuckWords } from '../../myseason/luck-words.rules';
import type { DecidedPick } from '../recap/decided.rules';

const COINS: LuckWords = {
  ...{ one: 'coin of 100', many: 'coins of 100' },
  ...{ asWell: ['does as well', 'do as well'], better: ['does better', 'do better'] },
};

/** '3 coins of 100 do as well' */
export const coinWords = (tosses: number, right: number): string =>
  luckWords(
    Array.from({ length: tosses }, () => 1 / 2),
    right,
    COINS,
  );

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
