import { ranked, type Ranked } from '../standings/ranking.rules';
import type { DogPick } from './picks';

export interface DogStanding {
  entryId: number;
  name: string;
  wins: number;
  covers: number;
  losses: number;
}

/** An entry's counts over its picks up to a week. They are three counts, never a sum; a week that was missed is a loss. */
export function tally(
  entry: { id: number; name: string },
  picks: ReadonlyMap<number, DogPick>,
  missed: ReadonlySet<number>,
  upTo: number,
): DogStanding {
  const grades = [...picks.values()].filter((pick) => pick.week <= upTo).map((pick) => pick.grade.grade);
  const count = (grade: 'W' | 'C' | 'L') => grades.filter((one) => one === grade).length;
  return {
    entryId: entry.id,
    name: entry.name,
    wins: count('W'),
    covers: count('C'),
    losses: count('L') + [...missed].filter((week) => week <= upTo).length,
  };
}

/** Most wins, then most covers, then fewest losses. Equal but for the name share a rank. */
export function rankDogs(rows: readonly DogStanding[]): Ranked<DogStanding>[] {
  return ranked(rows, [(row) => -row.wins, (row) => -row.covers, (row) => row.losses]);
}
