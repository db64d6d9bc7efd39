import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { environmentFor, RunningServer, runPoolhouse } from '../testing/run-poolhouse';
import { enterLeague } from './league-of-one';
import { basic } from './process/caller';
import { Load } from './process/load';
import { PostgresCluster, postgresPrograms } from './process/postgres-cluster.store';
import { BEFORE_KICKOFF, scheduleCsv } from './process/schedule';

const ADMIN = basic('admin@example.org', 'secret');
const ENTRIES = 4;
/** Real time from the promotion until both processes save again, ms. */
const BACK_MS = 5_000;
const programs = postgresPrograms();

(programs === undefined ? describe.skip : describe)('a primary is killed under load, and its synchronous standby promoted', () => {
  let folder: string;
  let clusters: PostgresCluster[] = [];
  let servers: RunningServer[] = [];
  let load: Load;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-failover-'));
    const primary = await PostgresCluster.make(programs!);
    clusters = [primary];
    clusters.push(await primary.standby());
    // The standby first, so that it has to be passed over.
    const hosts = clusters.map(({ host }) => host).reverse();
    const url = `postgres://postgres@${hosts.join(',')}/postgres?target_session_attrs=read-write`;
    const env = environmentFor({ url }, folder, { POOLHOUSE_CLOCK: BEFORE_KICKOFF, POOLHOUSE_CLOCK_RATE: '0', LOG_LEVEL: 'warn' });
    const csv = join(folder, 'games.csv');
    writeFileSync(csv, scheduleCsv());
    for (const words of [
      ['import', 'games', csv],
      ['user', 'add', 'admin@example.org', '--name', 'Admin', '--password', 'secret', '--admin'],
    ])
      expect(await runPoolhouse(words, env)).toMatchObject({ code: 0 });
    servers = await Promise.all([1, 2].map(() => RunningServer.start(env, ['--empty'])));
    load = new Load(servers, ADMIN, await enterLeague(servers[0]!.url, ADMIN, ENTRIES));
  });

  afterAll(async () => {
    for (const server of servers) await server.end('SIGKILL');
    for (const cluster of clusters) cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const savesBeyond = async (saves: number, ms: number) => {
    const began = performance.now();
    while (load.saves < saves) {
      if (performance.now() - began > ms) throw new Error(`${load.saves} saves, not ${saves}, within ${ms} ms\n${servers[0]!.logged()}`);
      await pause(20);
    }
  };

  it('loses nothing that was acknowledged, goes on by itself, and leaves the old primary alone when it is back', async () => {
    const running = load.run();
    await savesBeyond(5 * ENTRIES, 20_000);
    const [old, next] = clusters as [PostgresCluster, PostgresCluster];
    old.kill();
    await pause(500);
    await next.promote();
    await savesBeyond(load.saves + 2 * ENTRIES, BACK_MS);
    // It takes itself for the primary, with what it had when it was killed.
    old.start();
    await savesBeyond(load.saves + 2 * ENTRIES, BACK_MS);
    await pause(1_500);
    await savesBeyond(load.saves + 2 * ENTRIES, BACK_MS);
    load.stop();
    await running;
    // What a process said before it ended, if it did, tells more than the calls that it did not answer.
    expect(servers.map((server) => (server.alive ? '' : server.logged().slice(-3000)))).toEqual(['', '']);
    expect(load.surprises).toEqual([]);
    await load.check();
    expect(servers.map((server) => server.logged().includes('Another host of the database takes writes now.'))).toEqual([true, true]);
  });
});
