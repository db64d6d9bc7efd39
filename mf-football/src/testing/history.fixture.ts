import type { DataOf, HistoryPickRow } from '@poolhouse/contract';

export function aPastPick(over: Partial<HistoryPickRow> = {}): HistoryPickRow {
  return { ID: '11-1', Week: 11, slot: 1, Pick: 'Bills', Abbrev: 'BUF', Spread: -5.5, Result: 1, Push: 0, ...over };
}

/** Week 10 is over with one missed pick, week 11 runs with a sealed one. */
export const aHistory: DataOf<'GET football/history'> = {
  picks: {
    data: [
      aPastPick({ ID: '10-1', Week: 10 }),
      aPastPick({ ID: '10-2', Week: 10, slot: 2, Pick: 'Jets', Abbrev: 'NYJ', Spread: 3, Result: 0, Push: 1 }),
      aPastPick({ ID: '10-3', Week: 10, slot: 3, Pick: '', Abbrev: '', Spread: null, Result: 0 }),
      aPastPick({ ID: '11-1', slot: 1, Result: -1 }),
      aPastPick({ ID: '11-2', slot: 2, Pick: '', Abbrev: '', Spread: null, Result: 3 }),
    ],
  },
  weeks: {
    data: [
      { ID: 10, Week: 10, Wins: 3, Losses: 2, Points: 0 },
      { ID: 11, Week: 11, Wins: 1, Losses: 0, Points: 0 },
    ],
  },
  yearly_results: {
    data: [
      { ID: 2025, Year: 2025, Wins: 40, Losses: 35, Points: 20 },
      { ID: 2026, Year: 2026, Wins: 33, Losses: 19, Points: 10 },
    ],
  },
};
