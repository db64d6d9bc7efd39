import type { Format, GolferStatus, ScoringLevel, Reported } from './golf';

declare module '../../ground/db/schema' {
  interface Schema {
    golf_tournaments: GolfTournamentsTable;
    golf_courses: GolfCoursesTable;
    golf_tournament_courses: GolfTournamentCoursesTable;
    golfers: GolfersTable;
    golfer_aliases: GolferAliasesTable;
    golf_field: GolfFieldTable;
    golf_rounds: GolfRoundsTable;
    golf_shots: GolfShotsTable;
    golf_results: GolfResultsTable;
    golf_stats: GolfStatsTable;
    golf_contests: GolfContestsTable;
    golf_contest_tournaments: GolfContestTournamentsTable;
    golf_picks: GolfPicksTable;
    golf_side_action: GolfSideActionTable;
    golf_finals: GolfFinalsTable;
    golf_corrections: GolfCorrectionsTable;
    golf_feed_doubts: GolfFeedDoubtsTable;
    golf_push_wishes: GolfPushWishesTable;
    golf_told: GolfNotifiedTable;
    pick1_picks: Pick1PicksTable;
  }
}

import type { Generated } from 'kysely';

/** Instants are epoch ms; flags 0 or 1. */
export interface GolfTournamentsTable {
  id: Generated<number>;
  year: number;
  tour_code: string;
  perm_num: string;
  name: string;
  start_date: string;
  end_date: string;
  zone: string;
  first_tee_at: number;
  format: Format;
  rounds: number;
  cut_round: number;
  cut_count: number;
  cut_within: number;
  major: number;
  purse: number;
  told: Reported;
  told_at: number;
  projected_cut: number | null;
  /** Golfer ids with commas between. */
  winner_ids: string;
  espn_id: string;
  scores_from_at: number | null;
  official_at: number | null;
  /** Since when the groups stand; null before. */
  field_at: number | null;
  /** 1 while its feed does not answer though golfers are on the course. */
  silent: number;
}

export interface GolfCoursesTable {
  course_id: number;
  name: string;
  code: string;
  par: number;
  scoring_level: ScoringLevel;
  /** By hole, with commas between. */
  pars: string;
  yards: string;
}

/** A course as it is set up for one tournament. */
export interface GolfTournamentCoursesTable {
  tid: number;
  course_id: number;
  pars: string;
  yards: string;
  /** Holes whose picture is kept, with commas between. */
  pictures: string;
  /** JSON: tees and pins by `round-hole`, where a feed tells them. */
  points: string;
}

export interface GolfersTable {
  id: number;
  name: string;
  /** Without marks, case and suffix: by it a feed without known ids is joined inside a field. */
  name_key: string;
  country: string;
  /** yyyy-mm-dd or ''. */
  birthday: string;
}

export interface GolferAliasesTable {
  source: string;
  source_id: string;
  golfer_id: number;
}

export interface GolfFieldTable {
  tid: number;
  golfer_id: number;
  group_num: number | null;
  list_order: number;
  odds: number | null;
  world_rank: number | null;
  status: GolferStatus;
  status_at: number;
  starting_strokes: Generated<number>;
}

/** A golfer's round in one row. */
export interface GolfRoundsTable {
  tid: number;
  golfer_id: number;
  round: number;
  course_id: number;
  start_hole: number;
  tee_at: number | null;
  /** Strokes by hole with commas between, '' where nothing is posted; '' for none at all. */
  holes: string;
  /** When each became known, as `holes`. */
  at: string;
  told_to_par: number | null;
  told_thru: number;
  told_at: number;
  strokes: number | null;
  last_shot: string;
  manual: number;
}

/** The strokes of a golfer's round, JSON. */
export interface GolfShotsTable {
  tid: number;
  golfer_id: number;
  round: number;
  strokes: string;
}

export interface GolfResultsTable {
  golfer_id: number;
  start_date: string;
  perm_num: string;
  name: string;
  position: string;
  through: string;
  to_par: number | null;
  last_round: number | null;
}

export interface GolfStatsTable {
  year: number;
  golfer_id: number;
  bpr: number | null;
  hpe: number | null;
  gir: number | null;
  cc: number | null;
  world_rank: number | null;
  rounds: number | null;
}

export interface GolfContestsTable {
  contest_id: number;
  fee_cents: number;
  /** Null: open until the first lock of the season. */
  side_action_open: number | null;
  once_per_season: number;
  self_pick1: number;
  /** JSON of the money plan, once an administrator wrote it or the first lock froze it; ''. */
  plan: string;
  frozen_at: number | null;
}

export interface GolfContestTournamentsTable {
  contest_id: number;
  tid: number;
  seq: number;
  double: number;
}

export interface GolfPicksTable {
  contest_id: number;
  tid: number;
  entry_id: number;
  slot: number;
  golfer_id: number;
  saved_at: number;
  /** Why an administrator set it; null when the player did. */
  reason: string | null;
}

/** An entry is in the side action of tournaments whose lock comes after this instant. */
export interface GolfSideActionTable {
  entry_id: number;
  since: number;
}

/** What an entry had when a tournament became official; never changed. Amounts in cents. */
export interface GolfFinalsTable {
  contest_id: number;
  tid: number;
  entry_id: number;
  place: number;
  shared: number;
  score: number | null;
  rounds: string;
  points: number;
  aces: number;
  winner: number;
  side: number;
  side_in: number;
  through: number;
  side_score: number;
  note: string;
  /** JSON of what the recap tells beside. */
  recap: string;
}

/** What came after a tournament was official, for people to read. */
export interface GolfCorrectionsTable {
  id: Generated<number>;
  tid: number;
  at: number;
  text: string;
}

/** Another value than the one that stands, which a feed has told once; it waits for a second answer. */
export interface GolfFeedDoubtsTable {
  tid: number;
  what: string;
  value: string;
  since: number;
}

/** Players who want to be told on a device what happens in golf. */
export interface GolfPushWishesTable {
  user_id: number;
}

/** What an entry was told of a tournament. */
export interface GolfNotifiedTable {
  tid: number;
  entry_id: number;
  /** JSON of `Notified`. */
  state: string;
}

export interface Pick1PicksTable {
  tid: number;
  entry_id: number;
  golfer_id: number;
  saved_at: number;
  reason: string | null;
}
