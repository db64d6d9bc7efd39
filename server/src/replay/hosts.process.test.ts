import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CIRCLE_HEADER } from '@poolhouse/contract';
import { EVENING, YEAR } from '../contests/bbauction/testing/auction-league';
import { OWNERS, ScriptRoom } from '../contests/bbauction/testing/script-room';
import type { Database } from '../ground/db/database';
import { openDatabase } from '../ground/db/open';
import { environmentFor, RunningServer, runPoolhouse } from '../testing/run-poolhouse';
import { enterLeague } from './league-of-one';
import { Balancer } from './process/balancer';
import { basic, callAt, dataOf } from './process/caller';
import { FollowedStream } from './process/followed-stream';
import { Hosts, whyNoHosts, type Host } from './process/hosts';
import { Load } from './process/load';
import { OverTls } from './process/over-tls';
import { PostgresCluster, postgresPrograms } from './process/postgres-cluster.store';
import { scheduleCsv } from './process/schedule';

const ADMIN = basic('admin', 'secret');
const ENTRIES = 4;
const STREAMS = 4;
/** Until something is saved again after a fault, ms: what a lost machine was saving holds its contest for a while. */
const SAVED_MS = 15_000;
/** Real time in which every stream has what was saved after a fault, ms. */
const BACK_MS = 5_000;
const WHERE = { year: YEAR, group: 1 };
/** It takes over a minute, and what it measures wants a machine to itself. */
const asked = process.env['POOLHOUSE_TEST_HOSTS'] === '1';
const programs = postgresPrograms();
const why = !asked ? 'POOLHOUSE_TEST_HOSTS=1 asks for it' : programs === undefined ? 'PostgreSQL is not installed' : whyNoHosts();

