import type { Tx } from '../../ground/db/database';

/** An entry whose picks of the week that is on are not all in. */
export interface OpenPicks {
  userId: number;
  entryId: number;
  entryName: string;
  contestName: string;
  /** The contest's own number of the round, and what a mail calls it: 'week 3'. */
  week: number;
  round: string;
  /** Tuesday (yyyy-mm-dd) that opens the week. */
  weekStart: string;
  /** How many picks a week has, and how many of them are not in. */
  picks: number;
  missing: number;
  /** The games that can still be picked. */
  locks: readonly { at: number; game: string }[];
  /** What a game does at its lock: 'kicks off', 'tees off'. */
  begins: string;
  /** Page on which the picks are made, from the site's root. */
  path: string;
}

/** A kind of contest that knows whose picks are not in. */
export interface PickSource {
  /**
   * Of all its contests, by entry. `now` is site time, epoch ms.
   *
   * @param only of these contests alone
   */
  read(tx: Tx, now: number, only?: ReadonlySet<number>): Promise<OpenPicks[]>;
  /** The same entry once more, inside the write that reminds: how many picks are missing now; 0 when it has left. */
  missingNow(tx: Tx, open: OpenPicks): Promise<number>;
}
