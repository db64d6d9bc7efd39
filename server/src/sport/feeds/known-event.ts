import type { Game } from '../games/game';

/** A game of the site with what feeds must heed. */
export interface KnownEvent extends Game {
  feedKey: string | null;
  /** Score and state were entered by hand. */
  manual: boolean;
  /** The line was set by hand. */
  manualLine: boolean;
  /** Where the line is from: 'import', 'admin' or a FeedSource; null without one. */
  lineSource: string | null;
}

/** A score lower than the one on the board, seen once. Instants are epoch ms. */
export interface UnconfirmedScore {
  score1: number;
  score2: number;
  seenAt: number;
}

/** Which kind of feed speaks. */
export type FeedSource = 'scoreboard' | 'odds';
