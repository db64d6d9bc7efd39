import type { ContestType, GameStatus, Sport } from '@poolhouse/contract';
import type { Generated } from 'kysely';
import type { AccountTables } from './accounts-schema';
import type { AgentsTable, FeedAnswersTable, FeedHealthTable, FeedCorrectionsTable, WinTotalsTable } from './agents-schema';
import type { CalendarFeedsTable } from './calendar-schema';
import type {
  EntryClaimsTable,
  EntryPaymentsTable,
  FeedPayloadsTable,
  GroupMembersTable,
  GroupsTable,
  HitCountsTable,
  InvitesTable,
  PresenceTable,
  RemoteFailuresTable,
  RolesTable,
  SeasonFreezesTable,
  ServerProcessesTable,
} from './console-schema';
import type { LiveWatchersTable } from './live-schema';
import type { EntryNameWishesTable, MailOutboxTable, UnsubscribeTokensTable, UserLinksTable, UserOptionsTable } from './mail-schema';
import type { LateScoresTable, MomentChecksTable, MomentsTable, ScoreStepsTable } from './moments-schema';
import type { ProofTables } from './proof-schema';
import type { PushOutboxTable, PushSubscriptionsTable, PushWishesTable } from './push-schema';
import type { RecapSharesTable, SeasonSharesTable } from './recaps-schema';
import type {
  ReleaseBookTable,
  ReleaseChunksTable,
  ReleaseFilesTable,
  ReleaseKeysTable,
  ReleaseNoncesTable,
  ReleasePathsTable,
} from './releases-schema';
import type {
  FamiliarPlacesTable,
  PasskeyChallengesTable,
  PasskeysTable,
  PasswordRequestsTable,
  RecoveryCodesTable,
} from './safety-schema';
import type { SmackMentionsTable, SmackReactionsTable, SmackTable } from './smack-schema';
import type {
  NcaabChangesTable,
  NcaabFieldTable,
  NcaabGamesTable,
  NcaabHalvesTable,
  NcaabSeasonGamesTable,
  NcaabSeasonsTable,
  NcaabTeamsTable,
} from './tournament-schema';

export type { AgentsTable, FeedHealthTable, FeedCorrectionsTable, WinTotalsTable };

/**
 * All instants are epoch milliseconds (UTC), flags are 0 or 1, on both engines. A contest adds its own tables in its `*.schema.ts`
 * with `declare module`.
 */
export interface Schema extends AccountTables, ProofTables {
  users: UsersTable;
  devices: DevicesTable;
  signin_failures: SigninFailuresTable;
  user_links: UserLinksTable;
  user_options: UserOptionsTable;
  mail_outbox: MailOutboxTable;
  unsubscribe_tokens: UnsubscribeTokensTable;
  calendar_feeds: CalendarFeedsTable;
  entry_name_wishes: EntryNameWishesTable;
  contests: ContestsTable;
  entries: EntriesTable;
  events: EventsTable;
  event_lines: EventLinesTable;
  event_quarterbacks: EventQuarterbacksTable;
  event_results: EventResultsTable;
  nfl_win_totals: WinTotalsTable;
  smack: SmackTable;
  smack_reactions: SmackReactionsTable;
  smack_mentions: SmackMentionsTable;
  moments: MomentsTable;
  moment_checks: MomentChecksTable;
  late_scores: LateScoresTable;
  score_steps: ScoreStepsTable;
  recap_shares: RecapSharesTable;
  season_shares: SeasonSharesTable;
  activity: ActivityTable;
  settings: SettingsTable;
  agents: AgentsTable;
  feed_health: FeedHealthTable;
  feed_corrections: FeedCorrectionsTable;
  push_subscriptions: PushSubscriptionsTable;
  push_wishes: PushWishesTable;
  push_outbox: PushOutboxTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  recovery_codes: RecoveryCodesTable;
  familiar_places: FamiliarPlacesTable;
  password_requests: PasswordRequestsTable;
  release_book: ReleaseBookTable;
  release_files: ReleaseFilesTable;
  release_chunks: ReleaseChunksTable;
  release_paths: ReleasePathsTable;
  release_keys: ReleaseKeysTable;
  release_nonces: ReleaseNoncesTable;
  groups: GroupsTable;
  group_members: GroupMembersTable;
  roles: RolesTable;
  invites: InvitesTable;
  entry_claims: EntryClaimsTable;
  entry_payments: EntryPaymentsTable;
  season_freezes: SeasonFreezesTable;
  hit_counts: HitCountsTable;
  presence: PresenceTable;
  server_processes: ServerProcessesTable;
  live_watchers: LiveWatchersTable;
  feed_payloads: FeedPayloadsTable;
  feed_answers: FeedAnswersTable;
  remote_failures: RemoteFailuresTable;
  ncaab_teams: NcaabTeamsTable;
  ncaab_seasons: NcaabSeasonsTable;
  ncaab_field: NcaabFieldTable;
  ncaab_games: NcaabGamesTable;
  ncaab_halves: NcaabHalvesTable;
  ncaab_changes: NcaabChangesTable;
  ncaab_season_games: NcaabSeasonGamesTable;
  scopes: ScopesTable;
}

