import type { MySeasonConfig, MySeasonFact, MySeasonTrophy } from '@poolhouse/contract';
import type { MySeasonPage } from '../myseason/useMySeason';

const aFact = (ID: MySeasonFact['ID'], Title: string, Head: string, Text: string, Weeks: string): MySeasonFact => ({
  ...{ ID, Title, Head, Text, Weeks },
});

const aTrophy = (Kind: MySeasonTrophy['Kind'], Year: number, Week: number, Head: string, Text: string): MySeasonTrophy => ({
  ...{ ID: `${Year}-${Kind}-${Week}`, Kind, Year, Week, Head, Text },
});

const WINS = [3, 4, 2, 5];

/** Four weeks of Rusty Nail, with a push in the third and a pick that is missing from it. */
export function aMySeason(config: Partial<MySeasonConfig> = {}): MySeasonPage {
  const picks = WINS.flatMap((wins, w) =>
    [1, 2, 3, 4, 5].map((slot) => ({
      ...{ ID: `${w + 1}-${slot}`, Week: w + 1, slot, Result: slot <= wins ? 1 : 0 },
      Pick: w === 2 && slot === 5 ? '' : 'Bills −5.5',
      Push: w === 2 && slot === 4 ? (1 as const) : (0 as const),
    })),
  );
  return {
    config: {
      data: [
        {
          ...{ ID: 1, contest_id: 3, contest_name: 'Oak Street Pool', entry_id: 1, EntryName: 'Rusty Nail', Year: 2026, Week: 4, Over: 0 },
          ...{ Rank: 2, Shared: 0, Entries: 14, Wins: 14, Losses: 6, Points: 42, Gap: '1 win behind Turf Toe' },
          ...config,
        },
      ],
    },
    weeks: {
      data: WINS.map((Wins, n) => ({
        ID: n + 1,
        Week: n + 1,
        Wins,
        Losses: 5 - Wins,
        Points: n === 3 ? 42 : 0,
        Rank: [6, 3, 7, 2][n] ?? 1,
      })),
    },
    picks: { data: picks },
    facts: {
      data: [
        aFact('run', 'Longest run', '5 right', 'Week 4', '4'),
        aFact('drought', 'Longest drought', '3 wrong', 'Week 3', '3'),
        aFact('best', 'Best week', 'Week 4, all five, alone', '42 points. Closest: Jets +6.5 by 0.5.', '4'),
        aFact('nemesis', 'Your nemesis', 'Sack Lunch', 'Took the other side 9 times and was right 7 of them.', '1,2,3'),
      ],
    },
    coin: {
      data: [
        { ID: 1, Right: 14, Picks: 19, Pushes: 1, Says: '2 coins of 100 do as well', FavWins: 9, FavLosses: 10, DogWins: 9, DogLosses: 10 },
      ],
    },
    shelf: { data: [aTrophy('week', 2026, 4, 'Week 4', '42 points, alone'), aTrophy('overall', 2025, 0, '3rd overall', '30 points')] },
  };
}
