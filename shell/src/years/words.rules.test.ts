import type { YearsBehindRow, YearsPlayerRow, YearsRecordRow } from '@poolhouse/contract';
import { duelText, listed, marginText, namesOf, periodsOf, recordOf, recordText, recordTitle, runTitle, shelfText } from './words.rules';

const player = (ID: number, Name: string, more: Partial<YearsPlayerRow> = {}): YearsPlayerRow => ({
  ID,
  Name,
  mine: 0,
  Left: 0,
  Met: 1,
  ...more,
});
const names = namesOf([player(1, 'Ann', { mine: 1 }), player(2, 'Bob', { Left: 1 }), player(3, 'Cy'), player(4, 'Di'), player(5, 'Ed')]);
const behind = (Player: number, Title: string, Year = 2025) => ({ Player, Period: `${Year} ${Title}`, Says: '5–0' });
const periods = periodsOf(
  ['2024 Week 15', ...['Week 1', 'Week 3', 'Week 4', 'Week 9', 'Season'].map((title) => `2025 ${title}`)].map((ID) => ({
    ...{ ID, contest: 'Football', pool: 'League', href: '', Year: Number(ID.slice(0, 4)), Title: ID.slice(5) },
  })),
);
const record = (Kind: YearsRecordRow['Kind'], Behind: YearsBehindRow[]): YearsRecordRow => ({
  ...{ ID: Kind, Kind, contest: 'Football', pool: 'League', Round: 'week', Head: '5–0', Times: Behind.length, Behind },
  Players: [...new Set(Behind.map((one) => one.Player))],
});

test('names one, two and many', () => {
  expect([['Ann'], ['Ann', 'Bob'], ['Ann', 'Bob', 'Cy'], ['Ann', 'Bob', 'Cy', 'Di']].map(listed)).toEqual([
    'Ann',
    'Ann and Bob',
    'Ann, Bob and 1 other',
    'Ann, Bob and 2 others',
  ]);
  expect([names.of(1), names.of(2), names.left(2), names.left(3), names.isMine(1)]).toEqual(['You', 'Bob', true, false, true]);
});

test('says whose a record is, and when it was', () => {
  expect(recordText(record('best', [behind(2, 'Week 3')]), names, periods)).toBe('Bob: Week 3, 2025');
  expect(recordText(record('best', [behind(2, 'Week 3'), behind(1, 'Week 1')]), names, periods)).toBe('Bob and You: 2 times');
  expect(recordText(record('streak', [behind(2, 'Week 15', 2024), behind(2, 'Week 1')]), names, periods)).toBe(
    'Bob: Week 15, 2024 to Week 1, 2025',
  );
  expect(recordText(record('drought', [behind(2, 'Week 1'), behind(3, 'Week 1')]), names, periods)).toBe('Bob and Cy');
  expect(recordText(record('pots', [behind(3, 'Week 4'), behind(3, 'Week 1')]), names, periods)).toBe('Cy: 2025');
  expect(recordText(record('comeback', [behind(4, 'Week 9'), behind(4, 'Season')]), names, periods)).toBe('Di: 2025');
  expect(recordTitle({ Kind: 'drought', Round: 'tournament' })).toBe('Longest drought without a win');
  expect(recordTitle({ Kind: 'pots', Round: 'week' })).toBe('Most weeks won in a season');
});

test('says what stands on a shelf, and what there is between two', () => {
  expect(shelfText({ Seasons: 1, Tournaments: 0, Weeks: 2 })).toBe('1 season, 2 weeks');
  expect([recordOf({ Ahead: 3, Behind: 1, Level: 0 }), recordOf({ Ahead: 3, Behind: 1, Level: 2 })]).toEqual(['3–1', '3–1–2']);
  expect(duelText({ Ahead: 1, Behind: 0, Level: 0 }, 'Bob')).toBe('You are ahead after 1 meeting.');
  expect(duelText({ Ahead: 1, Behind: 3, Level: 2 }, 'Bob')).toBe('Bob is ahead after 6 meetings, 2 level.');
  expect(duelText({ Ahead: 1, Behind: 1, Level: 0 }, 'Bob')).toBe('Nothing between you after 2 meetings.');
  expect([
    marginText({ Margin: '1 win', Lead: 1 }, 'Bob'),
    marginText({ Margin: '$40', Lead: -1 }, 'Bob'),
    marginText({ Margin: '', Lead: 0 }, 'Bob'),
  ]).toEqual(['You lead by 1 win', 'Bob leads by $40', '']);
  expect(runTitle({ ID: 'current', Whose: -1 }, 'Bob')).toBe('The run of Bob now');
});
