/** What is said of a tournament as a whole; '' while its scores say it. */
export type Reported = '' | 'SUSPENDED' | 'CANCELLED' | 'FINAL';
export type TournamentStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'ROUND_COMPLETE' | 'SUSPENDED' | 'OFFICIAL' | 'CANCELLED';
export type GolferStatus = 'IN' | 'ALTERNATE' | 'CUT' | 'MDF' | 'WD' | 'DQ';
/** Tournaments that a contest can be played on are scored by strokes, each golfer for himself. */
export type Format = 'stroke' | 'stableford' | 'team' | 'match';
export type ScoringLevel = 'BASIC' | 'STATS' | 'TOURCAST';

/** Instants are epoch ms. */
export interface Tournament {
  readonly id: number;
  readonly year: number;
  readonly tourCode: string;
  readonly permNum: string;
  readonly name: string;
  /** yyyy-mm-dd. */
  readonly startDate: string;
  readonly endDate: string;
  readonly zone: string;
  readonly firstTeeAt: number;
  readonly format: Format;
  readonly rounds: number;
  readonly cutRound: number;
  readonly cutCount: number;
  readonly cutWithin: number;
  readonly major: boolean;
  readonly purse: number;
  readonly reported: Reported;
  /** When `reported` was said. */
  readonly reportedAt: number;
  /** The line as it was when the cut was made; null before. */
  readonly projectedCut: number | null;
  readonly winnerIds: readonly number[];
  readonly espnId: string;
  readonly scoresFromAt: number | null;
  /** Its feed does not answer though golfers are on the course. */
  readonly silent?: boolean;
  /** When its result became final; null before. */
  readonly officialAt: number | null;
}

export interface Course {
  readonly courseId: number;
  readonly name: string;
  readonly code: string;
  readonly par: number;
  readonly scoringLevel: ScoringLevel;
  /** By hole; the rounds' own pars where they differ stand in `parsByRound`. */
  readonly pars: readonly number[];
  readonly yards: readonly number[];
  /** Holes whose picture the site keeps. */
  readonly pictures: readonly number[];
}

export interface FieldGolfer {
  readonly golferId: number;
  readonly name: string;
  readonly groupNum: number | null;
  readonly listOrder: number;
  readonly odds: number | null;
  readonly worldRank: number | null;
  /** To par before the first hole, 0 nearly everywhere: part of the tournament's own score and of no contest's. */
  readonly startingStrokes: number;
  readonly status: GolferStatus;
  readonly statusAt: number;
}

/** A golfer's round as it is kept: what is posted, and since when each of it is known. */
export interface RoundCard {
  readonly golferId: number;
  readonly round: number;
  readonly courseId: number;
  readonly startHole: 1 | 10;
  readonly teeAt: number | null;
  readonly holes: Holes;
  /** By hole; seen from that instant on. */
  readonly at: readonly (number | null)[];
  /** As a leaderboard tells the round, without holes. */
  readonly reportedToPar: number | null;
  readonly reportedThru: number;
  readonly reportedAt: number;
  /** The round's strokes once it is over, as a leaderboard tells them. */
  readonly strokes: number | null;
  readonly lastShot: string;
  /** Holes that an administrator has set, which no feed changes. */
  readonly manual: boolean;
}

/** All that is known of a tournament, whenever it may be seen. */
export interface TournamentFacts {
  readonly tournament: Tournament;
  readonly courses: readonly Course[];
  readonly field: readonly FieldGolfer[];
  readonly cards: readonly RoundCard[];
}

/** Strokes by hole, 1 to 18; null where nothing is posted. */
export type Holes = readonly (number | null)[];
