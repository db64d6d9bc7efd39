import type { FootballRecapConfig, RecapFact, FootballRecapPick, FootballRecapStanding } from '@poolhouse/contract';
import type { RecapPage } from '../recap/useRecap';

const aFact = (ID: RecapFact['ID'], Title: string, Head: string, Text: string): RecapFact => ({
  ...{ ID, Title, Head, Text, Card: Head, Short: Text, Where: '' },
});

const aPick = (entry: number, slot: number, Abbrev: string, Result: number): FootballRecapPick => ({
  ...{ ID: `${entry}-${slot}`, entry_id: entry, slot, Pick: Abbrev, Abbrev, Spread: -5.5, Result, Push: 0 },
});

const aStanding = (ID: number, EntryName: string, over: Partial<FootballRecapStanding>): FootballRecapStanding => ({
  ...{ ID, entry_id: ID, EntryName, Wins: 4, Losses: 1, Points: 0, Rank: 2, Season: 2, SeasonWins: 35, Moved: 0 },
  ...over,
});

/** Week 11, which Mendoza Line has won. Entry 1, Rusty Nail, is the viewer's. */
export function aRecap(config: Partial<FootballRecapConfig> = {}): RecapPage {
  return {
    config: {
      data: [
        {
          ...{ ID: 1, contest_id: 3, contest_name: 'Oak Street Pool', entry_id: 1, EntryName: 'Rusty Nail' },
          ...{ Week: 11, ShowWeek: 12, Year: 2026, FirstWeek: 1, Over: 1, Dates: 'Nov 13–17', Open: 0, OpenAt: '' },
          ...{ Perfect: 1, Headline: 'Mendoza Line', Winners: '', Says: '5–0 and all 42 points' },
          ...{ Note: 'Second perfect week in the pool this season', Best: '', Won: 43, Lost: 24, Pushed: 3 },
          Mine: '4–1. One pick short: Chiefs −3.5 lost by 0.5.',
          ...config,
        },
      ],
    },
    facts: {
      data: [
        aFact('swing', 'The swing', 'The last two minutes of Cowboys at Raiders', '20–20 became 27–20. Mendoza Line won by it.'),
        aFact(
          'bad_beat',
          'The bad beat',
          'Sack Lunch, Raiders +3.5',
          '4–0 and ahead of the line by 3.5 with two minutes to go; lost by 3.5.',
        ),
        aFact('next', 'Next week’s pot', '42 points', 'Week 12.'),
      ],
    },
    winner: { data: ['UGA', 'IOWA', 'CHI', 'BUF', 'DAL'].map((team, n) => aPick(2, n + 1, team, 1)) },
    mine: { data: ['OU', 'UGA', 'BUF', 'CHI', 'KC'].map((team, n) => aPick(1, n + 1, team, n < 4 ? 1 : 0)) },
    standings: {
      data: [
        aStanding(2, 'Mendoza Line', { Wins: 5, Losses: 0, Points: 42, Rank: 1, Season: 4 }),
        aStanding(1, 'Rusty Nail', { Moved: 1 }),
        aStanding(3, 'Sack Lunch', { Season: 8 }),
      ],
    },
    said: { data: [{ ID: 9, EntryName: 'Sack Lunch', Message: 'Two minutes. I had started to spend it.', At: '2026-11-17T04:16:00Z' }] },
  };
}
