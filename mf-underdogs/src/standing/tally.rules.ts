import type { UnderdogsPickRow } from '@poolhouse/contract';
import { formatRecord } from '@poolhouse/contract/formats';

/** Won outright, lost but covered, neither. They are three counts, never a sum. */
export interface Tally {
  wins: number;
  covers: number;
  losses: number;
}

export function tallyOf(picks: readonly Pick<UnderdogsPickRow, 'Grade'>[]): Tally {
  const count = (grade: UnderdogsPickRow['Grade']): number => picks.filter((pick) => pick.Grade === grade).length;
  return { wins: count('W'), covers: count('C'), losses: count('L') };
}

/** '4 - 3 - 2', as the specification writes the total. */
export const tallyText = ({ wins, covers, losses }: Tally): string => `${wins} - ${covers} - ${losses}`;

/** '4–3–2', as every other record is written. */
export const recordText = ({ wins, covers, losses }: Tally): string => formatRecord(wins, covers, losses);

/** Most wins, then most covers, then fewest losses; 0 for level entries, which share a rank. */
export function compareTallies(a: Tally, b: Tally): number {
  return b.wins - a.wins || b.covers - a.covers || a.losses - b.losses;
}
