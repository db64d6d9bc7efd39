import type { Generated } from 'kysely';

/** What the logs of contests are kept in. */
export interface ProofTables {
  contest_log: ContestLogTable;
  contest_logs: ContestLogsTable;
  seal_rounds: SealRoundsTable;
  seal_openings: SealOpeningsTable;
  game_outcomes: GameOutcomesTable;
  log_watchers: LogWatchersTable;
}

/** A line of a contest's log; neither engine lets it be changed or taken away. */
interface ContestLogTable {
  contest_id: number;
  /** From 0. */
  n: number;
  kind: string;
  /** Site time. */
  at: number;
  /** Canonical JSON. */
  body: string;
  /** RFC 6962 leaf of the whole line, base64. */
  leaf: string;
}

/** A contest that has a log. */
interface ContestLogsTable {
  contest_id: number;
  /** The last of the game outcomes that it has taken over. */
  outcomes: number;
  /** The number of its last seal. */
  beat: number;
}

/** A browser that watches a contest's log; told as a number alone. */
interface LogWatchersTable {
  contest_id: number;
  device_id: number;
  /** Site time. */
  seen_at: number;
}

/** A round that is sealed, or was. */
interface SealRoundsTable {
  contest_id: number;
  /** '2026-w03' */
  period: string;
  /** Its last seal. */
  beat: number;
  /** Site time of that. */
  at: number;
  /** The commitments of that, base64 of them all; '' once nothing of the round is sealed any more. */
  leaves: string;
  /** 1 once nothing of it is sealed any more. */
  over: number;
}

/** A slot that is no longer sealed, and the way from it to the root of its seal. */
export interface SealOpeningsTable {
  contest_id: number;
  period: string;
  entry_id: number;
  slot: number;
  beat: number;
  /** Canonical JSON. */
  content: string;
  /** Among the slots of the seal, from 0. */
  place: number;
  size: number;
  /** Base64 of all hashes of the path. */
  path: string;
}

/** How a game ended, ended otherwise, or was called off: written with what did it, and taken over by the logs of contests. */
interface GameOutcomesTable {
  id: Generated<number>;
  event_id: number;
  season: number;
  /** Site time. */
  at: number;
  kind: OutcomeKind;
  score1: number | null;
  score2: number | null;
  /** The home line as it was then. */
  spread2: number | null;
  /** Why it is another one; '' where nobody said. */
  reason: string;
}

export type OutcomeKind = 'result' | 'correction' | 'postponed';
