import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newSigningKey, signRequest } from '../../server/src/releases/testing/team-machine';
import type { Place } from '../../server/src/testing/databases';
import { postgresPlaces } from '../../server/src/testing/postgres-databases';
import type { RunningServer } from '../../server/src/testing/run-poolhouse';
import { registered } from '../support/remote-files';
import { command, serve } from '../support/server';
import { expect, test } from '../support/test';

const ID = 'mf-underdogs';
const root = join(__dirname, '../..');
const postgres = process.env.TEST_DATABASE_URL;

/** A build of another version, with a chunk of its own. */
function buildOf(folder: string, version: string): string {
  const build = join(folder, version);
  cpSync(join(root, ID, 'dist'), build, { recursive: true });
  const file = join(build, 'remote.json');
  const remote = JSON.parse(readFileSync(file, 'utf8')) as object;
  for (const left of readdirSync(build).filter((name) => /^remote\.json\./.test(name))) rmSync(join(build, left));
  writeFileSync(file, JSON.stringify({ ...remote, version }));
  return build;
}

test.describe('two servers on one PostgreSQL that share no folder', () => {
  test.skip(!postgres, 'needs TEST_DATABASE_URL');
  test.describe.configure({ mode: 'serial' });
  const folders: string[] = [];
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'poolhouse-e2e-'));
    folders.push(made);
    return made;
  };
  let database: Place;
  let servers: RunningServer[];
  const env = () => ({ DATABASE_URL: database.options.url! });

  /** A team's machine: it knows the site's address alone, no database and no data folder. */
  const machine =
    (home: string) =>
    async (...args: string[]) => {
      const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'server/bin/poolhouse.mjs'), ...args], {
        cwd: root,
        env: { ...process.env, HOME: home, XDG_CONFIG_HOME: '', DATABASE_URL: '', POOLHOUSE_DATA: join(home, 'no-data') },
      });
      return stdout;
    };
  const keyIn = (said: string) => /release-key add \S+ (\S+)/.exec(said)![1]!;
  const versions = () => Promise.all(servers.map(async ({ url }) => (await registered(url, ID)).version));

  test.beforeAll(async () => {
    database = await postgresPlaces(postgres!).empty();
    servers = [await serve(folder(), { args: ['--empty'], env: env() })];
    servers.push(await serve(folder(), { args: ['--empty'], env: env() }));
  });
  test.afterAll(async () => {
    await Promise.all(servers?.map((server) => server.end()) ?? []);
    await database?.remove();
    for (const one of folders) rmSync(one, { recursive: true, force: true });
  });

  test('both serve what a team releases at either, with the same signature, and hear of a rollback at once', async () => {
    const [home, builds] = [folder(), folder()];
    const team = machine(home);
    const [here, there] = servers as [RunningServer, RunningServer];
    const site = ['--site', here.url];
    const built = (await registered(here.url, ID)).version;
    await expect(team('release', ID, ...site, '--from', buildOf(builds, '9.0.0'))).rejects.toThrow(/has no key to release mf-underdogs/);
    const key = keyIn(await team('release-key', 'make', ID, ...site));
    await expect(team('release', ID, ...site, '--from', join(builds, '9.0.0'))).rejects.toThrow(
      /That key may not release mf-underdogs here/,
    );
    // The operator, on a third machine with a folder of its own.
    await command(folder(), { args: ['release-key', 'add', ID, key, '--name', 'ann'], env: env() });

    expect(await team('release', ID, ...site, '--from', join(builds, '9.0.0'))).toMatch(
      /is live for everybody\.\n\d+ of its \d+ files (was|were) sent\./,
    );
    expect(await versions()).toEqual(['9.0.0', '9.0.0']);
    const keys = await Promise.all(
      servers.map(
        async ({ url }) =>
          /registry-key" content="([^"]+)/.exec(await (await fetch(`${url}/`, { headers: { accept: 'text/html' } })).text())![1],
      ),
    );
    expect(keys[0]).toBe(keys[1]);
    const { base, files } = await registered(there.url, ID);
    for (const file of Object.keys(files)) {
      const answer = await fetch(there.url + base + file);
      expect([file, answer.status, Buffer.from(await answer.arrayBuffer()).equals(readFileSync(join(builds, '9.0.0', file)))]).toEqual([
        file,
        200,
        true,
      ]);
    }
    expect(await team('release', ID, ...site, '--from', buildOf(builds, '9.1.0'))).toMatch(/\n1 of its \d+ files (was|were) sent\./);
    expect(await versions()).toEqual(['9.1.0', '9.1.0']);
    // The other server takes the team's requests as well.
    const key2 = keyIn(await team('release-key', 'make', ID, '--site', there.url));
    await command(folder(), { args: ['release-key', 'add', ID, key2, '--name', 'ann again'], env: env() });
    expect(await team('rollback', ID, '--site', there.url)).toMatch(/back on 9\.0\.0; it was on 9\.1\.0/);
    expect(await versions()).toEqual(['9.0.0', '9.0.0']);
    expect(await team('remotes', ID, ...site, '--check')).toMatch(
      /mf-underdogs +9\.0\.0 +live +\S+ \S+ UTC +ann again\n[^]*Checked 2 versions/,
    );
    expect(built).not.toBe('9.0.0');
  });

  test('no request of one server’s is taken a second time by the other', async () => {
    const mine = newSigningKey();
    await command(folder(), { args: ['release-key', 'add', ID, mine.publicKey, '--name', 'replayed'], env: env() });
    const { data } = (await (await fetch(`${servers[0]!.url}/api/v1/releases/site`)).json()) as { data: { key: string; now: number } };
    const url = `/api/v1/releases/remotes?remote=${ID}`;
    const authorization = signRequest(mine, { site: data.key, method: 'GET', url }, { remote: ID, body: '', at: data.now });
    const ask = async (server: RunningServer) => (await fetch(server.url + url, { headers: { authorization } })).status;
    expect([await ask(servers[0]!), await ask(servers[1]!), await ask(servers[0]!)]).toEqual([200, 409, 409]);
  });

  test('a backup holds the releases, and what is put back is newer to browsers than what was released since', async () => {
    const [file, place] = [join(folder(), 'backup'), folder()];
    const numbers = async () => {
      const { payload } = (await (await fetch(`${servers[0]!.url}/registry.json`)).json()) as { payload: string };
      return (JSON.parse(payload) as { number: number }).number;
    };
    await command(place, { args: ['backup', file], env: env() });
    const team = machine(folder());
    const key = keyIn(await team('release-key', 'make', ID, '--site', servers[0]!.url));
    await command(place, { args: ['release-key', 'add', ID, key, '--name', 'late'], env: env() });
    await team('release', ID, '--site', servers[0]!.url, '--from', buildOf(folder(), '9.2.0'));
    const since = await numbers();
    expect(await versions()).toEqual(['9.2.0', '9.2.0']);
    await command(place, { args: ['restore', file, '--force'], env: env() });
    expect(await versions()).toEqual(['9.0.0', '9.0.0']);
    expect(await numbers()).toBeGreaterThan(since);
    // Nor may a key that came in later release any more.
    await expect(team('rollback', ID, '--site', servers[0]!.url)).rejects.toThrow(/may not release/);
  });
});
