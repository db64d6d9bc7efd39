import { homeRows } from './home-rows.rules';
import type { HomeFacts, HomeLine } from './home-source';

const line = (id: number, action: string): HomeLine => ({
  id,
  entry: `Entry ${id}`,
  pool: 'Office',
  facts: {
    href: '/football?contest=3',
    note: 'Week 7',
    done: action ? 0 : 1,
    state: '5 of 5 saved',
    next: '',
    next_label: '',
    live: 0,
    rank: 1,
    rank_shared: 0,
    of: 3,
    overall_rank: null,
    overall_shared: 0,
    action,
    action_href: action ? '/football/makepicks' : '',
  },
});
const lock = (ID: string, pick: string, pool = 'Office') => ({
  ID,
  pool,
  pick,
  spread: -3,
  at: '2026-11-15T18:00:00Z',
  line_locked: 0 as const,
});
const part = (over: Partial<HomeFacts>): HomeFacts => ({ lines: [], live: [], locks: [], ...over });

test('each entry is a row of its own, with its pool and its name', () => {
  const parts = [part({ lines: [line(7, ''), line(8, 'Make picks')] }), part({ lines: [line(9, 'Make pick')] })];
  expect(homeRows('Football', parts).contests).toEqual([
    { ID: 'Football-7', contest: 'Football', pool: 'Office', entry: 'Entry 7', ...line(7, '').facts },
    { ID: 'Football-8', contest: 'Football', pool: 'Office', entry: 'Entry 8', ...line(8, 'Make picks').facts },
    { ID: 'Football-9', contest: 'Football', pool: 'Office', entry: 'Entry 9', ...line(9, 'Make pick').facts },
  ]);
});

test('the same pick of two entries of a pool is listed once, that of another pool and another one of the same game too', () => {
  const parts = [
    part({ locks: [lock('1-9', 'Bears')] }),
    part({ locks: [lock('2-9', 'Bears'), lock('3-9', 'Lions')] }),
    part({ locks: [lock('4-9', 'Bears', 'League')] }),
  ];
  expect(homeRows('Football', parts).locks.map(({ ID, contest, pick }) => [ID, contest, pick])).toEqual([
    ['Football-1-9', 'Football', 'Bears'],
    ['Football-3-9', 'Football', 'Lions'],
    ['Football-4-9', 'Football', 'Bears'],
  ]);
});

test('a contest without a line stays out of the list', () => {
  expect(homeRows('Football', [part({})])).toEqual({ contests: [], live: [], locks: [] });
});
