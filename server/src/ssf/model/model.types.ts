/** A game as the model sees it. 1 is away, 2 is home. Lines are no part of it: the model cannot know them. */
export interface ModelGame {
  readonly id: number;
  /** The year in which the season starts. */
  readonly season: number;
  /** Day of the kick-off in New York, counted from 1970. */
  readonly day: number;
  /** Names that a club keeps when it moves. */
  readonly club1: string;
  readonly club2: string;
  readonly neutral: boolean;
  readonly division: boolean;
  /** A dome or a closed roof. */
  readonly roofed: boolean;
  /** Who starts as quarterback, by any name that is one person's; null where nobody was named. */
  readonly starter1: string | null;
  readonly starter2: string | null;
  /** The final score; null before the game is over. */
  readonly result: { readonly score1: number; readonly score2: number } | null;
}

/** What a club is worth: points above the average club, and points that its games have above the league's total. */
export interface Rating {
  readonly strength: number;
  readonly pace: number;
}

/** All that the model carries from season to season. */
export interface Ratings {
  /** The last season that went in; null before the first. */
  readonly season: number | null;
  readonly clubs: Readonly<Record<string, Rating>>;
  /** Points of margin that the home side is ahead by. */
  readonly home: number;
  /** Points of both sides together. */
  readonly total: number;
}

export const FACTORS = [
  'League average',
  'Attack',
  'Attack form',
  'Opponent’s defence',
  'Opponent’s defence form',
  'Home field',
  'Rest',
  'Division game',
  'Roof',
  'Backup quarterback',
  'Opponent’s backup',
] as const;
export type FactorName = (typeof FACTORS)[number];

/** One line of a club's sum. */
export interface Line {
  readonly factor: FactorName;
  /** In tenths of a point, so that sums are exact. */
  readonly tenths: number;
  readonly note: string;
}

/** What the model says of one game before it: the lines of both sides, whose sums are the PScores. */
export interface Prediction {
  readonly gameId: number;
  readonly lines1: readonly Line[];
  readonly lines2: readonly Line[];
  /** What it did not know: 'Quarterbacks not named yet'. */
  readonly notes: readonly string[];
  /** Games that each club has behind it, of all seasons that were replayed. */
  readonly games1: number;
  readonly games2: number;
}
