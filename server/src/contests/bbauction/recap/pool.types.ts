import type { RecapFact } from '@poolhouse/contract';
import type { AuctionGroups } from '../seen/auction-groups';

/** An auction whose tournament is over, as all see it. */
export type PoolGroups = Pick<AuctionGroups, 'owners' | 'teams' | 'bracket' | 'race'>;
export type PoolOwner = PoolGroups['owners'][number];

/** A lot that was sold, and what it came to. Whole points. */
export interface SoldLot {
  lot: number;
  /** '5 Duke', 'South 13, 14, 15, 16' */
  label: string;
  /** Who holds it, the largest share first: entry ids and names. */
  holders: readonly { id: number; name: string }[];
  price: number;
  won: number;
  /** Of it the team that came furthest, how far (1 for the round of 64, 7 for the title), and whether it is all of the lot. */
  best: { name: string; abbrev: string; reached: number };
  alone: boolean;
}

/** What an auction came to with its tournament: the same facts stand on the page, on the card and in the mail. */
export interface PoolRecap {
  /** Who is most ahead, by name. */
  winners: readonly PoolOwner[];
  /** 'Mendoza Line', 'Two shared it' */
  headline: string;
  /** '+$310 on $240 paid' */
  says: string;
  /** 'Each dollar brought $2.29'; '' for several. */
  note: string;
  facts: readonly RecapFact[];
  /** Lots of the one who won that brought more than their price, the most first; none where several won. */
  lots: readonly SoldLot[];
  /** By entry a sentence or two: '2nd of 8, +$30 on $90 paid. Best buy: 4 Purdue, $12 that brought $56.' */
  own: ReadonlyMap<number, string>;
}
