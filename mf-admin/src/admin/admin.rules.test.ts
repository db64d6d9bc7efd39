import { hitRate, megabytes, uptime } from './cache.rules';
import { hitLines } from './hits.rules';
import { needsTab } from './needs.rules';

test('uptime, share of hits and free memory as people read them', () => {
  expect([uptime(41 * 86_400 + 6 * 3600 + 59), uptime(6 * 3600 + 720), uptime(241)]).toEqual(['41 d 6 h', '6 h 12 m', '4 m']);
  expect(hitRate({ apc_hits: 987, apc_misses: 13 })).toBe('98.7%');
  expect(hitRate({ apc_hits: 0, apc_misses: 0 })).toBe('–');
  expect(megabytes(61_200_000)).toBe('61 MB');
});

test('hits: the three of the specification always and first, others once they were opened', () => {
  const row = {
    ID: 1,
    underdogs_HitCount: 4,
    underdogs_LastHitTime: '2026-11-15T18:00:00.000Z',
    bowlMania_HitCount: 0,
    bowlMania_LastHitTime: '',
    football_HitCount: 4812,
    football_LastHitTime: '2026-11-15T19:00:00.000Z',
    golf_HitCount: 0,
    golf_LastHitTime: '',
    bbAuction_HitCount: 96,
    bbAuction_LastHitTime: '2026-11-14T14:02:00.000Z',
  };
  expect(hitLines(row).map(({ contest, count }) => `${contest} ${count}`)).toEqual([
    'Football 4812',
    'Golf 0',
    'bbAuction 96',
    'Underdogs 4',
  ]);
  expect(hitLines(undefined)).toEqual([]);
});

test('what needs action leads to where something can be done about it', () => {
  expect(needsTab('claim_waits')).toEqual({ key: 'people', verb: 'Answer it' });
  expect(needsTab('agent_late')).toBeNull();
});
