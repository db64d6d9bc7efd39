/** What a season's run must contain, whatever chance brings. Weeks are contest weeks; names are players'. */
export interface SeasonPlan {
  season: number;
  /** Tuesday that opens week 1; the practice clock starts at its midnight, UTC. */
  firstTuesday: string;
  terms: { pointsPerEntry: number; cigarPoints: number; overallPoints: number[] };
  /** Who is led to five wins, or to 4-1. */
  wins: Record<number, { of: 5 | 4; names: string[] }>;
  /** From this week on nobody has five wins until a week above says so. */
  nobodyFrom: number;
  /** Games taken off the board, or left without a line, shortly before the big kick-off: their place among the week's games. */
  cancelled: Record<number, number>;
  lineless: Record<number, number>;
  /** The contest ends with this week. */
  ends: number;
}

/** A pot that rounds evenly until somebody joins, shared weeks, extra weeks that are claimed in week 17. */
export const plan2022: SeasonPlan = {
  season: 2022,
  firstTuesday: '2022-09-06',
  terms: { pointsPerEntry: 25, cigarPoints: 20, overallPoints: [60, 30, 10] },
  wins: {
    3: { of: 5, names: ['Late'] },
    5: { of: 4, names: ['Late', 'Monday Night'] },
    7: { of: 5, names: ['Late', 'Monday Night', 'Favourites'] },
    9: { of: 4, names: ['Late', 'Monday Night'] },
    12: { of: 5, names: ['Dogs', 'Monday Night'] },
    17: { of: 5, names: ['Late'] },
  },
  nobodyFrom: 13,
  cancelled: { 6: 8 },
  lineless: { 4: 7, 10: 9 },
  ends: 17,
};

/** The default price, odd prizes, and a pot that nobody claims to the last game. */
export const plan2024: SeasonPlan = {
  season: 2024,
  firstTuesday: '2024-09-03',
  terms: { pointsPerEntry: 10, cigarPoints: 13, overallPoints: [25, 10] },
  wins: {
    2: { of: 5, names: ['Late', 'Home Team', 'Dogs'] },
    6: { of: 4, names: ['Favourites', 'Home Team'] },
    8: { of: 5, names: ['Locks All'] },
    11: { of: 4, names: ['Favourites', 'Home Team'] },
  },
  nobodyFrom: 13,
  cancelled: { 5: 6 },
  lineless: { 7: 8 },
  ends: 23,
};
