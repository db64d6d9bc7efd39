import type { ContestType } from '@poolhouse/contract';
import type { Sport } from '../sport/games/game';

/** What a kind of contest is called, and where. */
export interface ContestKind {
  readonly type: ContestType;
  /** As in the sign-in's user_contests: 'Football'. */
  readonly name: string;
  /** In a sentence: 'a football contest'. */
  readonly words: string;
  /** Its page from the site's root, '/football': notices open it. */
  readonly path: string;
  /** Whose games its boards show; none for a contest that is played on other things. */
  readonly sports: readonly Sport[];
  /**
   * From which month on a season goes before the one before it, counted from January of its year: 4 is May, when the schedules of football are
   * out and its last season is over; -6 is July of the year before.
   */
  readonly leadsFrom: number;
}
