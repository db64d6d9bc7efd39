import type { ApiKey } from '@poolhouse/contract';
import type { Row } from './journal.store';
import { allOf } from './walked-contest';

/**
 * Tables whose rows are the whole site's: every group's contests read them. Only calls whose access is `site` write them, and a
 * player's save never does. Each with why it is nobody's alone.
 */
export const SITE_TABLES: Readonly<Record<string, string>> = {
  ...allOf('siteTables'),
  agents: 'jobs of the site',
  event_lines: 'what was offered for a game',
  event_quarterbacks: 'who plays in a game',
  event_results: 'how a game ended',
  events: 'games',
  feed_answers: 'how feeds have answered last',
  feed_corrections: 'a game that a feed tells otherwise',
  feed_health: 'which feed brings games',
  feed_payloads: 'what feeds have answered',
  late_scores: 'how a game stood late',
  game_outcomes: 'how a game ended, as logs tell it',
  handed_over_sidebets: 'left by a migration',
  handed_over_terms: 'left by a migration',
  ncaab_changes: 'what was changed of a tournament',
  ncaab_field: 'who plays in a tournament',
  ncaab_games: 'games of a tournament',
  ncaab_halves: 'scores at half-time',
  ncaab_season_games: 'games before a tournament',
  ncaab_seasons: 'tournaments',
  ncaab_teams: 'teams',
  nfl_win_totals: 'what is expected of teams',
  release_book: 'what teams have released',
  release_chunks: 'files of releases',
  release_files: 'files of releases',
  release_keys: 'keys of teams',
  release_nonces: 'keys of teams',
  release_paths: 'files of releases',
  score_steps: 'how a game went',
  settings: 'how the site is run',
  ssf_predictions: 'the model’s word on a game',
  ssf_tallies: 'how good the model was',
  ssf_updates: 'when the model was asked',
};

/** Calls of anybody that write what is the site's all the same, since what comes out depends on nobody. */
export const SITE_BY_ANYBODY: Readonly<Partial<Record<ApiKey, string>>> = {
  'GET ssf/update': 'works the model out anew from games that are over; the specification gives it to every player',
};

/** Tables that say nothing of anybody's contest: counters, and what the site notes of its own running. Any call may move them. */
export const NOBODYS: Readonly<Record<string, string>> = {
  changes: 'counters that moved, on PostgreSQL',
  hit_counts: 'how often pages are read',
  password_requests: 'who has asked for a link, by the name that was typed',
  remote_failures: 'what did not load in browsers',
  scopes: 'counters',
  server_processes: 'who runs',
  signin_failures: 'who is slowed down',
};

/** What is sent to somebody: a person whom the caller may write to, in a group of the caller's. */
export const SENT: Readonly<Record<string, string>> = {
  mail_outbox: 'mail',
  push_outbox: 'pushes',
  smack_mentions: 'who is named in a message',
  season_links: 'the way to answer a mail',
  unsubscribe_tokens: 'the way out of mails',
};

/** What all players of a contest write together, each by their own right: it is the contest's, and nobody's entry. */
export const OF_ALL_PLAYERS: Readonly<Record<string, string>> = {
  ...allOf('ofAllPlayers'),
  activity: 'the log of what they did',
  contests: 'counts what is written in it',
  recap_shares: 'where people outside see the card of a round, the same for all who share it',
};

/** By which columns a row tells whose it is; the first that a table names beside these are its own. */
const PLACES = {
  contest_id: 'contest',
  entry_id: 'entry',
  group_number: 'group',
  user_id: 'user',
  message_id: 'message',
  subscription_id: 'subscription',
  board: 'board',
} as const;
/** `author`: who wrote it; `claimed`: an entry that somebody says is theirs. */
export type Owner = (typeof PLACES)[keyof typeof PLACES] | 'author' | 'claimed';

/** Tables whose own id is the owner, or of which not every column says whose the row is. */
const OWN_COLUMNS: Readonly<Record<string, Readonly<Partial<Record<string, Owner>>>>> = {
  ...allOf('ownColumns'),
  contests: { id: 'contest' },
  users: { id: 'user' },
  entries: { contest_id: 'contest', id: 'entry' },
  // The other columns say who did it and what it was about.
  activity: { contest_id: 'contest', group_number: 'group' },
  smack: { board: 'board', user_id: 'author' },
  entry_claims: { user_id: 'user', entry_id: 'claimed', group_number: 'group' },
  // Its message is the mail's.
  mail_outbox: { user_id: 'user' },
  push_outbox: { subscription_id: 'subscription' },
};

export const columnsOf = (table: string, columns: readonly string[]): [column: string, owner: Owner][] =>
  Object.entries(OWN_COLUMNS[table] ?? PLACES).flatMap(([column, owner]) => (owner && columns.includes(column) ? [[column, owner]] : []));

/** Whose a row is, as its columns tell; [] for what tells nobody. */
export const ownersOf = (table: string, row: Row): [owner: Owner, value: number | string][] =>
  columnsOf(table, Object.keys(row)).flatMap(([column, owner]) => {
    const value = row[column];
    return value === null || value === undefined ? [] : [[owner, typeof value === 'number' ? value : String(value)]];
  });
