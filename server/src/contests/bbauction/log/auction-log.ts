import type { Layout } from './lots.rules';
import type { Payouts } from './payouts.rules';

/** How an auction is run. Points are whole. */
export interface AuctionSettings {
  /** What each owner may spend; null for no limit. */
  budget: number | null;
  minPrice: number;
  /** From which price on bids must rise by how much, the lowest first. */
  steps: readonly { from: number; step: number }[];
  /** Seconds for the first bid, and how many a bid leaves at least. */
  clockOpen: number;
  clockReset: number;
  nomination: 'random' | 'turns';
  /** Seconds from a sale to the next lot; 0 waits for an administrator. */
  autoNext: number;
  /** Players bid in the app; else an administrator types what was called out. */
  bidding: boolean;
  /** Owners may leave sealed maxima. */
  autoBids: boolean;
  /** Values are shown. */
  values: boolean;
  payouts: Payouts;
  layout: Layout;
}

export const EVENT_TYPES = [
  'opened',
  'nominated',
  'bid',
  'sold',
  'passed',
  'undone',
  'corrected',
  'split',
  'settings',
  'paused',
  'resumed',
  'completed',
  'reopened',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/**
 * What happened, in the order in which it was written. The log is the truth of an auction; all else is folded from it.
 * Lot and entry are ids; what does not belong to a type is null.
 */
export interface AuctionEvent {
  seq: number;
  type: EventType;
  /** Site time, epoch ms. */
  at: number;
  /** Real time, epoch ms: by which clocks run. Of a bid, when it arrived. */
  wall: number;
  lot: number | null;
  entryId: number | null;
  amount: number | null;
  /** Who did it; null for the site itself. */
  byUser: number | null;
  /** The event that is undone or answered. */
  ofSeq: number | null;
  reason: string;
  /**
   * `random` or `clicked` of a nomination, `hand` or `auto` of a bid, `hammer`, `now` or `typed` of a sale, `offered` or `taken` of a
   * split.
   */
  kind: string;
  /** What `settings` and `opened` change. */
  settings: Partial<AuctionSettings> | null;
}

/** An event that is to be written. */
export type NewEvent = Pick<AuctionEvent, 'type'> & Partial<Omit<AuctionEvent, 'seq' | 'type' | 'at'>>;
