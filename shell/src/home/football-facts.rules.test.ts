import type { DataOf, FootballConfigRow, FootballPickRow, FootballScoreRow, FootballStandingRow } from '@poolhouse/contract';
import { footballFacts, footballLive, footballLocks } from './football-facts.rules';

const NOW = Date.parse('2026-11-15T18:00:00Z');
const config = { ID: 1, contest_id: 1, contest_name: 'Football', entry_id: 7, EntryName: 'Rusty', Week: 11, Year: 2026, ShowWeek: 11, Weeks: 15, notification_support: 0, PointsThisWeek: 40, NumEntries: 3, NextKickoff: '2026-11-15T21:05:00Z', WeekOver: 0 } satisfies FootballConfigRow;
const standing = (entry_id: number, Week: number, Rank: number, PicksIn = 5): FootballStandingRow => ({ ID: `${Week}-${entry_id}`, entry_id, EntryName: `Entry ${entry_id}`, Week, Wins: 0, Losses: 0, Points: 0, Rank, PicksIn, Moved: 0 });
const score = (ID: number, over: Partial<FootballScoreRow> = {}): FootballScoreRow => ({
  ID, SportAbbrev: 'NFL', Rank1: null, Rank2: null, Abbrev1: 'AAA', Abbrev2: 'BBB', Colors1: '', Colors2: '', Spread1: -3, Spread2: 3, TV: '', started: 1, inProgress: 1, status: 'Q3', team1: 'Aces', team2: 'Bees',
  score1: 10, score2: 7, state: 'in_progress', statusNote: '', possession: null, day: '2026-11-15T18:00:00Z', timeLeft: '8:41', picks_winning: '', picks_losing: '', covering: 0, notifications: '', updated: '', ...over,
});
const pick = (event_id: number, entry_id = 7): FootballPickRow => ({ ID: `${entry_id}-${event_id}`, entry_id, EntryName: '', slot: 1, Pick: 'Aces', Abbrev: 'AAA', event_id, Spread: -3, Result: 0, Push: 0, Day: '', LockedAt: '', Override: '' });

function page(over: { config?: Partial<FootballConfigRow>; standings?: FootballStandingRow[]; scores?: FootballScoreRow[]; picks?: FootballPickRow[] } = {}): DataOf<'GET football/pagedata'> {
  const none = { data: [] };
  return {
    config: { data: [{ ...config, ...over.config }] }, contests: none, popular: none, cigar: none, sidebet: none, smack: none,
    standings: { data: over.standings ?? [standing(7, 11, 1), standing(8, 11, 1), standing(9, 11, 3), standing(7, 0, 2), standing(8, 0, 1)] },
    scores: { data: over.scores ?? [] }, picks: { data: over.picks ?? [] },
  };
}

test('says what is in, what comes next and where the player stands', () => {
  expect(footballFacts(page({ scores: [score(1), score(2, { state: 'final' })] }), NOW)).toEqual({
    note: 'Week 11',
    state: { done: true, text: '5 of 5 picks in' },
    next: expect.stringMatching(/^Next kickoff Sun .+, in 3:05:00$/),
    live: 1,
    rank: 'T1 of 3',
    rankNote: '2nd overall',
    action: null,
  });
});

test.each([
  [0, 'No picks yet', 'Make picks'],
  [3, '3 of 5 picks in', 'Make picks'],
  [4, '4 of 5 picks in', 'Make pick'],
])('with %i picks in it asks for the rest', (picksIn, text, label) => {
  const facts = footballFacts(page({ standings: [standing(7, 11, 1, picksIn)] }), NOW);
  expect(facts).toMatchObject({ state: { done: false, text }, action: { label, href: '/football/makepicks' } });
});

test('asks for nothing once no game of the week is left to pick', () => {
  const facts = footballFacts(page({ config: { NextKickoff: '' }, standings: [standing(7, 11, 1, 2)] }), NOW);
  expect(facts).toMatchObject({ next: null, action: null, state: { text: '2 of 5 picks in' } });
});

test('counts down only to a kick-off within a day', () => {
  expect(footballFacts(page({ config: { NextKickoff: '2026-11-17T21:05:00Z' } }), NOW)?.next).not.toContain(', in');
});

test('leaves out what is not known, and everything without an entry', () => {
  expect(footballFacts(page({ standings: [] }), NOW)).toMatchObject({ state: null, rank: null, rankNote: null, action: null });
  expect(footballFacts(page({ config: { entry_id: 0 } }), NOW)).toBeNull();
});

test('lists the games on now in which the player has a pick', () => {
  const live = footballLive(page({ scores: [score(1), score(2), score(3, { state: 'final' })], picks: [pick(1), pick(3), pick(2, 8)] }));
  expect(live.map(({ id, clock }) => [id, clock])).toEqual([['football-1', 'Q3 8:41']]);
});

test('lists the picks that kick off next, soonest first, and nobody else’s', () => {
  const coming = (event_id: number, Day: string, over: Partial<FootballPickRow> = {}): FootballPickRow => ({ ...pick(event_id), Result: 3, Day, ...over });
  const picks = [coming(1, '2026-11-16T01:15:00Z'), coming(2, '2026-11-15T21:05:00Z', { LockedAt: '2026-11-12T01:00:00Z' }), coming(3, '2026-11-15T20:00:00Z', { entry_id: 8 }), pick(4)];
  expect(footballLocks(page({ picks })).map(({ id, lineLocked }) => [id, lineLocked])).toEqual([['7-2', true], ['7-1', false]]);
});
