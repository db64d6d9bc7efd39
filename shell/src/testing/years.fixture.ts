import type { DataOf, MeetingRow, YearsBehindRow, YearsPeriodRow, YearsPlayerRow } from '@poolhouse/contract';

const period = { contest: 'Football', pool: 'Oak Street Pool', href: '/football?contest=7&year=2025&week=3' };

export const aYearsPlayer = (ID: number, Name: string, more: Partial<YearsPlayerRow> = {}): YearsPlayerRow => ({
  ...{ ID, Name, mine: 0, Left: 0, Met: 12 },
  ...more,
});

const PLAYERS = [
  aYearsPlayer(1, 'Rusty Nail', { mine: 1, Met: 0 }),
  aYearsPlayer(2, 'Casey'),
  aYearsPlayer(3, 'Bench Press', { Left: 1, Met: 1 }),
];

const behind = (Player: number, Period: string): YearsBehindRow => ({ Period, Player, Says: '5–0, 42 points' });
const periodRow = (ID: string, Title: string, more: Partial<YearsPeriodRow> = {}): YearsPeriodRow => ({
  ...period,
  ID,
  Title,
  Year: 2025,
  ...more,
});

/** A circle of three, of whom one has left. */
export const someYears = (more: Partial<DataOf<'GET utils/years'>> = {}): DataOf<'GET utils/years'> => ({
  config: { data: [{ ID: 1, group: 1, circle: 'Oak Street', Rounds: 25, Contests: 2, First: 2025, Last: 2026 }] },
  circles: { data: [{ ID: 1, Name: 'Oak Street' }] },
  players: { data: PLAYERS },
  periods: {
    data: [
      periodRow('7 1', 'Week 1', { href: '' }),
      periodRow('7 2', 'Week 2', { href: '' }),
      periodRow('7 3', 'Week 3'),
      periodRow('7 9', 'Week 9'),
      periodRow('7 season', 'Season'),
    ],
  },
  records: {
    data: [
      {
        ...{ ID: 'best', Kind: 'best', contest: 'Football', pool: 'Oak Street Pool', Round: 'week', Head: '5–0, 42 points' },
        ...{ Players: [2], Times: 1, Behind: [behind(2, '7 3')] },
      },
      {
        ...{
          ID: 'streak',
          Kind: 'streak',
          contest: 'Football',
          pool: 'Oak Street Pool',
          Round: 'week',
          Head: '2 weeks',
          Players: [3],
          Times: 2,
        },
        Behind: [behind(3, '7 1'), behind(3, '7 2')],
      },
    ],
  },
  shelf: {
    data: [{ ID: 2, Seasons: 1, Tournaments: 0, Weeks: 2, Behind: [behind(2, '7 season'), behind(2, '7 9'), behind(2, '7 3')] }],
  },
  archives: { data: [] },
  ...more,
});

const meeting = (ID: string, Ahead: MeetingRow['Ahead'], more: Partial<MeetingRow> = {}): MeetingRow => ({
  ...{ ...period, ID, Ahead, Title: `Week ${ID}`, Year: 2025, Mine: '4–1', Theirs: '2–3' },
  ...more,
});
const tally = { contest: '', pool: '', Year: 0, Margin: '', Lead: 0 } as const;

/** Four meetings with Casey in two years: one ahead, level, ahead, ahead. */
export const someRivals = (more: Partial<DataOf<'GET utils/rivals'>> = {}): DataOf<'GET utils/rivals'> => ({
  config: { data: [{ ID: 1, group: 1, circle: 'Oak Street', Me: 1, Rival: 2 }] },
  circles: { data: [{ ID: 1, Name: 'Oak Street' }] },
  players: { data: PLAYERS },
  tallies: {
    data: [
      { ...tally, ID: 'all', Kind: 'all', Ahead: 2, Behind: 1, Level: 1 },
      {
        ...{ ...tally, ID: 'contest', Kind: 'contest', contest: 'Football', pool: 'Oak Street Pool' },
        ...{ Ahead: 2, Behind: 1, Level: 1, Margin: '3 wins', Lead: 1 },
      },
      { ...tally, ID: 'year 2026', Kind: 'year', Year: 2026, Ahead: 2, Behind: 0, Level: 0 },
      { ...tally, ID: 'year 2025', Kind: 'year', Year: 2025, Ahead: 0, Behind: 1, Level: 1 },
    ],
  },
  runs: {
    data: [
      { ID: 'current', Whose: 1, Meetings: ['3', '4'] },
      { ID: 'mine', Whose: 1, Meetings: ['3', '4'] },
      { ID: 'theirs', Whose: -1, Meetings: ['1'] },
    ],
  },
  meetings: {
    data: [
      meeting('4', 1, { Year: 2026 }),
      meeting('3', 1, { Year: 2026 }),
      meeting('2', 0),
      meeting('1', -1, { Mine: '1–4', Theirs: '5–0' }),
    ],
  },
  seasons: { data: [meeting('9', -1, { Title: 'Season', href: '' })] },
  ...more,
});
