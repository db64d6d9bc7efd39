import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../ground/db/open';
import { describeSite } from '../../testing/engines';
import { environmentFor, RunningServer, runPoolhouse } from '../../testing/run-poolhouse';
import { basic } from '../../testing/site';
import { pushService, type PushService } from './testing/push-service';

jest.setTimeout(180_000);

const GAMES = [
  'game_id,season,game_type,week,gameday,weekday,gametime,away_team,away_score,home_team,home_score,location,result,total,overtime,spread_line',
  '2022_01_BUF_LA,2022,REG,1,2022-09-08,Thursday,20:20,BUF,31,LA,10,Home,-21,41,0,-2.5',
].join('\n');

describeSite('push of running servers', (engine) => {
  let folder: string;
  let service: PushService;
  const servers: RunningServer[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-push-'));
    service = await pushService();
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.end('SIGKILL');
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('two of them tell a final once, with the keys that the first one made, and stop in good order', async () => {
    const place = await engine.place();
    const env = environmentFor(place, folder, {
      POOLHOUSE_CLOCK: '2022-09-09T00:19:00Z',
      POOLHOUSE_CLOCK_RATE: '0',
      POOLHOUSE_PUSH_INSECURE: '1',
    });
    const start = async () => {
      const server = await RunningServer.start(env, ['--empty']);
      servers.push(server);
      return server;
    };
    const first = await start();
    const games = join(folder, 'games.csv');
    writeFileSync(games, GAMES);
    for (const words of [
      ['user', 'add', 'ada@example.org', '--name', 'Ada', '--password', 'secret', '--admin'],
      ['import', 'games', games, '--sport', 'NFL'],
    ])
      expect(await runPoolhouse(words, env)).toMatchObject({ code: 0 });
    const call = async (path: string, body?: object, on = first) => {
      const answer = await fetch(`${on.url}/api/v1/${path}`, {
        headers: { authorization: basic('Ada', 'secret'), ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      });
      return (await answer.json()) as { data: { key: string; result: string } };
    };
    const { key } = (await call('utils/rfn')).data;
    const second = await start();
    expect((await call('utils/rfn', undefined, second)).data.key).toBe(key);

    const browser = service.browser();
    expect(await call('utils/push_subscription', { endpoint: browser.endpoint, keys: browser.keys })).toEqual({
      data: { result: 'success' },
    });
    for (const type of ['final', 'scoring_play'])
      expect((await call(`utils/register_for_notifications?event_id=1&type=${type}&active=1`)).data.result).toBe('success');
    await Promise.all([first, second].map((server) => call('practice/clock', { now: '2022-09-09T04:00:00Z' }, server)));
    const db = await openDatabase(place);
    const outbox = () => db.read((tx) => tx.selectFrom('push_outbox').select(['kind', 'state']).execute());
    while (!(await outbox()).some(({ state }) => state === 'sent')) await pause(20);
    for (const server of [first, second]) {
      // A server that stops ends what it does; then nothing is left that could go out a second time.
      expect(await server.end()).toBe(0);
      expect(server.logged()).not.toContain(browser.endpoint);
    }
    servers.splice(0);
    expect(await outbox()).toEqual([{ kind: 'final', state: 'sent' }]);
    await db.close();
    expect(browser.messages.map(({ notice, vapid }) => [notice.title, notice.body, vapid.key])).toEqual([
      ['Bills win', 'Bills 31, Rams 10 · Final', key],
    ]);
    expect(service.faults).toEqual([]);
    expect((await call('utils/rfn', undefined, await start())).data.key).toBe(key);
  });
});
