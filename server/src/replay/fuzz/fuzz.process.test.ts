import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { contests } from '../../contests';
import { fillDemoLeague } from '../../demo/fill-demo-league';
import { seededRandom, type Random } from '../../sport/practice/random.rules';
import { describeByTurns } from '../../testing/engines';
import { environmentFor, RunningServer } from '../../testing/run-poolhouse';
import { addAccount, basic } from '../../testing/site';
import { oddCall, type OddCall } from './odd-calls';
import { pick } from './odd-values';
import { fillToSeasonSize } from './season-size.store';

/** In the suite always the same; the long drill is POOLHOUSE_FUZZ_CALLS=60000, with another POOLHOUSE_FUZZ_SEED each time. */
const CALLS = Number(process.env['POOLHOUSE_FUZZ_CALLS'] ?? 800);
const SEED = Number(process.env['POOLHOUSE_FUZZ_SEED'] ?? 24);
const AT_ONCE = 8;
/** Administrators who are there in case that one is removed, and that the calls of one are not counted as another's. */
const ADMINS = Array.from({ length: 12 }, (_, n) => `drill${n}`);
const SEASON = { messages: 2500, lines: 3000 };

/** The program as it is shipped, over a season's data, asked what nobody would ask: it answers all of it, and none with a fault of ours. */
describeByTurns('odd calls', (engine) => {
  let folder: string;
  let server: RunningServer;
  let people: Record<'guest' | 'player' | 'administrator', string | undefined>;
  const random = seededRandom(SEED);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-fuzz-'));
    const db = await engine.open();
    await fillDemoLeague(db, contests);
    for (const name of ADMINS) await addAccount(db, name, 'secret', { isAdmin: true });
    await fillToSeasonSize(db, SEASON);
    const env = environmentFor(engine.optionsOf(db), folder, { LOG_LEVEL: 'error', POOLHOUSE_PROXY: '127.0.0.1' });
    server = await RunningServer.start(env);
    people = { guest: undefined, player: await signIn('rusty', 'poolhouse'), administrator: await signIn(ADMINS[0]!, 'secret') };
  }, 120_000);
  afterAll(async () => {
    await server?.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  async function signIn(username: string, password: string): Promise<string | undefined> {
    const answer = await send({ method: 'POST', url: '/api/v1/na/signin', body: JSON.stringify({ username, password }) });
    const { data } = (await answer.json()) as { data?: { device_secret: string } };
    return data && basic(username, data.device_secret);
  }
  let count = 0;
  /** Each call from an address of its own: none is slowed down for another's. */
  const send = ({ method, url, body }: Omit<OddCall, 'key'>, authorization?: string): Promise<Response> =>
    fetch(server.url + url, {
      method,
      headers: {
        'x-forwarded-for': `10.${(count += 1) >> 16}.${(count >> 8) & 255}.${count & 255}`,
        ...(authorization && { authorization }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });

  /** Calls may end a session, or the account of who makes them: somebody else goes on. */
  async function signInAgain(who: 'player' | 'administrator'): Promise<void> {
    if (who === 'player') people.player = (await signIn('rusty', 'poolhouse')) ?? people.player;
    else for (const name of ADMINS) if ((people.administrator = await signIn(name, 'secret'))) return;
  }

  const statuses = new Map<number, number>();
  const faults: string[] = [];
  async function drill(from: Random, calls: number): Promise<void> {
    for (let n = 0; n < calls; n += 1) {
      const call = oddCall(from);
      const who = pick(from, ['guest', 'player', 'administrator', 'administrator', 'administrator', 'administrator'] as const);
      const answer = await send(call, people[who]);
      const text = await answer.text();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status >= 500)
        faults.push(`${answer.status} as ${who}: ${call.method} ${call.url} ${call.body?.slice(0, 400) ?? ''} ${text}`);
      if (answer.status === 401 && who !== 'guest') await signInAgain(who);
    }
  }

  const asked = async (method: 'GET' | 'POST', path: string, body?: object) =>
    send({ method, url: `/api/v1/${path}`, ...(body && { body: JSON.stringify(body) }) }, people.administrator);

  it('are named: ids past the range, a group at its end, bodies without an end', async () => {
    // What no engine can have as an id is the id of no game.
    for (const ids of ['2147483648', '1,2147483648', '99999999999999999999'])
      expect((await asked('GET', `ad/games?ids=${ids}`)).status).toBe(200);
    const group = { group_number: 2_147_483_647, contest: { contest_type: 'football', name: 'Far', year: 2026 } };
    expect([400, 404]).toContain((await asked('POST', 'ad/set_up', group)).status);
    for (const name of ['One more', 'And one']) expect((await asked('POST', 'ad/add_group', { name })).status).toBe(200);
    for (const levels of [33, 5000, 15_000])
      for (const body of ['['.repeat(levels) + ']'.repeat(levels), '{"a":'.repeat(levels / 3) + '1' + '}'.repeat(levels / 3)])
        expect([400, 413]).toContain((await send({ method: 'POST', url: '/api/v1/na/signin', body })).status);
  });

  it('are none for the whole of a group in one file', async () => {
    const answer = await asked('GET', 'ad/export?group_number=1');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(files['log.json']!.length).toBeGreaterThan(1_000_000);
    const open = JSON.parse(strFromU8(files['contests.json']!)) as { contest_type: string }[];
    const missing = open.filter(({ contest_type: type }) => !Object.keys(files).some((name) => name.includes(type)));
    expect([...new Set(missing.map(({ contest_type: type }) => type))]).toEqual([]);
  });

  it(
    `are ${CALLS} of any kind, none of which is a fault of ours`,
    async () => {
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, n) => drill(seededRandom(Math.floor(random() * 1e9) + n), Math.ceil(CALLS / AT_ONCE))),
      );
      expect(faults).toEqual([]);
      expect(server.logged()).not.toMatch(/"level":50/);
      // Most were made in earnest: refused for what they said, or done; not for who said it.
      expect(statuses.get(401) ?? 0).toBeLessThan(CALLS / 3);
      expect(statuses.get(200) ?? 0).toBeGreaterThan(CALLS / 20);
    },
    60_000 + CALLS * 60,
  );
});
