import type { RecapFact } from '@poolhouse/contract';
import type { RecapPick } from '../board/entry-recap';
import type { Placed } from '../recap/facts.rules';

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

/** What a tournament came to in Pick1: the same facts stand on the page, on the card and in the mail. */
export interface Pick1Recap {
  /** Who had the best golfer, by name. */
  readonly winners: readonly Pick1Finisher[];
  /** 'Mendoza Line', 'Two shared it', 'Nobody had a golfer' */
  readonly headline: string;
  /** 'Callum Vance, T3, −12 and +$5' */
  readonly says: string;
  /** 'Second tournament won this season'; '' for none. */
  readonly note: string;
  readonly facts: readonly RecapFact[];
  /** By entry a sentence: '2nd of 6. Matteo Quist finished T12 at −4. −$1.' */
  readonly own: ReadonlyMap<number, string>;
}
