import type { ContestType } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import type { Contest } from '../contest';

/** Something worth telling that results have made, as they are now. */
export interface Moment {
  /** Among those of its contest: 'perfect'. */
  kind: string;
  /** Among those of its kind, and the same whenever it is found: `12:3` for entry 3 in week 12. */
  key: string;
  /** The week or round in whose page it stands. */
  round: number;
  /** The entries that it concerns. */
  entries: readonly number[];
  /** Who is told of it on their devices: the players of these entries, or everybody in the contest. */
  tells: 'entries' | 'all';
  /** What it is made of beside the entries: with other figures it is another thing to tell. */
  figures: readonly number[];
  /** In a sentence, with the names that entries have now. */
  says: string;
  /** When what it is made of took place, epoch ms. */
  happenedAt: number;
  /** It took place at that very instant, and is kept with it; left out where it is known only that it was not before. */
  exactly?: true;
}

/** A part of a contest in which moments are looked for together. */
export interface MomentRound {
  round: number;
  /** On whose counters its moments hang, beside those of the rounds before it. */
  tags: readonly string[];
  /** Time alone changes nothing of it any more. */
  over: boolean;
  /**
   * What of its games decides anything, and the tag that they move: another score of a game that is on moves it as well, and is no reason to
   * look. Left out where every change is one.
   */
  decided?: { readonly tag: string; readonly as: string };
}

export interface FoundMoments {
  moments: readonly Moment[];
  /** The time in which they stay so if nothing is written, epoch ms. */
  validFrom: number;
  validUntil: number;
}

/** What a kind of contest brings, so that the house can tell of it. It tells of nothing that is sealed. */
export interface MomentSource {
  readonly type: ContestType;
  /** Goes up with whatever its rules make otherwise: rounds that were looked at by other rules are looked at again. */
  readonly version: number;
  /** In their order. */
  rounds(tx: Tx, contest: Contest, now: number): Promise<readonly MomentRound[]>;
  /** All moments of these rounds as a snapshot has them. */
  find(tx: Tx, contest: Contest, rounds: readonly number[], now: number): Promise<FoundMoments>;
}
