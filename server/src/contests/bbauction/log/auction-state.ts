import type { AuctionSettings } from './auction-log';

/** What is fixed before the first event: the lots, and the orders that the seed seals. */
export interface AuctionSetup {
  settings: AuctionSettings;
  /** All lots in the sealed order. */
  lots: readonly number[];
  /** Owners in the order of their turns. */
  owners: readonly number[];
}

export interface StandingBid {
  seq: number;
  entryId: number;
  amount: number;
  wall: number;
}

/** The lot that is up. */
export interface Block {
  lot: number;
  seq: number;
  /** The standing bid is the last one. */
  bids: readonly StandingBid[];
  /** Real time, epoch ms; null without a clock: paused, or an administrator types the sale. */
  endsAt: number | null;
  /** When the clock was set last: it came up, was bid for, or went on; the same. */
  setAt: number;
  /** What the clock had left when it was stopped, ms; null while it runs, or there is none. */
  restMs: number | null;
}

export interface Sale {
  lot: number;
  seq: number;
  entryId: number;
  amount: number;
  kind: string;
  /** Real time of the sale, epoch ms. */
  wall: number;
}

export type Phase = 'setup' | 'drafting' | 'paused' | 'complete';

export interface ShareOffer {
  seq: number;
  lot: number;
  entryId: number;
  percent: number;
}

/** An auction as its log tells it. */
export interface AuctionState {
  phase: Phase;
  settings: AuctionSettings;
  /** By lot, in the order in which they were sold. */
  sales: ReadonlyMap<number, Sale>;
  block: Block | null;
  /** Unsold lots in the order in which they come up. */
  queue: readonly number[];
  /** How often a lot found no bid. */
  passes: ReadonlyMap<number, number>;
  /** Percents of a lot by partner, beside its buyer, who has the rest. */
  partners: ReadonlyMap<number, ReadonlyMap<number, number>>;
  offers: readonly ShareOffer[];
  /** Whose turn it is to name a lot; null where lots come in the sealed order. */
  turn: number | null;
  /** Real time of what the next lot waits for: the last sale, pass or resumption; 0 for none. */
  restingSince: number;
  pausedFor: string;
  /** How many lots in a row found no bid. */
  quiet: number;
  lastSeq: number;
}
