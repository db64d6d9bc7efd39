import type { Generated } from 'kysely';

/** A college basketball team; its id is that of the results' source, from 100000 on for a team that only a feed has named. */
export interface NcaabTeamsTable {
  id: number;
  name: string;
  abbrev: string;
  espn_id: string | null;
  /** Two colours, `#rrggbb,#rrggbb`; '' unknown. */
  color: string;
}

/** A tournament, by the year in which it is played. */
export interface NcaabSeasonsTable {
  season: number;
  /** When the field is announced; nothing of the tournament is seen before. */
  opens_at: number;
  /** The names of the four quarters: top left, bottom left, top right, bottom right. */
  regions: string;
}

/** Who stands where before the first game. */
export interface NcaabFieldTable {
  season: number;
  /** `r1p17`, or `r0p3` for a team of the First Four. */
  slot: string;
  team_id: number;
  seed: number;
  /** The slot of the round of 64 that the winner of its First Four game takes; null for all others. */
  feeds: string | null;
}

/** When each game is to be, and the results that wait until the site's clock lets them be seen. */
export interface NcaabGamesTable {
  season: number;
  /** `r1g9`: of the slots r1p17 and r1p18. */
  game: string;
  tipoff_at: number;
  score1: number | null;
  score2: number | null;
  overtime: number;
  /** 1 or 2: that side goes on without a game. */
  walkover: number | null;
}

/** Scores at half-time, where they are known. */
export interface NcaabHalvesTable {
  event_id: number;
  score1: number;
  score2: number;
}

/** Results that were changed after they had been published. */
export interface NcaabChangesTable {
  id: Generated<number>;
  season: number;
  /** `r6g1` */
  game: string;
  /** 'Florida–Houston' */
  teams: string;
  /** '65–63', or what stood in the place of a score. */
  was: string;
  became: string;
  at: number;
  /** Null: a feed or a file. */
  by_user: string | null;
  reason: string;
  /** 1: the final was over then. */
  late: number;
}

/** Games of a season before its tournament; team 1 is the one with the lower id. */
export interface NcaabSeasonGamesTable {
  id: Generated<number>;
  season: number;
  /** Counted from the first day of the season; the field is announced on day 132. */
  day: number;
  team1_id: number;
  team2_id: number;
  score1: number;
  score2: number;
  /** Which of them was at home; 0 on neutral ground. */
  home: number;
  overtimes: number;
}
