import { formatList } from '@poolhouse/contract/formats';
import { Refusal } from '../../../ground/refusal';
import { hasBegun } from '../auction';
import type { AuctionSettings } from '../log/auction-log';
import { nameOf } from './auction-write';
import type { AuctionWriter } from './auction-writer';
import { overBudget } from './budget.rules';
import { allow } from './policy';

/** Refuses settings that break what was paid, bid or promised under the present ones. */
export function refuseSettings(writer: AuctionWriter, settings: Partial<AuctionSettings>): void {
  const before = writer.state.settings;
  if (settings.payouts && hasBegun(writer, writer.now))
    throw new Refusal('conflict', 'The tournament has begun: what wins pay stays as it is.');
  if (settings.layout && settings.layout !== before.layout && (writer.state.sales.size > 0 || writer.room.seed !== ''))
    throw new Refusal('conflict', 'The lots are made. Do step 5, Prep Teams, to make them anew.');
  const stops = (before.bidding && settings.bidding === false) || (before.autoBids && settings.autoBids === false);
  if (stops) allow(writer, 'stop_bids');
  const over = overBudget(
    writer.state,
    settings.budget ?? null,
    writer.entries.map(({ id }) => id),
  );
  if (over.length === 0) return;
  const owners = formatList(over.map(({ entryId, amount }) => `${nameOf(writer.entries, entryId)} ${amount}`));
  throw new Refusal('conflict', `More than ${settings.budget} is paid or bid already: ${owners}.`, { budget: 'is less than what is paid' });
}
