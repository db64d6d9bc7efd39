import type { UnderdogsRecapConfig, UnderdogsRecapStanding } from '@poolhouse/contract';
import type { RecapPage } from '../recap/useRecap';

const aStanding = (ID: number, EntryName: string, over: Partial<UnderdogsRecapStanding>): UnderdogsRecapStanding => ({
  ...{ ID, EntryName, Pick: 'Jets', Abbrev: 'NYJ', Spread: 7.5, Grade: 'L', Auto: 0, Void: '' },
  ...{ Wins: 4, Covers: 3, Losses: 3, Rank: 2, Moved: 0 },
  ...over,
});

/** Week 10, which Mendoza Line alone has won. Entry 1, Rusty Nail, is the viewer's. */
export const aRecap = (config: Partial<UnderdogsRecapConfig> = {}): RecapPage => ({
  config: {
    data: [
      {
        ...{ ID: 1, contest_id: 3, contest_name: 'Oak Street Dogs', entry_id: 1, EntryName: 'Rusty Nail' },
        ...{ Week: 10, ShowWeek: 11, Year: 2026, FirstWeek: 1, Over: 1, Dates: 'Nov 6–10', Open: 0, OpenAt: '' },
        ...{ Won: 1, Headline: 'Mendoza Line', Winners: '', Says: 'Bears +3 won outright', Note: 'Fifth win of the season', Best: '' },
        ...config,
      },
    ],
  },
  facts: {
    data: [
      {
        ...{
          ID: 'swing',
          Title: 'The swing',
          Head: 'The last two minutes of Bears at Vikings',
          Card: 'Bears at Vikings, last two minutes',
        },
        ...{ Short: '17–20 became 24–20', Text: '17–20 became 24–20. Mendoza Line gained by it.', Where: 'Bears at Vikings' },
      },
      {
        ...{ ID: 'alone', Title: 'Nobody else had', Head: 'Mendoza Line, Bears +3', Card: 'Mendoza Line, Bears +3', Where: '' },
        ...{ Short: 'Won 24–20 at the Vikings', Text: 'Won 24–20 at the Vikings.' },
      },
    ],
  },
  standings: {
    data: [
      aStanding(2, 'Mendoza Line', { Pick: 'Bears', Abbrev: 'CHI', Spread: 3, Grade: 'W', Wins: 5, Rank: 1, Moved: 1 }),
      aStanding(1, 'Rusty Nail', {}),
      aStanding(3, 'Sack Lunch', { Pick: '', Abbrev: '', Spread: null, Rank: 3 }),
      aStanding(4, 'Late Dog', { Grade: 'C', Auto: 1, Rank: 4 }),
    ],
  },
  mine: { data: [{ ID: 1, EntryName: 'Rusty Nail', Says: 'Jets +7.5: Lost 10–20 at the Bills.' }] },
  said: { data: [{ ID: 9, EntryName: 'Sack Lunch', Message: 'I forgot.', At: '2026-11-10T04:16:00Z' }] },
});
