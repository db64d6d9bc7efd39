/**
 * How good the chances of football games were before the first play, over recorded seasons; a test reckons these figures anew. Shares of 1. What they were worth with
 * a clock was not recorded for more than a dozen games.
 */
export const MEASURED = {
  /** Mean of the squares by which the chance to win was off, beside that of the closing prices. 0.25 is a coin's. */
  brier: [
    { season: 2022, ours: 0.2083, closing: 0.208, games: 284 },
    { season: 2024, ours: 0.2032, closing: 0.201, games: 285 },
  ],
  /** What was said of favorites by tenths, and how often they won: the NFL from 2002 on, colleges 2014 to 2019. */
  bins: {
    NFL: [
      { from: 0.5, said: 0.5688, came: 0.5515, games: 2157 },
      { from: 0.6, said: 0.6437, came: 0.6707, games: 1992 },
      { from: 0.7, said: 0.7399, came: 0.7779, games: 1342 },
      { from: 0.8, said: 0.8435, came: 0.8753, games: 397 },
      { from: 0.9, said: 0.9217, came: 0.9268, games: 41 },
    ],
    NCAA: [
      { from: 0.5, said: 0.5629, came: 0.5495, games: 828 },
      { from: 0.6, said: 0.6535, came: 0.6704, games: 904 },
      { from: 0.7, said: 0.7484, came: 0.7697, games: 595 },
      { from: 0.8, said: 0.8481, came: 0.8826, games: 673 },
      { from: 0.9, said: 0.9524, came: 0.9452, games: 639 },
    ],
  },
};
