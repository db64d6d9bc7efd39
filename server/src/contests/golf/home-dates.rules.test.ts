import type { Season } from './golf-memories';
import { lockDates } from './home-dates.rules';

const season = {
  events: [
    { tid: 1, tournament: { name: 'The Open', firstTeeAt: 1000, reported: 'OFFICIAL' } },
    { tid: 2, tournament: { name: 'Masters', firstTeeAt: 2000, reported: 'SCHEDULED' } },
    { tid: 3, tournament: { name: 'Players', firstTeeAt: 3000, reported: 'CANCELLED' } },
    { tid: 4, tournament: { name: 'Memorial', firstTeeAt: 4000, reported: 'SCHEDULED' } },
  ],
} as unknown as Season;

test.each([
  [undefined, ''],
  [{ tid: 2, saved: false }, ' (not in)'],
  [{ tid: 2, saved: true }, ' (in)'],
])('each tournament to come locks at its first tee; of the open one it says whether picks are in: %j', (open, words) => {
  expect(lockDates(season, { title: 'Golf', entryId: 7, href: '/golf', open, now: 1500 })).toEqual([
    { ID: '7-lock-2', title: `Golf: picks lock, Masters${words}`, at: 2000, until: null, href: '/golf' },
    { ID: '7-lock-4', title: 'Golf: picks lock, Memorial', at: 4000, until: null, href: '/golf' },
  ]);
});
