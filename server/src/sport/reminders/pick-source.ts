import type { Tx } from '../../ground/db/database';
import { yieldToRequests } from '../../ground/db/yield-to-requests';
import { PassedOver } from '../../ground/passed-over';

/** An entry whose picks of the week that is on are not all in. */
export interface OpenPicks {
  userId: number;
  entryId: number;
  entryName: string;
  contestId: number;
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

/** A contest with a round that is on. */
export interface OpenRound {
  readonly contestId: number;
  /** The contest in a sentence about what is broken: 'Office 2026 (football contest 3)'. */
  readonly words: string;
  /** Whose picks are not in, by entry. */
  read(tx: Tx): Promise<OpenPicks[]>;
}

/** A kind of contest that knows whose picks are not in. */
export interface PickSource {
  /**
   * Its contests with a round that is on, asked of the calendar: of past seasons none is looked at. `now` is site time, epoch ms.
   *
   * @param only of these contests alone
   */
  rounds(tx: Tx, now: number, only?: ReadonlySet<number>): Promise<readonly OpenRound[]>;
  /** The same entry once more, inside the write that reminds: how many picks are missing now; 0 when it has left. */
  missingNow(tx: Tx, open: OpenPicks): Promise<number>;
}

/** Goes through what is open, contest by contest; one that is broken is passed over. */
export async function readOpenPicks(
  tx: Tx,
  sources: readonly PickSource[],
  { now, only, passed = new PassedOver() }: { now: number; only?: ReadonlySet<number>; passed?: PassedOver },
): Promise<{ source: PickSource; picks: OpenPicks }[]> {
  const open: { source: PickSource; picks: OpenPicks }[] = [];
  for (const source of sources) {
    for (const round of await source.rounds(tx, now, only)) {
      // All of it may be in memory, and there may be thousands.
      await yieldToRequests(() => 'job');
      for (const picks of (await passed.over(round.words, () => round.read(tx))) ?? []) open.push({ source, picks });
    }
  }
  return open;
}
