import type { FeedPlay } from './feed-game';

/** A team of the tournament as a feed tells it. */
export interface TournamentFeedTeam {
  espnId: string;
  /** The school: 'Howard', 'NC State'. */
  name: string;
  /** '' unknown. */
  abbrev: string;
  /** Two colours, `#rrggbb,#rrggbb`; '' unknown. */
  color: string;
  seed: number | null;
}

/** What a game says of who stands where. */
export interface FieldFeedGame {
  /** The year of the tournament. */
  season: number;
  /** Epoch ms. */
  tipoffAt: number;
  timeKnown: boolean;
  /** In capitals. */
  region: string;
  /** Those that are known: two, one or none. */
  teams: readonly TournamentFeedTeam[];
}

/** A game of the tournament as a feed tells it. Its teams come in the feed's own order, which is not the bracket's. */
export interface TournamentFeedGame {
  /** `ESPN:401856435`. */
  feedKey: string;
  /** The year of the tournament. */
  season: number;
  /** Epoch ms. */
  tipoffAt: number;
  timeKnown: boolean;
  /** In capitals; '' in the Final Four. */
  region: string;
  teams: readonly [TournamentFeedTeam, TournamentFeedTeam];
  /** Null for a status that tells nothing; `scores` is null before the game. */
  play: (Pick<FeedPlay, 'state' | 'status' | 'timeLeft' | 'note'> & { scores: readonly [number, number] | null }) | null;
  /** The score at half-time; null while it is not known. */
  half: readonly [number, number] | null;
  /** '' unknown. */
  tv: string;
}
