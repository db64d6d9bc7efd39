import type { RecapPick } from '../board/entry-recap';
import type { Placed } from '../recap/facts.rules';
import type { ToldRecap } from '../recap/told-recap.types';

/** A Pick1 entry when a tournament became official. Amounts in cents, net of what was paid in. */
export interface Pick1Finisher extends Placed {
  readonly pick: RecapPick | undefined;
  readonly cents: number;
  /** With what the tournaments up to this one have brought. */
  readonly season: number;
}

export interface Pick1Tournament {
  readonly finishers: readonly Pick1Finisher[];
  /** Of each tournament of the season up to this one that moved money, in order: who won. */
  readonly played: readonly { readonly paid: ReadonlySet<number> }[];
  /** The next one: 'Copper Ridge Classic', 'Nov 19–22'; null after the last. */
  readonly next: { readonly name: string; readonly dates: string; readonly double: boolean } | null;
}

/** What a tournament came to in Pick1; its winners are those who had the best golfer. */
export type Pick1Recap = ToldRecap<Pick1Finisher>;
