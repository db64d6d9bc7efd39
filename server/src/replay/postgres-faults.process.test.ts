import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { environmentFor, RunningServer, runPoolhouse } from '../testing/run-poolhouse';
import { enterLeague } from './league-of-one';
import { basic, callAt, dataOf } from './process/caller';
import { Load } from './process/load';
import { freeze, PostgresCluster, postgresPrograms } from './process/postgres-cluster.store';
import { BEFORE_KICKOFF, scheduleCsv } from './process/schedule';

/** Once each in the suite; POOLHOUSE_FAULT_ROUNDS=5 for the long drill. */
const ROUNDS = Number(process.env['POOLHOUSE_FAULT_ROUNDS'] ?? 1);
const ADMIN = basic('admin@example.org', 'secret');
const ENTRIES = 4;
const programs = postgresPrograms();

(programs === undefined ? describe.skip : describe)('PostgreSQL goes away under load, on two processes', () => {
  let folder: string;
  let cluster: PostgresCluster;
  let servers: RunningServer[] = [];
  let league: Awaited<ReturnType<typeof enterLeague>>;
  let load: Load;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-faults-'));
    cluster = await PostgresCluster.make(programs!);
    const clock = { POOLHOUSE_CLOCK: BEFORE_KICKOFF, POOLHOUSE_CLOCK_RATE: '0', LOG_LEVEL: 'error' };
    const env = environmentFor({ url: cluster.url }, folder, clock);
    const csv = join(folder, 'games.csv');
    writeFileSync(csv, scheduleCsv());
    for (const words of [
      ['import', 'games', csv],
      ['user', 'add', 'admin@example.org', '--name', 'Admin', '--password', 'secret', '--admin'],
    ])
      expect(await runPoolhouse(words, env)).toMatchObject({ code: 0 });
    servers = [await RunningServer.start(env, ['--empty']), await RunningServer.start(env, ['--empty'])];
    league = await enterLeague(servers[0]!.url, ADMIN, ENTRIES);
    load = new Load(servers, ADMIN, league);
  });

  afterAll(async () => {
    for (const server of servers) await server.end('SIGKILL');
    cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const ready = (server: RunningServer) =>
    fetch(`${server.url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  const within = async (ms: number, condition: () => Promise<boolean>) => {
    const began = performance.now();
    while (!(await condition())) {
      if (performance.now() - began > ms) throw new Error(`not within ${ms} ms`);
      await pause(100);
    }
  };

  /** Runs a fault in the middle of the load, and then holds every acknowledged save against what is stored. */
  const survive = async (fault: () => Promise<void>) => {
    const before = load.saves;
    const running = load.run();
    await within(20_000, async () => load.saves >= before + ENTRIES);
    await fault();
    for (const server of servers) await within(20_000, () => ready(server));
    const after = load.saves;
    await within(20_000, async () => load.saves >= after + ENTRIES);
    load.stop();
    await running;
    expect(servers.map((server) => server.alive)).toEqual([true, true]);
    expect(load.surprises).toEqual([]);
    await load.check();
  };

  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const mode of ['fast', 'immediate'] as const) {
      it(`is stopped (${mode}) and started again, round ${round}`, async () => {
        await survive(async () => {
          cluster.stop(mode);
          for (const server of servers) await within(10_000, async () => !(await ready(server)));
          cluster.start();
        });
      });
    }

    it(`ends all connections, round ${round}`, async () => {
      await survive(() => cluster.terminateAll());
    });

    it(`freezes the connections that hear of changes, round ${round}: no board is older than 15 s`, async () => {
      await survive(async () => {
        const goOn = freeze(await cluster.listeners());
        try {
          const message = `frozen in round ${round}`;
          const body = { contest_id: league.contestId, Message: message };
          await dataOf(callAt(servers[1]!.url, ADMIN, 'POST football/smack', { body }));
          const query = { contest_id: league.contestId };
          await within(15_000, async () => {
            const answer = await callAt(servers[0]!.url, ADMIN, 'GET football/pagedata', { query });
            return answer.error?.code === 'unavailable' || JSON.stringify(answer).includes(message);
          });
        } finally {
          goOn();
        }
      });
    });

    it(`freezes whole, round ${round}: readiness says so within 10 s`, async () => {
      await survive(async () => {
        const goOn = freeze(cluster.processes());
        try {
          for (const server of servers) await within(10_000, async () => !(await ready(server)));
        } finally {
          goOn();
        }
      });
    });
  }
});
