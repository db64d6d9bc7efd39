import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { picksOf } from '../contests/football/replay/picks-of';
import type { Database } from '../ground/db/database';
import { openDatabase, type DatabaseOptions } from '../ground/db/open';
import { describeByTurns } from '../testing/engines';
import { freeAgents, holdLogs } from '../testing/held-log.store';
import { environmentFor, RunningServer, runPoolhouse } from '../testing/run-poolhouse';
import { enterLeague } from './league-of-one';
import { basic, callAt, dataOf } from './process/caller';
import { scheduleCsv } from './process/schedule';
import { checkedFile } from './site/checked-log';

const ADMIN = basic('admin@example.org', 'secret');
const [MINUTE, ON_TIME_MS] = [60_000, 2000];
/** Sunday noon in New York. */
const NOON = Date.parse('2030-09-08T16:00:00Z');
/** When games kick off, four at a time, in the order in which the process is killed. */
const KICKOFFS = [60, 90, 120, 150].map((minutes) => NOON + minutes * MINUTE);

interface Line {
  at: number;
  kind: string;
  n: number;
  body: { beat: number; events: number[]; late?: number; last?: boolean };
}

/** The made-up week with its games at four times. */
function csv(): string {
  let n = 0;
  return scheduleCsv().replaceAll(',13:00,', () => `,${['13:00', '13:30', '14:00', '14:30'][n++ % 4]},`);
}

describeByTurns('kill -9 between a lock and its seal', (engine) => {
  let folder: string;
  let env: NodeJS.ProcessEnv;
  let place: DatabaseOptions;
  let server: RunningServer | null = null;
  let db: Database | null = null;
  let contestId = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-seal-kill-'));
    place = await engine.place();
    env = environmentFor(place, folder, { POOLHOUSE_CLOCK: new Date(NOON).toISOString(), POOLHOUSE_CLOCK_RATE: '1', LOG_LEVEL: 'error' });
    const games = join(folder, 'games.csv');
    writeFileSync(games, csv());
    for (const words of [
      ['import', 'games', games],
      ['user', 'add', 'admin@example.org', '--name', 'Admin', '--password', 'secret', '--admin'],
    ]) {
      expect(await runPoolhouse(words, env)).toMatchObject({ code: 0 });
    }
    server = await RunningServer.start(env, ['--empty']);
    db = await openDatabase(place);
  });

  afterAll(async () => {
    await server?.end('SIGKILL');
    await db?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const url = () => server!.url;
  const lines = async (): Promise<Line[]> => {
    const { data } = await callAt(url(), ADMIN, 'GET proof/log', { query: { contest_id: contestId } });
    return (data?.lines ?? []).map((line) => JSON.parse(line) as Line);
  };
  const locks = async () => (await lines()).filter(({ kind }) => kind === 'lock');
  const until = async (what: () => Promise<boolean>) => {
    for (let waited = 0; waited < 60_000; waited += 10) {
      if (await what()) return;
      await pause(10);
    }
    throw new Error(`It did not come.\n${server!.logged()}`);
  };
  /** Site time goes on from there. */
  const setClock = (at: number) =>
    dataOf(callAt(url(), ADMIN, 'POST practice/clock', { body: { now: new Date(at).toISOString(), rate: 1 } }));
  const again = async () => {
    await server!.end('SIGKILL');
    await freeAgents(db!);
    server = await RunningServer.start(env, ['--empty']);
  };

  it('leaves whole seals alone, says late which were late, and seals nothing twice', async () => {
    const league = await enterLeague(url(), ADMIN, 4);
    contestId = league.contestId;
    for (const [n, entry_id] of league.entries.entries())
      await dataOf(callAt(url(), ADMIN, 'GET football/makepicks', { query: { entry_id, ...picksOf(league.games, n) } }));
    await freeAgents(db!);
    await until(async () => (await lines()).some(({ kind }) => kind === 'beat'));

    // It is gone when the first games kick off.
    await setClock(KICKOFFS[0]! - 500);
    await server!.end('SIGKILL');
    await pause(ON_TIME_MS + 1000);
    await again();
    await until(async () => (await locks()).length === 1);
    expect((await locks())[0]?.body.late).toBeGreaterThan(ON_TIME_MS);

    // It dies in the middle of the transaction, of which nothing stays.
    await setClock(KICKOFFS[1]! - 100);
    const letGo = await holdLogs(db!);
    await pause(ON_TIME_MS + 1500);
    await server!.end('SIGKILL');
    await letGo();
    server = await RunningServer.start(env, ['--empty']);
    expect(await locks()).toHaveLength(1);
    await again();
    await until(async () => (await locks()).length === 2);
    expect((await locks())[1]?.body.late).toBeGreaterThan(ON_TIME_MS);

    // Some time around it, and the moment that it can be read.
    for (const [n, moment] of [async () => pause(Math.random() * 2500), () => until(async () => (await locks()).length === 4)].entries()) {
      await setClock(KICKOFFS[n + 2]! - 100);
      await freeAgents(db!);
      await moment();
      await again();
      await until(async () => (await locks()).length === n + 3);
    }
    await again();
    await pause(3000);
    await check();
  }, 240_000);

  async function check(): Promise<void> {
    const told = await lines();
    expect(told.map(({ n }) => n)).toEqual(told.map((_, n) => n));
    const seals = told.filter(({ kind }) => kind === 'beat' || kind === 'lock');
    expect(seals.map(({ body }) => body.beat)).toEqual(seals.map((_, n) => n + 1));
    const sealed = await locks();
    expect(sealed.map(({ body }) => body.last ?? false)).toEqual([false, false, false, true]);
    expect(new Set(sealed.flatMap(({ body }) => body.events)).size).toBe(16);
    for (const [n, { at, body }] of sealed.entries()) {
      const late = at - KICKOFFS[n]!;
      expect([n, body.late]).toEqual([n, late > ON_TIME_MS ? late : undefined]);
    }
    await server!.end('SIGKILL');
    const file = join(folder, 'log.jsonl');
    expect(await runPoolhouse(['prove', String(contestId), file], env)).toMatchObject({ code: 0 });
    expect(checkedFile(readFileSync(file, 'utf8').trimEnd().split('\n'), [])).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^Everything fits: .* 20 opened picks/) as string,
    });
  }
});
