import { PICKS_PER_WEEK } from '../../constants';
import { ranked, type Ranked } from '../ranking.rules';

export interface WinsLosses {
  wins: number;
  losses: number;
}

export interface Standing extends WinsLosses {
  entryId: number;
  name: string;
  points: number;
}

/** A week that takes the pot. */
export const isPerfect = ({ wins }: Pick<WinsLosses, 'wins'>): boolean => wins === PICKS_PER_WEEK;

/** A week of exactly four wins and one loss, which counts for the cigar. */
export const isNearlyPerfect = ({ wins, losses }: WinsLosses): boolean => wins === PICKS_PER_WEEK - 1 && losses === 1;

/** Most wins, then fewest losses, then most points, then entry name (spec section 9). Equal but for the name share a rank. */
export function rankStandings<T extends Standing>(rows: readonly T[]): Ranked<T>[] {
  return ranked(rows, [(row) => -row.wins, (row) => row.losses, (row) => -row.points]);
}

/** Close but no cigar: most 4-1 weeks, then most wins; only entries that had such a week. */
export function rankCigar<T extends { name: string; weeks41: number; wins: number }>(rows: readonly T[]): Ranked<T>[] {
  return ranked(
    rows.filter((row) => row.weeks41 > 0),
    [(row) => -row.weeks41, (row) => -row.wins],
  );
}

/** The sidebet: most wins, then fewest losses, among the entries that an administrator marked. */
export function rankSidebet<T extends { name: string; wins: number; losses: number }>(rows: readonly T[]): Ranked<T>[] {
  return ranked(rows, [(row) => -row.wins, (row) => row.losses]);
}
