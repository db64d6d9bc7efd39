import type { Sport } from '@poolhouse/contract';
import type { Generated } from 'kysely';

/** A job that the site does by itself. Whoever holds the lease runs it; instants are real time. */
export interface AgentsTable {
  id: Generated<number>;
  name: string;
  active: number;
  /** Seconds. */
  refresh_rate: number;
  next_run_at: number;
  last_runtime: number | null;
  last_good_at: number | null;
  /** What came of the last good run, or why the agent rests. */
  last_outcome: string;
  /** What went wrong in the last run; null when nothing did. */
  last_error: string | null;
  /** Failed runs in a row. */
  failures: number;
  /** The run that has the lease; null while nobody has. */
  lease_owner: string | null;
  lease_until: number | null;
}

/** Sports whose scores feed is silent while games are on; no row while all is well. */
export interface FeedHealthTable {
  sport: Sport;
  /** The instant of the last good answer, which the scores are from. */
  scores_from: number;
}

/** How a feed last answered; instants are the site's time. */
export interface FeedAnswersTable {
  feed: string;
  at: number;
  /** The address, without what may hold a key; '' where nobody answered. */
  answered_by: string;
  /** Which of its sources answered, from 1; 0 for none. */
  source: number;
  sources: number;
  /** JSON list of what does not fit. */
  misfits: string;
  /** Of the last answer of which something did not fit; null while there was none. */
  kept_at: number | null;
  kept_from: string;
  /** gzip in base64; '' where it was too large. */
  kept_body: string;
}

/** A score that a feed took back, and that a second answer has to confirm. */
export interface FeedCorrectionsTable {
  event_id: number;
  score1: number;
  score2: number;
  seen_at: number;
}

/** How many wins the market expected of a team before its season. */
export interface WinTotalsTable {
  season: number;
  abbrev: string;
  line: number;
}
