import type { Generated } from 'kysely';

/** A circle of players with contests of its own. */
export interface GroupsTable {
  group_number: number;
  name: string;
  created_at: number;
  /** Nothing in a closed group can be opened or joined; all of it stays readable. */
  closed_at: number | null;
}

export interface GroupMembersTable {
  user_id: number;
  group_number: number;
  joined_at: number;
}

/** Who may run what. That somebody is site administrator stands in users.is_admin; the row here tells who made them one. */
export interface RolesTable {
  id: Generated<number>;
  user_id: number;
  role: 'site' | 'commissioner' | 'helper';
  group_number: number | null;
  /** A helper's. */
  contest_id: number | null;
  granted_by: string;
  granted_at: number;
}

/** A link by which newcomers join. Only the SHA-256 of its code is kept. */
export interface InvitesTable {
  id: Generated<number>;
  group_number: number;
  contest_id: number | null;
  code_hash: string;
  uses: number;
  used: number;
  /** Site time. */
  expires_at: number;
  revoked_at: number | null;
  created_at: number;
  created_by: string;
}

/** A newcomer says that a former entry is theirs. */
export interface EntryClaimsTable {
  id: Generated<number>;
  user_id: number;
  entry_id: number;
  group_number: number;
  at: number;
  answered_at: number | null;
  approved: number | null;
}

export interface EntryPaymentsTable {
  entry_id: number;
  paid_at: number;
  marked_by: string;
}

/** A season that was closed, with its standings as JSON. */
export interface SeasonFreezesTable {
  contest_id: number;
  frozen_at: number;
  frozen_by: string;
  reason: string;
  standings: string;
}

/** Whole-page reads of a contest's page, by day of real time (yyyy-mm-dd, UTC), or by month (yyyy-mm) once they are old. */
export interface HitCountsTable {
  area: string;
  day: string;
  hits: number;
  last_at: number;
}

/** When a user last made a call, in real time, within a minute. */
export interface PresenceTable {
  user_id: number;
  last_seen_at: number;
}

/** Server processes that say now and then that they live; instants are real time. */
export interface ServerProcessesTable {
  id: string;
  started_at: number;
  seen_at: number;
}

/** What a feed answered lately, without keys; instants are the site's time. */
export interface FeedPayloadsTable {
  id: Generated<number>;
  feed: string;
  at: number;
  ok: number;
  bytes: number;
  body: string;
  /** JSON list of sentences. */
  refused: string;
}

/** Failures of remotes in browsers, alike ones together; instants are real time. */
export interface RemoteFailuresTable {
  id: Generated<number>;
  remote: string;
  version: string;
  kind: string;
  file: string;
  message: string;
  page: string;
  times: number;
  last_at: number;
}
