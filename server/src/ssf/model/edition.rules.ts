/**
 * The constants of one edition of the model. Points are points of a score; each `k` says which share of a game's error a rating takes over,
 * each `c` which share of a rating is left after a year.
 */
export interface Edition {
  readonly id: number;
  /** Of the margin's error, to the strengths of both clubs. */
  readonly kStrength: number;
  /** Of the total's error, to the paces of both. */
  readonly kPace: number;
  /** Of the margins' errors of a day, to the home edge. */
  readonly kHome: number;
  /** Of the totals' errors of a day, to the league's total. */
  readonly kTotal: number;
  /** What is left of a strength after a year for which win totals are known; with them comes `winTotal` points a win above the mean. */
  readonly cStrengthWithTotals: number;
  readonly winTotal: number;
  /** The same without them. */
  readonly cStrength: number;
  readonly cPace: number;
  /** Points of margin for a day of rest more than the other side. */
  readonly restDay: number;
  /** Points of margin and of total that a home side is short of in a division game. */
  readonly division: number;
  /** Points of total under a roof. */
  readonly roof: number;
  /** Points of margin, and of total, that a backup quarterback costs. */
  readonly backupMargin: number;
  readonly backupTotal: number;
  /** Standard deviation of the margin's error. */
  readonly sigma: number;
}

/** Fitted on 2003 to 2015; said of every season up to 2025. The home edge's pace was set by hand: the fit gave 0. */
export const FIRST_EDITION: Edition = {
  id: 1,
  kStrength: 0.066,
  kPace: 0.037,
  kHome: 0.0007,
  kTotal: 0.0019,
  cStrengthWithTotals: 0.2,
  winTotal: 1.4,
  cStrength: 0.62,
  cPace: 0.68,
  restDay: 0.22,
  division: 1.1,
  roof: 2.8,
  backupMargin: 3.4,
  backupTotal: 2.2,
  sigma: 12.5,
};

/** Fitted on 2003 to 2025 less 2021 and 2023; said of every season from 2026 on, so there is no test of it yet. */
export const SECOND_EDITION: Edition = {
  ...FIRST_EDITION,
  id: 2,
  kStrength: 0.067,
  kPace: 0.042,
  kTotal: 0.0021,
  cStrengthWithTotals: 0.15,
  winTotal: 1.46,
  cStrength: 0.57,
  cPace: 0.56,
  restDay: 0.18,
  division: 1.0,
  roof: 3.0,
  backupMargin: 4.0,
};

/** College: chosen on 2015 alone, sigma too; no rest, division, roof or quarterbacks. */
export const COLLEGE_EDITION: Edition = {
  ...FIRST_EDITION,
  sigma: 17,
  kStrength: 0.14,
  kPace: 0.13,
  cStrength: 0.8,
  cPace: 0.5,
  restDay: 0,
  division: 0,
  roof: 0,
  backupMargin: 0,
  backupTotal: 0,
};

const SECOND_FROM = 2026;

export type StatsSport = 'NFL' | 'NCAA';

/** Which edition the site speaks by in a season. */
export function editionOf(sport: StatsSport, season: number): Edition {
  if (sport === 'NCAA') return COLLEGE_EDITION;
  return season >= SECOND_FROM ? SECOND_EDITION : FIRST_EDITION;
}

/** What a season was to the constants: they were fitted on it, tested on it, or it came before and only warmed the ratings up. */
export function roleOf(sport: StatsSport, season: number): 'warm-up' | 'fitted' | 'tested' {
  const [fitted, tested] = sport === 'NFL' ? [2003, 2016] : [2015, 2016];
  return season >= tested ? 'tested' : season >= fitted ? 'fitted' : 'warm-up';
}