(why === undefined ? describe : describe.skip)(
  `two machines behind a balancer, and a database on two more${why ? ` (skipped: ${why})` : ''}`,
  () => {
    let folder: string;
    let hosts: Hosts;
    let machines: Host[];
    let clusters: PostgresCluster[] = [];
    let balancer: Balancer;
    let tls: OverTls;
    let db: Database;
    let room: ScriptRoom;
    let league: Awaited<ReturnType<typeof enterLeague>>;
    let load: Load;
    let streams: FollowedStream[] = [];
    let env: NodeJS.ProcessEnv;
    const servers = new Map<string, RunningServer>();
    const headers = { authorization: ADMIN, 'x-application-id': 'test', [CIRCLE_HEADER]: '1' };

    const hostOf = (name: string) => machines[name.startsWith('a') ? 0 : 1]!;
    const portOf = (name: string) => `808${name.slice(1)}`;
    const start = async (name: string) => {
      const host = hostOf(name);
      const here = { ...env, HOST: host.address, PORT: portOf(name), POOLHOUSE_PROXY: hosts.address };
      servers.set(name, await RunningServer.start(here, ['--empty'], host.enter));
    };

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'poolhouse-hosts-'));
      hosts = new Hosts();
      machines = [hosts.add(), hosts.add()];
      const primary = await PostgresCluster.make(programs!, { ...hosts.add(), port: 5432 });
      clusters = [primary];
      clusters.push(await primary.standby({ ...hosts.add(), port: 5432 }));
      const url = `postgres://postgres@${clusters.map(({ host }) => host).join(',')}/postgres?target_session_attrs=read-write`;
      env = environmentFor({ url }, folder, {
        POOLHOUSE_CLOCK: new Date(EVENING).toISOString(),
        POOLHOUSE_CLOCK_RATE: '1',
        LOG_LEVEL: 'warn',
      });
      const csv = join(folder, 'games.csv');
      writeFileSync(csv, scheduleCsv());
      expect(await runPoolhouse(['import', 'games', csv], env)).toMatchObject({ code: 0 });
      db = await openDatabase({ url });
      room = await ScriptRoom.make(db);
      const names = ['a1', 'a2', 'b1', 'b2'];
      await Promise.all(names.map(start));
      balancer = Balancer.start(folder, hosts.address, new Map(names.map((name) => [name, `${hostOf(name).address}:${portOf(name)}`])));
      tls = new OverTls(balancer.certificate);
      room.urls = [servers.get('a1')!.url];
      await room.open({ budget: 1_000_000, clockOpen: 600, clockReset: 600 });
      league = await enterLeague(servers.get('a1')!.url, ADMIN, ENTRIES);
      load = new Load([balancer], ADMIN, league, tls.fetch);
    });

    afterAll(async () => {
      for (const stream of streams) await stream.stop();
      await balancer?.end();
      for (const server of servers.values()) await server.end('SIGKILL');
      await db?.close();
      for (const cluster of clusters) cluster.remove();
      hosts.remove();
      rmSync(folder, { recursive: true, force: true });
    });

    /** What is said now comes to everybody within the time, who says it included. */
    const everybodyHears = async (message: string, ms = BACK_MS) => {
      let began = performance.now();
      const late = (limit: number) => performance.now() - began > limit;
      const body = { contest_id: league.contestId, Message: message };
      while ((await callAt(balancer.url, ADMIN, 'POST football/smack', { body, ask: tls.fetch }).catch(() => ({ error: true }))).error) {
        if (late(SAVED_MS)) throw new Error(`'${message}' could not be said within ${SAVED_MS} ms`);
        await pause(100);
      }
      began = performance.now();
      while (!streams.every((stream) => stream.has(message))) {
        const n = streams.filter((stream) => stream.has(message)).length;
        if (late(ms)) throw new Error(`${n} of ${streams.length} streams told '${message}' within ${ms} ms`);
        await pause(50);
      }
    };

    /** Bids again and again, by two owners in turn, until it is stopped. */
    const bidding = () => {
      let [on, amount, lot] = [true, 0, 0];
      const taken: { seq: number; amount: number }[] = [];
      const done = (async () => {
        lot = (await room.auctioneer('POST bbauction/update_config', { current_team: 0 })).current_team;
        while (on) {
          amount += 10;
          const as = basic(OWNERS[(amount / 10) % 2]!.toLowerCase(), 'secret');
          const body = { ...WHERE, lot, amount };
          const answer = await callAt(balancer.url, as, 'POST bbauction/bid', { body, ask: tls.fetch }).catch(() => null);
          if (answer?.data) taken.push({ seq: answer.data.seq, amount });
          await pause(50);
        }
      })();
      return { taken, stop: () => ((on = false), done) };
    };

    it('keeps a circle on a process, and loses nothing while a process is replaced, a machine cut off and the primary killed', async () => {
      const signIn = { body: { username: 'ann', password: 'secret' }, ask: tls.fetch };
      await dataOf(callAt(balancer.url, '', 'POST na/signin', signIn));
      const path = `/api/v1/football/pagedata?contest_id=${league.contestId}`;
      const boards = await Promise.all(Array.from({ length: 6 }, () => tls.fetch(`${balancer.url}${path}`, { headers })));
      expect(new Set(boards.map((board) => board.headers['x-process'])).size).toBe(1);
      const { __delta: page } = (await boards[0]!.json()) as { __delta: string };
      // Half of them of this circle, on one process; half of none, on whichever is next.
      const { [CIRCLE_HEADER]: _circle, ...without } = headers;
      streams = Array.from({ length: STREAMS }, (_, n) => new FollowedStream(tls, balancer.url, n % 2 ? headers : without, page));
      for (const stream of streams) stream.start();
      await everybodyHears('before', 20_000);
      const [bids, saving] = [bidding(), load.run()];

      const kept = String(boards[0]!.headers['x-process']);
      const old = servers.get(kept)!;
      const gone = old.end();
      await everybodyHears('a process is being replaced');
      expect(await gone).toBe(0);
      await start(kept);

      const cut = hostOf(kept);
      await pause(1_000);
      hosts.cable(cut, 'down');
      await everybodyHears('a machine is cut off');
      hosts.cable(cut, 'up');

      const [primary, standby] = clusters as [PostgresCluster, PostgresCluster];
      await pause(2_000);
      primary.kill();
      await pause(500);
      await standby.promote();
      await everybodyHears('the standby is promoted');

      const before = load.saves;
      for (let n = 0; n < 200 && load.saves < before + ENTRIES; n += 1) await pause(50);
      load.stop();
      await Promise.all([saving, bids.stop()]);
      expect(load.saves).toBeGreaterThanOrEqual(before + ENTRIES);
      expect(load.surprises).toEqual([]);
      await load.check();
      const { log } = await room.state();
      expect(bids.taken.length).toBeGreaterThan(3);
      for (const { seq, amount } of bids.taken) expect(log[seq - 1]).toMatchObject({ type: 'bid', amount });
      expect([...servers.values()].map((server) => server.alive)).toEqual([true, true, true, true]);
    });
  },
);
