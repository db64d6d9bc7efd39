import type { HomeDate } from '../home/home-source';
import { calendarEvents } from './calendar-events.rules';

const date = (over: Partial<HomeDate> = {}): HomeDate => ({
  ID: '7-lock-3',
  title: 'Football: week 3 picks lock (3 of 5 in)',
  at: Date.parse('2026-09-25T00:15:00Z'),
  until: null,
  entry: 'Rusty Nail',
  pool: 'Office',
  href: '/football/makepicks?entry=7',
  ...over,
});

test('a date is an event with the page on which something is done for it', () => {
  expect(calendarEvents([{ contest: 'Football', dates: [date()] }], 'https://pool.example.org')).toEqual([
    {
      uid: 'football-7-lock-3@pool.example.org',
      summary: 'Football: week 3 picks lock (3 of 5 in)',
      description: 'Rusty Nail, Office',
      url: 'https://pool.example.org/football/makepicks?entry=7',
      start: Date.parse('2026-09-25T00:15:00Z'),
      end: null,
    },
  ]);
});

test('with several entries each event says whose it is, the earliest first', () => {
  const dates = [date({ at: 2000 }), date({ ID: '8-lock-3', entry: 'Rusty After Dark', at: 1000 })];
  expect(calendarEvents([{ contest: 'Football', dates }], 'http://x').map(({ summary }) => summary)).toEqual([
    'Football: week 3 picks lock (3 of 5 in), Rusty After Dark',
    'Football: week 3 picks lock (3 of 5 in), Rusty Nail',
  ]);
});
