import type { HomeContestRow } from '@poolhouse/contract';
import { contestFacts, nextWords } from './contest-facts.rules';

const NOW = Date.parse('2026-11-15T18:00:00Z');
const row = (over: Partial<HomeContestRow> = {}): HomeContestRow => ({
  ID: 'Football',
  note: 'Week 11',
  done: 1,
  state: '5 of 5 picks in',
  next: '2026-11-15T21:05:00Z',
  next_label: 'Next kickoff',
  live: 1,
  rank: 1,
  rank_shared: 1,
  of: 3,
  overall_rank: 2,
  overall_shared: 0,
  action: '',
  action_href: '',
  ...over,
});

test('tells what a contest says in the player’s own time', () => {
  expect(contestFacts(row())).toEqual({
    note: 'Week 11',
    state: { done: true, text: '5 of 5 picks in' },
    next: { label: 'Next kickoff', at: '2026-11-15T21:05:00Z' },
    live: 1,
    rank: 'T1 of 3',
    rankNote: '2nd overall',
    action: null,
  });
});

test('counts down only to what is less than a day away, and not into the past', () => {
  expect(nextWords({ label: 'Next kickoff', at: '2026-11-17T21:05:00Z' }, NOW)).not.toContain(', in');
  expect(nextWords({ label: 'Next kickoff', at: '2026-11-15T17:00:00Z' }, NOW)).not.toContain(', in');
});

test('leaves out what a contest has nothing for', () => {
  const bare = row({ state: '', next: '', next_label: '', rank: null, overall_rank: null });
  expect(contestFacts(bare)).toMatchObject({ state: null, next: null, rank: null, rankNote: null, action: null });
  expect(contestFacts(row({ done: null, state: '3 teams' })).state).toEqual({ done: null, text: '3 teams' });
});

test('asks for what is to do', () => {
  expect(contestFacts(row({ done: 0, action: 'Make picks', action_href: '/football/makepicks' })).action).toEqual({
    label: 'Make picks',
    href: '/football/makepicks',
  });
});
