import { aboutEntry } from './about.rules';
import type { HomeFacts, HomeLine } from './home-source';
import { homeRows } from './home-rows.rules';

const line = (about: string, action: string): HomeLine => ({
  about,
  facts: {
    note: 'Week 7',
    done: action ? 0 : 1,
    state: '5 of 5 picks in',
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
const lock = (ID: string, pick: string) => ({ ID, pick, spread: -3, at: '2026-11-15T18:00:00Z', line_locked: 0 as const });
const part = (over: Partial<HomeFacts>): HomeFacts => ({ lines: [], live: [], locks: [], ...over });

test('one entry is told without its name', () => {
  expect(homeRows('Football', [part({ lines: [line('Rusty', '')] })]).contests).toEqual([{ ID: 'Football', ...line('', '').facts }]);
});

test('of several entries the one that waits for the player is told, and which it is', () => {
  const parts = [part({ lines: [line('League', '')] }), part({ lines: [line('Office', 'Make picks')] })];
  expect(homeRows('Football', parts).contests).toEqual([expect.objectContaining({ note: 'Week 7 · Office', action: 'Make picks' })]);
  expect(homeRows('Football', [...parts].slice(0, 1).concat(part({ lines: [line('Office', '')] }))).contests[0]).toMatchObject({
    note: 'Week 7 · League',
    action: '',
  });
});

test('an entry without a note of its own is named all the same', () => {
  const bare = { about: 'Office', facts: { ...line('', '').facts, note: '' } };
  expect(homeRows('Football', [part({ lines: [bare, bare] })]).contests[0]).toMatchObject({ note: 'Office' });
});

test('the same pick of two entries is told once, a different one of the same game twice', () => {
  const parts = [part({ locks: [lock('1-9', 'Bears')] }), part({ locks: [lock('2-9', 'Bears'), lock('3-9', 'Lions')] })];
  expect(homeRows('Football', parts).locks.map(({ ID, contest, pick }) => [ID, contest, pick])).toEqual([
    ['Football-1-9', 'Football', 'Bears'],
    ['Football-3-9', 'Football', 'Lions'],
  ]);
});

test('a contest without a line stays out of the list', () => {
  expect(homeRows('Football', [part({})])).toEqual({ contests: [], live: [], locks: [] });
});

test('an entry is told by its contest, and by its own name where the player has two there', () => {
  const own = [{ name: 'Rusty' }, { name: 'Rusty 2' }];
  expect(aboutEntry(own[0]!, own.slice(0, 1), 'Office')).toBe('Office');
  expect(aboutEntry(own[1]!, own, 'Office')).toBe('Rusty 2');
});
