import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openPage } from '../support/browser';
import { call } from '../support/call';
import { isOffline, Machine, pack, packAs, type Packed } from '../support/one-file';
import { registered } from '../support/remote-files';
import { expect, test } from '../support/test';
import { inTurn, WHAT_IS_MADE } from '../support/turn';
import { openBoard, signIn } from '../support/visit';

const root = join(__dirname, '../..');
const CASEY = { username: 'casey', password: 'poolhouse' };
const ID = 'mf-underdogs';
const run = promisify(execFile);
const git = async (...words: string[]) => (await run('git', words, { cwd: root }).catch(() => ({ stdout: '' }))).stdout;
const MB = 2 ** 20;

/** Bytes of all files of a folder. */
const weightOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

test.describe('the one file', () => {
  test.describe.configure({ mode: 'serial' });
  let folder: string;
  let packed: Packed;
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-pack-'));
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is packed with the program and what the pages need, and leaves the clone as it was', async () => {
    const before = await git('status', '--porcelain');
    packed = await pack(folder);
    expect(await git('status', '--porcelain')).toBe(before);
    expect(readdirSync(join(root, 'server'))).not.toContain('site');
    const { version } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8')) as { version: string };
    expect(packed.filename).toBe(`poolhouse-${version}.tgz`);
    expect(packed.size).toBeLessThan(15 * MB);
    const kinds = packed.files.map(({ path }) =>
      path.replace(/(dist)\/.*\.(m?js|json|html|css|svg|png|webp|woff2|webmanifest)(\.br|\.gz)?$/, '$1'),
    );
    expect(packed.files.map(({ path }) => path)).toContain('site/shell/dist/check-contest.mjs');
    const apps = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
    const site = [...apps.map((app) => `site/${app}/dist`), 'site/LICENCES.txt', 'site/package.json'];
    expect([...new Set(kinds)].sort()).toEqual(
      ['bin/missing-part.mjs', 'bin/poolhouse.mjs', 'dist/poolhouse.cjs', 'package.json', ...site].sort(),
    );
  });

  test.describe('on a machine of its own', () => {
    test.skip(!inTurn(WHAT_IS_MADE).includes('the one file'), 'has its turn with the next commit');
    let machine: Machine;
    let file: string;
    test.beforeAll(async () => {
      machine = await Machine.make();
      file = await machine.take(join(folder, packed.filename));
      const offline = await machine.run(file, ['--help']).then(
        () => null,
        (trouble: unknown) => (isOffline(trouble) ? String(trouble) : Promise.reject(trouble)),
      );
      test.skip(offline !== null, `npm cannot reach its registry: ${offline?.slice(0, 200)}`);
    });
    test.afterAll(() => machine?.remove());

    test('installs at most 60 packages, and none of a build', async () => {
      const [home = ''] = await machine.installed();
      const lock = JSON.parse(readFileSync(join(home, 'node_modules/.package-lock.json'), 'utf8')) as { packages: Record<string, unknown> };
      const names = Object.keys(lock.packages).map((place) => place.replace(/^.*node_modules\//, ''));
      expect(names.length).toBeLessThanOrEqual(60);
      expect(names.filter((name) => /^(esbuild|typescript|webpack|jest|react|@poolhouse\/.*)$/.test(name))).toEqual([]);
      expect(weightOf(home)).toBeLessThan(80 * MB);
    });

    test('is up in an empty folder, says how its first administrator gets in, and backs itself up', async () => {
      const { url, said } = await machine.serve(file);
      expect(said).toContain(`${url}/#first-admin=`);
      const backups = join(machine.folder, 'data', 'backups');
      const sums = () => (existsSync(backups) ? readdirSync(backups).filter((name) => name.endsWith('.sha256')).length : 0);
      await expect.poll(sums, { timeout: 60_000 }).toBe(1);
      await machine.stop();
    });

    test('lets players in, and takes what a team releases', async ({ browser }) => {
      const { url, said } = await machine.serve(file, ['--demo']);
      expect(said).toContain(`npx ./${packed.filename} serve --demo --again`);
      expect(said).toContain(`Everything is kept in ${join(machine.folder, 'data')}`);
      const { page, complaints } = await openPage(browser, url);
      await signIn(page, CASEY);
      await openBoard(page);
      expect(complaints).toEqual([]);

      // The team's machine has a clone, and knows the site's address alone.
      const home = join(folder, 'team');
      const build = join(folder, 'build');
      cpSync(join(root, ID, 'dist'), build, { recursive: true, filter: (one) => !/remote\.json\.(br|gz)$/.test(one) });
      const remote = JSON.parse(readFileSync(join(build, 'remote.json'), 'utf8')) as object;
      writeFileSync(join(build, 'remote.json'), JSON.stringify({ ...remote, version: '9.0.0' }));
      const team = (...words: string[]) =>
        run(process.execPath, [join(root, 'server/bin/poolhouse.mjs'), ...words, '--site', url], {
          env: { ...process.env, HOME: home, XDG_CONFIG_HOME: '', DATABASE_URL: '', POOLHOUSE_DATA: join(home, 'no-data') },
        });
      const key = /release-key add \S+ (\S+)/.exec((await team('release-key', 'make', ID)).stdout)?.[1] ?? '';
      await machine.run(file, ['release-key', 'add', ID, key, '--name', 'ann']);
      await team('release', ID, '--from', build);
      expect((await registered(url, ID)).version).toBe('9.0.0');
      await machine.stop();
    });

    test('gives way to the next file, which goes on with what is there', async () => {
      const next = await packAs(join(folder, packed.filename), '99.0.0', folder);
      const { url, said } = await machine.serve(await machine.take(next));
      expect(said).toContain('npx ./poolhouse-99.0.0.tgz serve --demo --again');
      expect((await registered(url, ID)).version).toBe('9.0.0');
      expect((await call(url, CASEY, 'POST ad/test')).version).toBe('99.0.0');
      await machine.stop();
    });

    test('brings the database of the first release up to date', async () => {
      const [home = ''] = await machine.installed();
      const data = join(machine.folder, 'data');
      rmSync(data, { recursive: true });
      await mkdir(data);
      const sql = join(root, 'server/src/testing/databases/first.sqlite.sql');
      const load = `new (require('libsql'))('poolhouse.db').exec(require('fs').readFileSync(${JSON.stringify(sql)}, 'utf8'))`;
      await run(process.execPath, ['-e', load], { cwd: data, env: { ...process.env, NODE_PATH: join(home, 'node_modules') } });
      const { url } = await machine.serve(file);
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      await machine.stop();
    });
  });
});
