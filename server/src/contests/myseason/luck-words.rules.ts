import { formatNumber, inNumber } from '@poolhouse/contract/formats';
import { luckShares } from '@poolhouse/contract/rules';

/** What luck is called: 'coin of 100', 'coins of 100'; what it does as well as somebody, and better. */
export interface LuckWords {
  one: string;
  many: string;
  /** 'does as well', 'do as well' */
  asWell: readonly [one: string, many: string];
  /** 'does better', 'do better' */
  better: readonly [one: string, many: string];
}

const HALF = 0.5;

/**
 * '3 coins of 100 do as well', '62 coins of 100 do better': whichever says how good somebody was, and never more than they were.
 *
 * @param chances of each try, 0 to 1
 * @param mine how many of them came
 */
export function luckWords(chances: readonly number[], mine: number, { one, many, asWell, better }: LuckWords): string {
  const shares = luckShares(chances, mine);
  const good = shares.asWell <= HALF;
  const of100 = Math.round(100 * (good ? shares.asWell : shares.better));
  const [does, do_] = good ? asWell : better;
  if (good && of100 === 0) return `Fewer than 1 ${one} ${does}`;
  if (!good && of100 === 100) return `More than 99 ${many} ${do_}`;
  return `${formatNumber(of100)} ${inNumber(of100, one, many)} ${inNumber(of100, does, do_)}`;
}
