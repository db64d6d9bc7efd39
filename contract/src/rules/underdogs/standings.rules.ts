import { ranked, type Ranked } from '../ranking.rules';

/** Three counts, never a sum. */
export interface DogCounts {
  wins: number;
  covers: number;
  losses: number;
}

export interface DogStanding extends DogCounts {
  entryId: number;
  name: string;
}

/** Most wins, then most covers, then fewest losses. Equal but for the name share a rank. */
export const rankDogs = <T extends DogStanding>(rows: readonly T[]): Ranked<T>[] =>
  ranked(rows, [(row) => -row.wins, (row) => -row.covers, (row) => row.losses]);
