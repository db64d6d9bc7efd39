import type { AuctionSettingsRow } from '@poolhouse/contract';
import type { AuctionSettings } from '../log/auction-log';

/** How an auction is run, as pages tell it. */
export function settingsRow(settings: AuctionSettings): AuctionSettingsRow {
  return {
    layout: settings.layout,
    payouts: settings.payouts.join(),
    budget: settings.budget,
    min_price: settings.minPrice,
    steps: settings.steps.map(({ from, step }) => `${from}:${step}`).join(),
    clock_open: settings.clockOpen,
    clock_reset: settings.clockReset,
    nomination: settings.nomination,
    auto_next: settings.autoNext,
    bidding: settings.bidding ? 1 : 0,
    auto_bids: settings.autoBids ? 1 : 0,
    values: settings.values ? 1 : 0,
  };
}
