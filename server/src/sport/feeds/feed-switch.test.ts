import pino from 'pino';
import { agentByName } from '../../ground/agents/agents.store';
import { AgentRunner } from '../../ground/agents/runner';
import { FixedClock } from '../../ground/clock/clock';
import { writeSetting } from '../../ground/settings/settings.store';
import { describeByTurns } from '../../testing/engines';
import { allFeeds } from './all-feeds';
import { feedConfig } from './feed-config';
import { feedSwitch } from './feed-switch';
import { keepPayload, PAYLOADS_KEPT, PAYLOAD_BYTES, payloadsOf } from './payloads.store';

describeByTurns('a feed that the operator has left open', (engine) => {
  it('rests until the console switches it on, and is asked at its usual address then', async () => {
    const db = await engine.open();
    const clock = new FixedClock(Date.UTC(2022, 8, 6, 12));
    const asked: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
      asked.push(String(url));
      return Promise.resolve(new Response('{"events":[]}', { headers: { 'content-type': 'application/json' } }));
    });
    try {
      const runner = new AgentRunner(
        { db, clock, wall: clock, log: pino({ level: 'silent' }) },
        allFeeds(feedConfig({}, '/nonexistent'), 'production').slice(0, 2),
      );
      await runner.register();
      await runner.tick();
      expect(asked).toEqual([]);
      expect((await db.read((tx) => agentByName(tx, 'nfl-scoreboard')))!.last_outcome).toBe(
        'Not configured: POOLHOUSE_NFL_SCOREBOARD_URL is not set.',
      );
      await db.write((tx) => writeSetting(tx, feedSwitch('nfl-scoreboard'), '1'));
      await runner.tick();
      expect(asked).toEqual([expect.stringContaining('/football/nfl/scoreboard')]);
      expect((await db.read((tx) => agentByName(tx, 'nfl-scoreboard')))!.last_outcome).toContain('0 games');
      expect(await db.read((tx) => payloadsOf(tx, 'nfl-scoreboard'))).toMatchObject([{ ok: 1, body: '{"events":[]}', refused: [] }]);
    } finally {
      jest.restoreAllMocks();
    }
  });

  it('keeps its last answers, each up to a bound, and why there was none', async () => {
    const db = await engine.open();
    const keep = (body: string | null, refused: string[] = []) => db.write((tx) => keepPayload(tx, { feed: 'x', at: 5, body, refused }));
    for (let n = 0; n < PAYLOADS_KEPT; n++) await keep(`answer ${n}\u0000`);
    await keep('y'.repeat(PAYLOAD_BYTES + 9), ['A game is not believed.']);
    await keep(null, ['The feed cannot be reached.']);
    const kept = await db.read((tx) => payloadsOf(tx, 'x'));
    expect(kept.map(({ ok, bytes, body }) => [ok, bytes, body.length])).toEqual([
      [0, 0, 0],
      [1, PAYLOAD_BYTES + 9, PAYLOAD_BYTES],
      [1, 9, 8],
      [1, 9, 8],
      [1, 9, 8],
    ]);
    expect(kept[0]!.refused).toEqual(['The feed cannot be reached.']);
  });
});
