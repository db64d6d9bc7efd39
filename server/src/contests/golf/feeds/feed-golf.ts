import type { Misfit } from '../../../sport/feeds/misfit';
import type { GolferStatus, Reported } from '../golf';
import type { Shot } from '../rules/shots.rules';

/** Whose numbers an answer calls golfers by. */
export type FeedSource = 'pgatour' | 'espn';

/** What an answer says of the tournament that it is about; nothing at all in some shapes. */
export interface FeedEvent {
  readonly key?: { readonly tourCode: string; readonly year: number; readonly permNum: string };
  readonly espnId?: string;
  readonly name?: string;
  /** yyyy-mm-dd. */
  readonly startDate?: string;
}

export interface FeedCourse {
  readonly courseId: number;
  readonly name: string;
  readonly code: string;
  /** Eighteen each. */
  readonly pars: readonly number[];
  readonly yards: readonly number[];
}

/** A tee time: an instant, or a time of day on the course, with its day where that is told. */
export type FeedTee = number | { readonly local: string; readonly date?: string };

/** One golfer's round as an answer tells it; null and left out: it says nothing of that. */
export interface FeedRound {
  readonly round: number;
  /** Strokes of a whole round. */
  readonly strokes?: number | null;
  readonly toPar?: number | null;
  readonly thru?: number | null;
  readonly startHole?: 1 | 10 | null;
  readonly teeAt?: FeedTee | null;
  readonly courseId?: number | null;
  /** Strokes by hole, 1 to 18. */
  readonly holes?: readonly (number | null)[];
  /** Strokes in the order of play, without the holes' numbers. */
  readonly played?: readonly number[];
  readonly lastShot?: string;
}

export interface FeedGolfer {
  readonly id: string;
  readonly name: string;
  /** Null where the answer does not tell it. */
  readonly status: GolferStatus | null;
  readonly country?: string;
  readonly worldRank?: number;
  /** Decimal. */
  readonly odds?: number;
  readonly rounds: readonly FeedRound[];
}

export interface FeedShots {
  readonly id: string;
  readonly round: number;
  readonly shots: readonly Shot[];
}

/** What any feed of golf says, in one form. */
export interface FeedGolf {
  readonly source: FeedSource;
  readonly event: FeedEvent;
  /** Null where it does not tell the state of the tournament. */
  readonly reported: Reported | null;
  readonly cut: { readonly round?: number; readonly count?: number } | null;
  readonly courses: readonly FeedCourse[];
  readonly golfers: readonly FeedGolfer[];
  /** Ids of who won, once it is final. */
  readonly winners: readonly string[];
  readonly shots: readonly FeedShots[];
  /** The list of who plays, which may bring golfers into a field. */
  readonly isField: boolean;
  /** What of it was left out though it fits, a sentence each. */
  readonly problems: readonly string[];
  /** What of it does not fit. */
  readonly misfits: readonly Misfit[];
}

/** An answer that says nothing, to be filled. */
export const SAYS_NOTHING: Omit<FeedGolf, 'source'> = {
  event: {},
  reported: null,
  cut: null,
  courses: [],
  golfers: [],
  winners: [],
  shots: [],
  isField: false,
  problems: [],
  misfits: [],
};
