import { Refusal } from '../../../ground/refusal';
import { hasBegun } from '../auction';
import type { AuctionSettings } from '../log/auction-log';
import { nameOf } from './auction-write';
import { overBudget } from './budget.rules';
import { allow } from './policy';
import type { AuctionPen } from './auction-pen';

/** Refuses settings that break what was paid, bid or promised under the present ones. */
export function refuseSettings(pen: AuctionPen, settings: Partial<AuctionSettings>): void {
  const before = pen.state.settings;
  if (settings.payouts && hasBegun(pen, pen.now)) throw new Refusal('conflict', 'The tournament has begun: what wins pay stays as it is.');
  if (settings.layout && settings.layout !== before.layout && (pen.state.sales.size > 0 || pen.room.seed !== ''))
    throw new Refusal('conflict', 'The lots are made. Do step 5, Prep Teams, to make them anew.');
  const stops = (before.bidding && settings.bidding === false) || (before.autoBids && settings.autoBids === false);
  if (stops) allow(pen, 'stop_bids');
  const over = overBudget(
    pen.state,
    settings.budget ?? null,
    pen.entries.map(({ id }) => id),
  );
  if (over.length === 0) return;
  const owners = over.map(({ entryId, amount }) => `${nameOf(pen.entries, entryId)} ${amount}`).join(', ');
  throw new Refusal('conflict', `More than ${settings.budget} is paid or bid already: ${owners}.`, { budget: 'is less than what is paid' });
}
