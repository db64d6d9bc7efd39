import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { picksOf } from '../contests/football/replay/picks-of';
import { describeSite } from '../testing/engines';
import { environmentFor, RunningServer, runPoolhouse } from '../testing/run-poolhouse';
import { enterLeague } from './league-of-one';
import { basic, callAt, dataOf } from './process/caller';
import { scheduleCsv } from './process/schedule';

const ADMIN = basic('admin@example.org', 'secret');
const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;
const KICKOFF = Date.parse('2030-09-08T17:00:00Z');

/** Longer than the console's page stands by itself, on a busy machine. */
const PATIENCE_MS = 50_000;

describeSite('a machine whose clock is put ahead and back', (engine) => {
  let folder: string;
  let shift: string;
  let env: NodeJS.ProcessEnv;
  let server: RunningServer;
  const putTo = (instant: number) => writeFileSync(shift, String(Math.round(instant - Date.now())));
  const agent = async () => {
    const { contest_agents } = await dataOf(callAt(server.url, ADMIN, 'GET ad/pagedata'));
    return contest_agents.data.find(({ name }) => name === 'mail')!;
  };
  const until = async (condition: () => Promise<boolean>) => {
    for (const begun = performance.now(); performance.now() < begun + PATIENCE_MS; await pause(100)) if (await condition()) return;
    throw new Error(`it did not come true within ${PATIENCE_MS / 1000} s`);
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-clock-'));
    shift = join(folder, 'shift');
    const csv = join(folder, 'games.csv');
    writeFileSync(csv, scheduleCsv());
    env = environmentFor(await engine.place(), folder, {
      NODE_OPTIONS: `--require ${join(__dirname, 'process/shifted-clock.cjs')}`,
      POOLHOUSE_TEST_CLOCK_SHIFT: shift,
      LOG_LEVEL: 'error',
    });
    putTo(KICKOFF - 20 * MINUTE);
    for (const words of [
      ['import', 'games', csv],
      ['user', 'add', 'admin@example.org', '--name', 'Admin', '--password', 'secret', '--admin'],
    ])
      expect(await runPoolhouse(words, env)).toMatchObject({ code: 0 });
    server = await RunningServer.start(env, ['--empty']);
  });

  afterAll(async () => {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('opens no lock again, says that it stands still, and stops no agent, a year included', async () => {
    const { entries, games } = await enterLeague(server.url, ADMIN, 1);
    const save = (n: number) =>
      callAt(server.url, ADMIN, 'GET football/makepicks', { query: { entry_id: entries[0]!, ...picksOf(games, n) } });
    expect((await save(1)).error).toBeUndefined();

    putTo(KICKOFF + 30 * MINUTE);
    expect((await save(2)).error?.code).toBe('game_started');
    putTo(KICKOFF - 10 * MINUTE);
    expect((await save(2)).error?.code).toBe('game_started');
    await until(async () => {
      const { activity } = await dataOf(callAt(server.url, ADMIN, 'GET ad/pagedata'));
      return JSON.stringify(activity).includes('clock.stepped_back');
    });
    expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({
      status: 'ready',
      clock: expect.stringContaining('stands still'),
    });

    // The mark is in the database: a process that starts afterwards keeps the lock as well.
    await server.end('SIGKILL');
    server = await RunningServer.start(env, ['--empty']);
    expect((await save(2)).error?.code).toBe('game_started');

    // The console's page stands for half a minute: this is shortly before the end of one.
    putTo(KICKOFF + YEAR + 20_000);
    await until(async () => Date.parse((await agent()).last_runtime) > KICKOFF + YEAR);
    putTo(KICKOFF + 40 * MINUTE);
    await until(async () => {
      const last = Date.parse((await agent()).last_runtime);
      return last > KICKOFF + 39 * MINUTE && last < KICKOFF + 60 * MINUTE;
    });
    // A year on, that week is not even the one that is on.
    expect((await save(2)).error?.code).toBe('bad_input');
  }, 240_000);
});
