import type { RecapFact } from '@poolhouse/contract';

/** What a tournament came to, in golf and in Pick1: the same facts stand on the page, on the card and in the mail. */
export interface ToldRecap<Finisher> {
  /** Who had the first place, by name. */
  readonly winners: readonly Finisher[];
  /** 'Mendoza Line', 'Two shared it'. */
  readonly headline: string;
  /** '−46 and $10.25'; in Pick1 'Callum Vance, T3, −12 and +$5'. */
  readonly says: string;
  /** 'Second tournament won this season'; '' for none. */
  readonly note: string;
  readonly facts: readonly RecapFact[];
  /** By entry a sentence or two: '2nd of 12 at −45. $7 for place 2.' */
  readonly own: ReadonlyMap<number, string>;
}
