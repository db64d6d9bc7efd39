import type { BodyOf } from '@poolhouse/contract';
import { formatRate } from '@poolhouse/contract/formats';
import { Refusal } from '../../../ground/refusal';
import type { AuctionSettings } from '../log/auction-log';
import { isWholeTable, payoutsTotal } from '../log/payouts.rules';

export type RequestedSettings = Omit<BodyOf<'POST bbauction/settings'>, 'year' | 'group' | 'group_id' | 'contest_id'>;

/** Settings as the log keeps them; what was not said stays away. Refuses a table of payouts that is not the whole pot. */
export function settingsOf(wished: RequestedSettings): Partial<AuctionSettings> {
  const payouts = wished.payouts?.split(',').map(Number);
  if (payouts && !isWholeTable(payouts)) {
    const total = payoutsTotal(payouts) / 100;
    throw new Refusal('bad_input', `All wins together pay ${formatRate(total)} of the pot; they must pay 100%.`, {
      payouts: `add up to ${formatRate(total)}`,
    });
  }
  const steps = wished.steps?.split(',').map((step) => step.split(':').map(Number) as [number, number]);
  if (steps && (steps[0]?.[0] !== 0 || steps.some(([from], n) => n > 0 && from <= (steps[n - 1]?.[0] ?? 0))))
    throw new Refusal('bad_input', 'Steps must begin at 0 and rise.', { steps: 'must begin at 0 and rise' });
  const known: Partial<AuctionSettings> = {
    ...(wished.budget !== undefined && { budget: wished.budget }),
    ...(wished.min_price !== undefined && { minPrice: wished.min_price }),
    ...(steps && { steps: steps.map(([from, step]) => ({ from, step })) }),
    ...(wished.clock_open !== undefined && { clockOpen: wished.clock_open }),
    ...(wished.clock_reset !== undefined && { clockReset: wished.clock_reset }),
    ...(wished.nomination !== undefined && { nomination: wished.nomination }),
    ...(wished.auto_next !== undefined && { autoNext: wished.auto_next }),
    ...(wished.bidding !== undefined && { bidding: wished.bidding === 1 }),
    ...(wished.auto_bids !== undefined && { autoBids: wished.auto_bids === 1 }),
    ...(wished.values !== undefined && { values: wished.values === 1 }),
    ...(payouts && { payouts }),
    ...(wished.layout !== undefined && { layout: wished.layout }),
  };
  return known;
}