export interface UsersTable {
  id: Generated<number>;
  email: string;
  /** Lower-cased e-mail, unique. */
  email_key: string;
  username: string;
  /** Lower-cased user name, unique. */
  username_key: string;
  /** Argon2id; null until the player has chosen a password. */
  password_hash: string | null;
  is_admin: number;
  group_number: number;
  created_at: number;
  /** An account that was closed; its address and name were replaced, its rows stay. */
  closed_at: Generated<number | null>;
}

/** A signed-in browser. Only the SHA-256 of its secret is kept. */
export interface DevicesTable {
  id: Generated<number>;
  user_id: number;
  secret_hash: string;
  application_id: string;
  /** What the browser calls itself, in short: 'Chrome on Windows'. */
  label: Generated<string>;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  revoked_at: number | null;
}

/** Counted by the name that was typed, known or not, so that an answer never tells whether a user exists. */
export interface SigninFailuresTable {
  name_key: string;
  failures: number;
  last_at: number;
  locked_at: number | null;
}

export interface ContestsTable {
  id: Generated<number>;
  contest_type: ContestType;
  name: string;
  year: number;
  group_number: number;
  /** The week of its season in which it begins; 1 where its kind has no weeks. */
  first_week: Generated<number>;
  /** Whether the house tells of its moments. */
  moments: Generated<number>;
  /** Whether its recaps may be shared with people outside. */
  recap_sharing: Generated<number>;
  created_at: number;
}

export interface EntriesTable {
  id: Generated<number>;
  contest_id: number;
  user_id: number;
  entry_name: string;
  /** Lower-cased entry name, unique among the contest's present entries. */
  name_key: string;
  created_at: number;
  /** A removed entry keeps its rows, and counts for nothing. */
  removed_at: number | null;
}

/** A game of any sport. 1 is away, 2 is home. */
export interface EventsTable {
  id: Generated<number>;
  /** Names the game at its source, unique: `NFL:2022_01_BUF_LA`. */
  source_key: string;
  sport: Sport;
  /** The year in which the season starts. */
  season: number;
  /** REG or a play-off round, as nflverse writes them. */
  game_type: string;
  kickoff_at: number;
  /** Tuesday (yyyy-mm-dd, New York) that opens the contest week in which the game kicks off. */
  week_start: string;
  team1: string;
  team2: string;
  abbrev1: string;
  abbrev2: string;
  rank1: number | null;
  rank2: number | null;
  /** The home side's line; the away side's is its negative. Frozen at kick-off. */
  spread2: number | null;
  tv: string;
  state: GameStatus;
  score1: number | null;
  score2: number | null;
  /** What to print: 'Q3', 'Halftime', 'OT', 'Final', 'F/OT'. */
  status: string;
  time_left: string;
  possession: number | null;
  status_note: string;
  updated_at: number;
  /** The game's id at a live feed, unique: `ESPN:401437634`. */
  feed_key: string | null;
  /** 1: an administrator entered score and state; feeds and results leave them alone until released. */
  manual: Generated<number>;
  /** 1: an administrator set the line; feeds leave it alone until released. */
  manual_line: Generated<number>;
  /** Points of both sides together at which the books stand; frozen at kick-off. */
  total_line: number | null;
  /** 1: played where nobody is at home; null where nobody said. */
  neutral: number | null;
  /** 'dome', 'closed', 'open' or 'outdoors'; null where nobody said. */
  roof: string | null;
}

/** Every line a game ever had. */
export interface EventLinesTable {
  id: Generated<number>;
  event_id: number;
  at: number;
  spread2: number | null;
  total_line: number | null;
  /** 'import', 'admin' or a feed's name. */
  source: string;
}

/** Who starts a game as a side's quarterback, as far as it is known. */
export interface EventQuarterbacksTable {
  event_id: number;
  /** 1 away, 2 home. */
  side: number;
  /** The same for one person in every game: the file's id, or the name in lower case. */
  qb_id: string;
  name: string;
  /** 'import', 'admin' or 'demo'. */
  source: string;
  /** Why an administrator named them; public. */
  reason: string;
  at: number;
}

/** Imported final scores. In practice mode they wait here until the clock lets them be seen. */
export interface EventResultsTable {
  event_id: number;
  score1: number;
  score2: number;
  overtime: number;
}

export interface ActivityTable {
  id: Generated<number>;
  at: number;
  action: string;
  user_id: number | null;
  /** Who did it, as it was called then. */
  actor: string;
  ip: string;
  before: string | null;
  after: string | null;
  /** Whose administrators may read the line; null for the site's own. */
  group_number: Generated<number | null>;
  contest_id: Generated<number | null>;
  /** The line that took this one back. */
  undone_by: Generated<number | null>;
}

export interface SettingsTable {
  key: string;
  value: string;
}

/** Counts the committed changes of a part of the data; pages are rebuilt when one of theirs moved. */
export interface ScopesTable {
  name: string;
  n: number;
}
