import type { MyWinsConfig, MyWinsFact, MyWinsTeam, MyWinsWeek } from '@poolhouse/contract';
import type { MySeasonPage } from '../myseason/useMySeason';

const aWeek = (Week: number, Rank: number, Wins: number, Losses: number, of: Partial<MyWinsWeek> = {}): MyWinsWeek => ({
  ...{ ID: Week, Week, Rank, Wins, Losses, Ties: 0, Points: Wins, Expected: 1, Moved: 0 },
  ...of,
});
const aTeam = (ID: string, team_name: string, of: Partial<MyWinsTeam>): MyWinsTeam => ({
  ...{ ID, team_name, Wins: 0, Losses: 0, Ties: 0, Points: 0, Expected: 1.4, Results: '' },
  ...of,
});
const aFact = (ID: MyWinsFact['ID'], Title: string, Head: string, Text: string, Weeks: string): MyWinsFact => ({
  ...{ ID, Title, Head, Text, Weeks },
});

/** Three weeks of Rusty Nail and two teams, of which the second had a bye, then a tie. */
export const aMySeason = (config: Partial<MyWinsConfig> = {}): MySeasonPage => ({
  config: {
    data: [
      {
        ...{ ID: 1, contest_id: 5, contest_name: 'Oak Street Wins', entry_id: 1, EntryName: 'Rusty Nail', Year: 2026, Week: 3, Over: 0 },
        ...{ Rank: 2, Shared: 1, Entries: 6, Gap: 'level with Turf Toe', Wins: 3, Losses: 1, Ties: 1, Points: 3.5 },
        ...config,
      },
    ],
  },
  weeks: { data: [aWeek(1, 1, 2, 0), aWeek(2, 4, 0, 1, { Moved: -3 }), aWeek(3, 2, 1, 0, { Ties: 1, Points: 1.5, Moved: 2 })] },
  teams: {
    data: [
      aTeam('BUF', 'Bills', { Wins: 2, Losses: 1, Points: 2, Results: 'W,L,W' }),
      aTeam('CHI', 'Bears', { Wins: 1, Ties: 1, Points: 1.5, Expected: null, Results: 'W,,T' }),
    ],
  },
  facts: {
    data: [
      aFact('best', 'Best week', 'Week 1, 2–0', 'The lines expected 1.0.', '1'),
      aFact('move', 'Moved you most', 'Week 2, 3 places down', '0–1: from 1st to 4th.', '2'),
      aFact('nemesis', 'Your nemesis', 'Sack Lunch', 'Their teams beat yours 2 times of 3, and lost 1.', '1,3'),
    ],
  },
  luck: {
    data: [{ ID: 1, Points: 2, Expected: 1.4, Chances: '0.6,0.3,0.5', Pace: 1.7, Says: '39 seasons of 100 by the lines bring as much' }],
  },
});
