import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { picksOf, storedPicks } from '../contests/football/replay/picks-of';
import { describeByTurns } from '../testing/engines';
import { environmentFor, RunningServer, runPoolhouse } from '../testing/run-poolhouse';
import { basic, callAt, dataOf } from './process/caller';
import { BEFORE_KICKOFF, scheduleCsv } from './process/schedule';

const ROUNDS = 5;
const ENTRIES = 4;
const ADMIN = basic('admin@example.org', 'secret');

describeByTurns('kill -9 during a stream of pick saves', (engine) => {
  let folder: string;
  let env: NodeJS.ProcessEnv;
  let server: RunningServer | null = null;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-kill-'));
    env = environmentFor(await engine.place(), folder, { POOLHOUSE_CLOCK: BEFORE_KICKOFF, POOLHOUSE_CLOCK_RATE: '0', LOG_LEVEL: 'error' });
    const csv = join(folder, 'games.csv');
    writeFileSync(csv, scheduleCsv());
    for (const words of [
      ['import', 'games', csv],
      ['user', 'add', 'admin@example.org', '--name', 'Admin', '--password', 'secret', '--admin'],
    ]) {
      expect(await runPoolhouse(words, env)).toMatchObject({ code: 0 });
    }
  });

  afterAll(async () => {
    await server?.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it(`keeps every acknowledged pick, ${ROUNDS} times`, async () => {
    server = await RunningServer.start(env, ['--empty']);
    const entries = await enter(server.url);
    const { events } = await dataOf(callAt(server.url, ADMIN, 'GET football/makepicksdata', { query: { entry_id: entries[0]! } }));
    const games = events.data;
    expect(games).toHaveLength(16);

    const acknowledged = new Map(entries.map((entry) => [entry, 0]));
    const tried = new Map(entries.map((entry) => [entry, 0]));
    let saves = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { url } = server;
      const stream = async (entry: number) => {
        for (let n = tried.get(entry)! + 1; ; n += 1) {
          tried.set(entry, n);
          const answer = await callAt(url, ADMIN, 'GET football/makepicks', {
            query: { entry_id: entry, ...picksOf(games, n) },
          }).catch(() => null);
          if (!answer) return;
          if (answer.error) throw new Error(answer.error.message);
          acknowledged.set(entry, n);
          saves += 1;
        }
      };
      const before = saves;
      const streams = Promise.all(entries.map(stream));
      // On a busy machine the first answers take their time; a round without any would prove little.
      for (let waited = 0; saves < before + ENTRIES && waited < 10_000; waited += 5) await pause(5);
      await pause((round * 37) % 120);
      await server.end('SIGKILL');
      await streams;

      server = await RunningServer.start(env, ['--empty']);
      for (const entry of entries) {
        const { current_picks } = await dataOf(callAt(server.url, ADMIN, 'GET football/pending_picks', { query: { entry_id: entry } }));
        // The save that was under way when the process died may have been committed without a word; nothing older may be there.
        const [last, next] = [acknowledged.get(entry)!, tried.get(entry)!];
        const stored = storedPicks(current_picks.data[0]!);
        const allowed = Array.from({ length: next - last + 1 }, (_, n) => last + n).filter((n) => n > 0);
        if (last > 0) expect(allowed.map((n) => picksOf(games, n))).toContainEqual(stored);
        // What has been read is as good as acknowledged: a later round without any answer must not lose it.
        acknowledged.set(entry, Math.max(last, ...allowed.filter((n) => isDeepStrictEqual(picksOf(games, n), stored))));
      }
    }
    expect(saves).toBeGreaterThan(ROUNDS * ENTRIES);
  }, 600_000);
});

/** One contest in which the administrator plays with several entries. */
async function enter(url: string): Promise<number[]> {
  const { users } = await dataOf(callAt(url, ADMIN, 'GET ad/pagedata'));
  const contest = await dataOf(callAt(url, ADMIN, 'POST ad/add_contest', { body: { contest_type: 'football', name: 'Kill', year: 2030 } }));
  const ids: number[] = [];
  for (let n = 1; n <= ENTRIES; n += 1) {
    const body = { contest_id: contest.id!, user_id: users.data[0]!.id, entry_name: `Entry ${n}` };
    ids.push((await dataOf(callAt(url, ADMIN, 'POST ad/add_contest_entry', { body }))).id!);
  }
  return ids;
}
