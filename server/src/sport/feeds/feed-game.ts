import type { GameStatus } from '@poolhouse/contract';
import type { GameFacts } from '../facts/game-facts.rules';
import type { Sport } from '../games/game';
import type { Misfit } from './misfit';

/** A team as a feed tells it. */
export interface FeedTeam {
  /** The site's code for it, as in games.csv; '' when the feed gives names only. */
  code: string;
  /** What players call it, 'Rams' or 'Ohio State'; '' when the feed gives full names only. */
  name: string;
  /** 'Los Angeles Rams', 'Ohio State Buckeyes'. */
  fullName: string;
}

/** What a scoreboard says of a game's course. */
export interface FeedPlay {
  state: GameStatus;
  /** Null before the game: a feed's 0-0 is no score. */
  score1: number | null;
  score2: number | null;
  /** As contract/src/game.ts prints it. */
  status: string;
  timeLeft: string;
  possession: 1 | 2 | null;
  note: string;
}

/** What a scoreboard says of a game besides its course. */
export interface FeedListing {
  season: number;
  gameType: string;
  rank1: number | null;
  rank2: number | null;
  tv: string;
  /** False while the day is known and the time is not. */
  timeKnown: boolean;
}

/** A game in the words that all feeds are translated into. 1 is away, 2 is home; instants are epoch ms. */
export interface FeedGame {
  sport: Sport;
  /** `ESPN:401437634`; null from a feed whose ids mean nothing elsewhere. */
  feedKey: string | null;
  kickoffAt: number;
  away: FeedTeam;
  home: FeedTeam;
  /** Null from a feed of lines alone, and for a game whose status cannot be read. */
  play: FeedPlay | null;
  /** Null from a feed of lines alone. */
  listing: FeedListing | null;
  /** The home line before kick-off; null when the feed has none. */
  spread2: number | null;
  /** What the feed tells beside it; left out where it tells nothing. */
  facts?: GameFacts;
}

/** What a parser makes of an answer. */
export interface FeedAnswer {
  games: FeedGame[];
  /** Rows left out on purpose: teams not known yet, exhibition games. */
  skipped: number;
  /** What of it does not fit. */
  misfits: Misfit[];
}
