import type { Generated } from 'kysely';

/** An address that a player asked for, until its link is opened. Only the SHA-256 of the guid is kept. Instants are the site's time. */
export interface EmailChangesTable {
  id: Generated<number>;
  user_id: number;
  email: string;
  guid_hash: string;
  asked_at: number;
  expires_at: number;
}

/** Somebody who played a pool is asked whether they play its next year. Instants are the site's time. */
interface SeasonQuestionsTable {
  contest_id: number;
  user_id: number;
  asked_at: number;
  asked_by: string;
  /** What their entries were called, as JSON: they come in under these. */
  names: string;
  reminded_at: number | null;
  /** Null until they have said. */
  answer: 'in' | 'out' | null;
  answered_at: number | null;
}

/** The secret of a mail by which its reader answers such questions without signing in. Only its SHA-256 is kept. */
interface SeasonLinksTable {
  token_hash: string;
  user_id: number;
  created_at: number;
}

export interface AccountTables {
  email_changes: EmailChangesTable;
  season_questions: SeasonQuestionsTable;
  season_links: SeasonLinksTable;
}
