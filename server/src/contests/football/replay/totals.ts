import type { Book } from './book';

export interface Totals {
  name: string;
  wins: number;
  losses: number;
  /** Weeks of exactly four wins and one loss. */
  weeks41: number;
}

/** Every entry's season up to a week. */
export function totalsOf(book: Book, lastWeek: number, now: number): Totals[] {
  return book.entries.map((entry) => {
    const total = { name: entry.name, wins: 0, losses: 0, weeks41: 0 };
    for (let week = 1; week <= lastWeek; week += 1) {
      const { wins, losses } = book.record(entry, week, now);
      total.wins += wins;
      total.losses += losses;
      if (wins === 4 && losses === 1) total.weeks41 += 1;
    }
    return total;
  });
}
