import type { HomeLockRow } from '@poolhouse/contract';
import { aHomeRow, aLiveRow } from '../testing/home.fixture';
import { comesUntil, comingLines, liveLines, livePools, nextKickoffs, ranked } from './live.rules';

const aLock = (ID: string, over: Partial<HomeLockRow> = {}): HomeLockRow => ({
  ID,
  contest: 'Football',
  pool: 'Oak Street Pool',
  pick: 'Chiefs',
  spread: -3.5,
  at: '2026-11-15T21:25:00Z',
  line_locked: 0,
  ...over,
});

test('what is on says in which pool it is, or in how many', () => {
  const rows = [aLiveRow('a'), aLiveRow('b', { pool: 'Night Shift' }), aLiveRow('c', { pick: 'Lions +3', pool: 'Night Shift' })];
  expect(liveLines(rows, () => null).map(({ pick, note, state }) => [pick, note, state])).toEqual([
    ['Bears −3', '2 pools', 'live'],
    ['Lions +3', 'Night Shift', 'live'],
  ]);
});

test('a pick to come has its line, and no score', () => {
  const [line, bare] = comingLines([aLock('a', { chance: 0.47 }), aLock('b', { spread: null })], Infinity, () => 'Football');
  expect(line).toMatchObject({ pick: 'Chiefs −3.5', state: 'to_come', score: '', chance: 0.47, note: 'Football' });
  expect(bare?.pick).toBe('Chiefs');
});

test('picks to come stand there for the week that is on, not for next season', () => {
  const until = comesUntil(Date.parse('2026-11-13T01:15:00Z'));
  const locks = [aLock('a', { at: '2026-11-17T01:15:00Z' }), aLock('b', { at: '2027-09-10T00:20:00Z' })];
  expect(comingLines(locks, until, () => 'Football').map(({ ID }) => ID)).toEqual(['coming Football a']);
});

test('pools come in the order of what is nearest to turning in them, each once', () => {
  const rows = [aLiveRow('a', { near: 2 }), aLiveRow('b', { near: 0.1, pool: 'Night Shift' }), aLiveRow('c', { near: 1 })];
  expect(livePools(rows).map(({ pool }) => pool)).toEqual(['Night Shift', 'Oak Street Pool']);
  // Nearer in points, and as good as decided: the other chance is open.
  const even = [aLiveRow('d', { near: 1.2, chance: 0.98 }), aLiveRow('e', { near: 2.5, chance: 0.51, pool: 'Night Shift' })];
  expect(livePools(even).map(({ pool }) => pool)).toEqual(['Night Shift', 'Oak Street Pool']);
});

test('only entries that have a rank in what is on are told', () => {
  const rows = [aHomeRow('Football-1', { live: 2 }), aHomeRow('Football-2'), aHomeRow('Golf-3', { live: 1, rank: null })];
  expect(ranked(rows).map(({ ID }) => ID)).toEqual(['Football-1']);
});

test('the next three kick-offs tell how many picks there are and never which', () => {
  const locks = [
    aLock('d', { at: '2026-11-17T01:15:00Z' }),
    aLock('a'),
    aLock('b', { contest: 'Underdogs' }),
    aLock('c', { at: '2026-11-16T01:20:00Z' }),
    aLock('e', { at: '2026-11-22T18:00:00Z' }),
  ];
  const told = nextKickoffs(locks);
  expect(told).toEqual([
    { at: '2026-11-15T21:25:00Z', picks: 2, contests: ['Football', 'Underdogs'] },
    { at: '2026-11-16T01:20:00Z', picks: 1, contests: ['Football'] },
    { at: '2026-11-17T01:15:00Z', picks: 1, contests: ['Football'] },
  ]);
  expect(JSON.stringify(told)).not.toContain('Chiefs');
});
