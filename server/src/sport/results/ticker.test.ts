import { setTimeout as pause } from 'node:timers/promises';
import { tag } from '../../ground/db/database';
import { markMode } from '../../ground/settings/mode';
import { describeByTurns, testParts, type TestParts } from '../../testing';
import { gamesFile } from '../imports/games-file.fixture';
import { importGames } from '../imports/import-games';
import { startTicker, type Ticker } from './ticker';

const KICKOFF = Date.parse('2022-09-11T17:00:00Z');

describeByTurns('the ticker of practice mode', (engine) => {
  let parts: TestParts;
  let ticker: Ticker;
  beforeEach(async () => {
    parts = await testParts(engine, KICKOFF - 1000);
    await parts.db.write((tx) => markMode(tx, 'practice'));
    await importGames(parts, gamesFile({ game_id: '2022_01_NO_ATL', away_score: '27', home_score: '26' }), { sport: 'NFL' });
    ticker = startTicker(parts, 5);
  });
  afterEach(async () => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    await ticker.stop();
  });

  const state = async () => (await parts.db.kysely.selectFrom('events').select('state').executeTakeFirstOrThrow()).state;
  const becomes = async (wanted: string) => {
    for (let tries = 0; tries < 400 && (await state()) !== wanted; tries += 1) await pause(5);
    return state();
  };

  it('follows the clock as it runs', async () => {
    const looks = jest.spyOn(parts.clock, 'now');
    // It looks again only when it has done what it saw.
    while (looks.mock.calls.length < 10) await pause(5);
    expect(await state()).toBe('scheduled');
    parts.clock.advance(1000);
    expect(await becomes('in_progress')).toBe('in_progress');
    parts.clock.advance(4 * 3_600_000);
    expect(await becomes('final')).toBe('final');
  });

  it('hears of a clock that was put back', async () => {
    parts.clock.advance(5 * 3_600_000);
    expect(await becomes('final')).toBe('final');
    parts.clock.set(KICKOFF - 1);
    await parts.db.write(async (_tx, invalidate) => invalidate(tag.clock));
    expect(await becomes('scheduled')).toBe('scheduled');
  });

  it('stands still once it is stopped', async () => {
    await ticker.stop();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask', 'performance', 'Date'] });
    const looks = jest.spyOn(parts.clock, 'now');
    ticker = startTicker(parts, 5);
    jest.advanceTimersByTime(5);
    expect(looks).toHaveBeenCalled();
    await ticker.stop();
    looks.mockClear();
    parts.clock.advance(5 * 3_600_000);
    jest.advanceTimersByTime(1000);
    expect(looks).not.toHaveBeenCalled();
    expect(await state()).toBe('scheduled');
  });
});
