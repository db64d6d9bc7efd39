import type { RecapFact, WinsRecap, WinsRecapConfig, WinsRecapStanding, WinsRecapTeam } from '@poolhouse/contract';

const aStanding = (ID: number, EntryName: string, over: Partial<WinsRecapStanding>): WinsRecapStanding => ({
  ...{ ID, EntryName, Wins: 2, Losses: 1, Ties: 0, Rank: 2, Season: 2, SeasonWins: 22, SeasonLosses: 18, SeasonTies: 0, Moved: 0 },
  ...over,
});
const aTeam = (
  ID: string,
  entry_id: number,
  Abbrev: string,
  Result: WinsRecapTeam['Result'],
  Score: number,
  Against: number,
): WinsRecapTeam => ({
  ...{ ID, entry_id, Team: Abbrev, Abbrev, Result, Score, Against },
});
const aFact = (ID: RecapFact['ID'], Title: string, Head: string, Text: string): RecapFact => ({
  ...{ ID, Title, Head, Text, Card: Head, Short: Text, Where: '' },
});

/** Week 10, which Mendoza Line alone has won. Entry 1, Rusty Nail, is the viewer's. */
export const aWinsRecap = (config: Partial<WinsRecapConfig> = {}): WinsRecap => ({
  config: {
    data: [
      {
        ...{ ID: 1, contest_id: 5, contest_name: 'Oak Street Wins', entry_id: 1, EntryName: 'Rusty Nail' },
        ...{ Week: 10, ShowWeek: 11, Year: 2026, FirstWeek: 1, Over: 1, Dates: 'Nov 12–16', Open: 0, OpenAt: '' },
        ...{ Won: 1, Headline: 'Mendoza Line', Winners: '', Says: '4–0', Note: 'Now 1st of 8, 24–16', Best: '' },
        ...config,
      },
    ],
  },
  facts: {
    data: [
      aFact('swing', 'The swing', 'The last two minutes of Bears at Vikings', '17–20 became 24–20. Mendoza Line gained by it.'),
      aFact(
        'upset',
        'The upset',
        'Bears over Vikings',
        '24–20, and the line had them 7 points behind. Mendoza Line had the Bears, Rusty Nail the Vikings.',
      ),
    ],
  },
  standings: {
    data: [
      aStanding(2, 'Mendoza Line', { Wins: 4, Losses: 0, Rank: 1, Season: 1, SeasonWins: 24, SeasonLosses: 16, Moved: 2 }),
      aStanding(1, 'Rusty Nail', {}),
      aStanding(3, 'Sack Lunch', { Wins: 0, Losses: 2, Ties: 1, Rank: 3, Season: 3, SeasonTies: 1, Moved: -1 }),
    ],
  },
  teams: {
    data: [aTeam('1-1', 2, 'CHI', 'W', 24, 20), aTeam('1-2', 1, 'MIN', 'L', 20, 24), aTeam('2-1', 1, 'BUF', 'W', 31, 10)],
  },
  mine: { data: [{ ID: 1, EntryName: 'Rusty Nail', Says: '2nd of 3, 2–1. Vikings lost 20–24, Bills won 31–10.' }] },
  said: { data: [{ ID: 9, EntryName: 'Sack Lunch', Message: 'A tie is half a point.', At: '2026-11-17T04:16:00Z' }] },
});
