/** A game as every contest shows it. team1 is away, team2 home; the score rows of every contest satisfy it. */
export interface Game {
  ID: number;
  team1: string;
  team2: string;
  Abbrev1: string;
  Abbrev2: string;
  Rank1: number | null;
  Rank2: number | null;
  /** `#rrggbb` pair, '' unknown. */
  Colors1: string;
  Colors2: string;
  /** Each side's line; negative gives points. */
  Spread1: number | null;
  Spread2: number | null;
  score1: number | null;
  score2: number | null;
  state: 'scheduled' | 'in_progress' | 'final' | 'postponed' | 'cancelled';
  /** What to print: 'Q3', 'Halftime', 'OT', 'Final', 'F/OT', 'Postponed'. */
  status: string;
  statusNote: string;
  /** The side that has the ball. */
  possession: number | null;
  /** Kick-off, ISO. */
  day: string;
  /** Game clock 'm:ss'. */
  timeLeft: string;
  /** Where the contest is about lines: comma lists of entry names by outcome, '' before kick-off; a push is in the losing list. */
  picks_winning?: string;
  picks_losing?: string;
  /** The side that covers the game's own line; 0 when level against it. */
  covering?: number;
  /** When the score was last confirmed, ISO; '' before kick-off. */
  updated: string;
}
