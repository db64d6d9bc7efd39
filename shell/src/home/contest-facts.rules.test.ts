import type { HomeContestRow } from '@poolhouse/contract';
import { aHomeRow } from '../testing/home.fixture';
import { contestFacts, lockWords, nextWords } from './contest-facts.rules';

const NOW = Date.parse('2026-11-15T18:00:00Z');
const row = (over: Partial<HomeContestRow> = {}) =>
  aHomeRow('Football-1', {
    next: '2026-11-15T21:05:00Z',
    next_label: 'Next kickoff',
    live: 1,
    rank: 1,
    rank_shared: 1,
    of: 3,
    overall_rank: 2,
    ...over,
  });

test('tells what a contest says in the player’s own time', () => {
  expect(contestFacts(row())).toEqual({
    asked: false,
    note: 'Week 11',
    state: { done: true, text: '5 of 5 saved' },
    next: { label: 'Next kickoff', at: '2026-11-15T21:05:00Z' },
    live: 1,
    rank: 'T1 of 3',
    rankNote: 'this week, 2nd overall',
  });
});

test('counts down only to what is less than a day away, and not into the past', () => {
  expect(nextWords({ label: 'Next kickoff', at: '2026-11-17T21:05:00Z' }, NOW)).not.toContain(', in');
  expect(nextWords({ label: 'Next kickoff', at: '2026-11-15T17:00:00Z' }, NOW)).not.toContain(', in');
});

test('leaves out what a contest has nothing for', () => {
  const bare = row({ state: '', next: '', next_label: '', rank: null, overall_rank: null });
  expect(contestFacts(bare)).toMatchObject({ state: null, next: null, rank: null, rankNote: null });
  expect(contestFacts(row({ done: null, state: '3 teams' })).state).toEqual({ done: null, text: '3 teams' });
});

test('a lock is counted down within a day, and named by its day before', () => {
  const now = Date.parse('2026-11-15T18:00:00Z');
  expect([lockWords('2026-11-15T18:42:10Z', now), lockWords('2026-11-19T13:05:00Z', now), lockWords('', now)]).toEqual([
    'locks in 0:42:10',
    expect.stringMatching(/^locks Thu /),
    '',
  ]);
});
