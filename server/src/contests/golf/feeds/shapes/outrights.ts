import { z } from 'zod';
import { otherShape } from '../../../../sport/feeds/feed-failure';
import { fit } from '../../../../sport/feeds/fit';
import type { Misfit } from '../../../../sport/feeds/misfit';

const event = z.object({
  sport_title: z.string(),
  commence_time: z.string(),
  // A book that does not fit is left out, and the others speak.
  bookmakers: z.array(
    z
      .object({
        markets: z.array(z.object({ key: z.string(), outcomes: z.array(z.object({ name: z.string(), price: z.number() })) })),
      })
      .nullable(),
  ),
});

export interface Outrights {
  readonly title: string;
  /** Epoch ms. */
  readonly startsAt: number;
  /** Decimal odds of winning, by the golfer's name: the median of the books. */
  readonly odds: ReadonlyMap<string, number>;
}

/**
 * Odds of winning whole tournaments, in the format of The Odds API, decimal or American.
 *
 * @throws FeedFailure of kind `other_shape`
 */
export function readOutrights(json: unknown): { outrights: Outrights[]; misfits: readonly Misfit[] } {
  const misfits: Misfit[] = [];
  const list = fit(z.array(z.unknown()), json, [], misfits);
  const events = list?.flatMap((raw, n) => fit(event, raw, [n], misfits) ?? []);
  if (!events || (events.length === 0 && misfits.length > 0)) throw otherShape('The answer has no odds of winners in it', misfits);
  const outrights = events.map(({ sport_title: title, commence_time: starts, bookmakers: books }) => {
    const bookmakers = books.filter((book) => book !== null);
    const prices = new Map<string, number[]>();
    const all = bookmakers.flatMap(({ markets }) => markets.flatMap(({ outcomes }) => outcomes.map(({ price }) => price)));
    // No American price lies between -100 and 100, and no field is without a golfer whose decimal odds do.
    const isAmerican = all.every((price) => Math.abs(price) >= 100);
    for (const { markets } of bookmakers)
      for (const { key, outcomes } of markets)
        if (key === 'outrights')
          for (const { name, price } of outcomes) {
            const decimal = isAmerican ? americanPrice(price) : price > 1 ? price : null;
            if (decimal !== null) prices.set(name, [...(prices.get(name) ?? []), decimal]);
          }
    return { title, startsAt: Date.parse(starts), odds: new Map([...prices].map(([name, quoted]) => [name, median(quoted)])) };
  });
  return { outrights, misfits };
}

const americanPrice = (price: number): number => Math.round((1 + (price > 0 ? price / 100 : 100 / -price)) * 1000) / 1000;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const [low = 0, high = 0] = sorted.length % 2 === 1 ? [sorted[half], sorted[half]] : [sorted[half - 1], sorted[half]];
  return Math.round(((low + high) / 2) * 1000) / 1000;
}
