import { aBlock, aConfig, aRoom } from '../testing/rows.fixture';
import { liveRefresh, liveRetry } from './refresh.rules';

const still = { block: { data: [aBlock({ ends_at: null })] } };

it.each([
  ['each second while a clock runs, for who is not connected', aRoom(), 1],
  ['each second for an administrator as well', aRoom({ config: aConfig({ admin: 1 }) }), 1],
  ['every ten seconds while sales are typed', aRoom(still), 10],
  ['never by itself for an administrator then', aRoom({ ...still, config: aConfig({ admin: 1 }) }), null],
  ['every ten seconds while paused', aRoom({ ...still, config: aConfig({ phase: 'paused' }) }), 10],
  ['never before it opens and after its end', aRoom({ ...still, config: aConfig({ phase: 'complete', drafting: 0 }) }), null],
])('reads the live page %s', (_words, room, seconds) => expect(liveRefresh(room)).toBe(seconds));

it.each([
  ['each second while teams are sold', aRoom(), 1],
  ['as other pages before and after that', aRoom({ config: aConfig({ phase: 'complete', drafting: 0 }) }), null],
])('tries a server that is away %s', (_words, room, seconds) => expect(liveRetry(room)).toBe(seconds));
