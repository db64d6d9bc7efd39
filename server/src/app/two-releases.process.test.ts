import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../ground/db/migrate';
import { openDatabase, type DatabaseOptions } from '../ground/db/open';
import { describeEachEngine } from '../testing/engines';
import { installProgram, type Later } from '../testing/next-program';
import { environmentFor, RunningServer } from '../testing/run-poolhouse';
import { siteSteps } from './migrate-site';

/** What the next release does to what this one reads and writes: it only adds. */
const ADDS = `
  await db.schema.createTable('later_things').addColumn('id', 'integer').execute();
  await db.schema.alterTable('devices').addColumn('later', 'text').execute();
  await db.schema.alterTable('smack').addColumn('weight', 'integer', (c) => c.notNull().defaultTo(1)).execute();
  await db.schema.createIndex('smack_by_weight').on('smack').column('weight').execute();`;

describeEachEngine('two releases on one database', (engine) => {
  let folder: string;
  let place: DatabaseOptions;
  let env: NodeJS.ProcessEnv;
  const running: RunningServer[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-two-'));
    place = await engine.place();
    env = environmentFor(place, folder);
  });
  afterEach(async () => {
    for (const server of running.splice(0)) await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (program?: string, words: string[] = ['--demo']) => {
    const server = await RunningServer.start(env, words, [], program);
    running.push(server);
    return server;
  };
  const later = (over: Partial<Later>) => installProgram(join(folder, 'next'), { version: '1.1.0', step: ADDS, ...over });
  const ask = async ({ url }: RunningServer, call: string, as = '', body?: object) => {
    const [method = '', path = ''] = call.split(' ');
    const answer = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: { ...(as && { authorization: `Basic ${btoa(`rusty:${as}`)}` }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, data: ((await answer.json()) as { data?: Record<string, unknown> }).data };
  };
  const signedIn = async (at: RunningServer) => {
    const { status, data } = await ask(at, 'POST na/signin', '', { username: 'rusty', password: 'poolhouse' });
    expect([status, typeof data?.['device_secret']]).toEqual([200, 'string']);
    return String(data?.['device_secret']);
  };
  const devices = async (at: RunningServer, as: string) => (await ask(at, 'GET utils/devices', as)).status;

  it('serve the same site side by side: what one saves the other shows, and a program of before starts again', async () => {
    const old = await start();
    const before = await signedIn(old);
    const next = await start(await later({}));
    // The tables have changed under statements that the old one has prepared.
    expect([await devices(old, before), await devices(next, before)]).toEqual([200, 200]);
    const atOld = await signedIn(old);
    const atNext = await signedIn(next);
    expect([await devices(next, atOld), await devices(old, atNext)]).toEqual([200, 200]);
    const boards = await Promise.all([old, next].map((at) => ask(at, 'GET football/pagedata', before)));
    expect(boards.map(({ status }) => status)).toEqual([200, 200]);
    expect(boards[0]!.data).toEqual(boards[1]!.data);

    expect((await ask(next, 'POST utils/logout', atOld)).status).toBe(200);
    expect((await ask(old, 'POST utils/logout', atNext)).status).toBe(200);
    const gone = async (at: RunningServer, as: string) => {
      for (const end = performance.now() + 20_000; (await devices(at, as)) !== 401;)
        if (performance.now() > end) return false;
        else await new Promise((resolve) => setTimeout(resolve, 50));
      return true;
    };
    expect([await gone(old, atOld), await gone(next, atNext)]).toEqual([true, true]);

    // The process of before dies, and its service starts it again.
    await old.end('SIGKILL');
    const again = await start();
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
    expect(await devices(again, await signedIn(again))).toBe(200);
    expect(await devices(next, before)).toBe(200);
  }, 240_000);

  it('go on where the next one takes away what this one does not read, but an older program is kept out', async () => {
    await (await start(undefined, ['--empty'])).end();
    const takes = { step: `await db.schema.alterTable('smack').dropColumn('archived').execute();`, takesAwayAfter: '025-feed-answers' };
    await (await start(await later(takes), ['--empty'])).end();
    // This program has the step after which nobody reads it.
    await (await start(undefined, ['--empty'])).end();
    const db = await openDatabase(place);
    const { '025-feed-answers': _known, ...older } = siteSteps;
    await expect(migrate(db, older)).rejects.toThrow('which this program does not know');
    await db.close();
  }, 240_000);
});
