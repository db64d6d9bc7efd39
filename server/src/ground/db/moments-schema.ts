import type { Generated } from 'kysely';

/** What was found worth telling in a contest: each once by kind and key. */
export interface MomentsTable {
  id: Generated<number>;
  contest_id: number;
  kind: string;
  key: string;
  /** The week or round of the contest in which it stands. */
  round: number;
  /** JSON: the entries that it concerns. */
  entries: string;
  /** JSON: what it is made of beside the entries; with other figures it is told anew. */
  figures: string;
  says: string;
  /** Site time when it was found, or when it happened where it was no news any more. */
  at: number;
  /** Whether it was said on the smack board. */
  told: number;
  /** Site time since when it is not so; null while it is. */
  undone_at: number | null;
}

/** Up to where the moments of a round that is over have been looked for. */
export interface MomentChecksTable {
  contest_id: number;
  round: number;
  /** Of which version of the rules. */
  rules: number;
  /** The sum of the counters of all that the round hangs on. */
  count: number;
}

/** The score with which a football game's last two minutes began, as far as the site saw it. */
export interface LateScoresTable {
  event_id: number;
  score1: number;
  score2: number;
}

/** A football game as it stood when its score or its period became another one. */
export interface ScoreStepsTable {
  event_id: number;
  /** 1, 2, 3 … within a game. */
  seq: number;
  /** Site time when it was seen. */
  at: number;
  status: string;
  time_left: string;
  score1: number;
  score2: number;
  /** What changed the score, in the words of the contract's steps; '' where it was the period. */
  what: string;
}
