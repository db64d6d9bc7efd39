import { appendFileSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../ground/db/database';
import { openDatabase } from '../ground/db/open';
import { pathsOf } from '../releases/files.store';
import { bookText, damage, putManifest } from '../releases/testing/damage.store';
import { Workshop, type Unlike } from '../releases/testing/handmade';
import { releaseCommand } from './release.command';
import { remotesCommand } from './remotes.command';
import { rollbackCommand } from './rollback.command';

/** Stands in for the build: it copies what the test prepared, under the version and to the place that it is told. */
const BUILD = `
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
const [id, version, out] = [process.argv[2], ...process.argv.slice(3).map((word) => word.split('=')[1])];
appendFileSync('built.log', id + ' ' + version + '\\n');
if (readFileSync(id + '/package.json', 'utf8').includes('broken')) { console.error('Module not found: ./gone'); process.exit(1); }
cpSync(id + '/build', out, { recursive: true });
const remote = JSON.parse(readFileSync(out + '/remote.json', 'utf8'));
writeFileSync(out + '/remote.json', JSON.stringify({ ...remote, version }));
`;

describe('poolhouse release, rollback and remotes', () => {
  let shop: Workshop;
  let said: string[];
  let env: NodeJS.ProcessEnv;
  const call = () => ({
    env,
    cwd: shop.root,
    folders: (data: string) => ({ ...shop.folders, releases: join(data, 'releases') }),
    say: (text: string) => void said.push(text),
  });
  const release = async (...words: string[]) =>
    void (await releaseCommand(call())
      .exitOverride()
      .configureOutput({ writeErr: () => {} })
      .parseAsync(words, { from: 'user' }));
  const rollback = async (...words: string[]) => void (await rollbackCommand(call()).parseAsync(words, { from: 'user' }));
  const remotes = async (...words: string[]) => {
    said = [];
    await remotesCommand(call()).parseAsync(words, { from: 'user' });
    return said;
  };
  const given = async () => (await remotes()).slice(1).map((line) => line.split(/ {2,}/).slice(0, 3).join(' '));
  const publish = (id: string, version: string, unlike: Unlike = {}, ...words: string[]) =>
    release(id, '--from', shop.build(id, version, unlike), ...words);
  /** Looks into the database beside which the commands work. */
  const inside = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    const db = await openDatabase({ file: join(shop.data, 'poolhouse.db') });
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  };
  const auditLines = () =>
    inside(async (db) =>
      (await db.kysely.selectFrom('activity').selectAll().orderBy('id').execute()).map(({ action, actor, after }) => ({
        action,
        actor,
        ...(JSON.parse(after ?? '{}') as object),
      })),
    );
  const isPublished = (id: string, version: string) => inside(async (db) => (await db.read((tx) => pathsOf(tx, id, version))).size > 0);

  beforeEach(() => {
    shop = new Workshop();
    said = [];
    env = { POOLHOUSE_DATA: shop.data };
  });
  afterEach(() => shop.remove());

  it('publishes a folder, switches to it, and writes down who did what', async () => {
    await publish('mf-golf', '1.0.0');
    expect(said).toEqual([
      expect.stringMatching(/^Published mf-golf 1\.0\.0: 3 files, the entry 0\.1 kB, all scripts 0\.1 kB\.$/),
      'mf-golf 1.0.0 is live for everybody.',
      '3 of its 3 files were sent.',
    ]);
    expect(readdirSync(shop.data)).not.toContain('releases');
    expect(await auditLines()).toMatchObject([
      { action: 'remote.published', remote: 'mf-golf', version: '1.0.0', actor: expect.any(String) },
      { action: 'remote.live', version: '1.0.0' },
    ]);
    await publish('mf-golf', '1.1.0', { code: '// mf-golf 1.0.0' });
    expect(said.at(-1)).toBe('1 of its 3 files was sent.');
  });

  it('says what everybody else has while a share is tried: nothing, what was built in place, or a version', async () => {
    await publish('mf-golf', '1.0.0', {}, '--to', '10%');
    expect(said.at(-2)).toBe('10% of the players now get mf-golf 1.0.0; everybody else stays without it.');
    expect(await remotes('--check')).toContain('Checked 1 version: every file is as it was published.');
    await rollback('mf-golf');
    expect(said.at(-1)).toBe('Nobody gets mf-golf 1.0.0 any more; everybody is without it.');
    shop.buildInPlace('mf-golf', '1.0.0');
    await publish('mf-golf', '1.1.0', {}, '--to', '10%');
    expect(said.at(-2)).toBe('10% of the players now get mf-golf 1.1.0; everybody else stays on what was built in place.');
    await release('mf-golf', '--version', '1.1.0');
    await publish('mf-golf', '1.2.0', {}, '--to', '10%');
    expect(said.at(-2)).toBe('10% of the players now get mf-golf 1.2.0; everybody else stays on 1.1.0.');
  });

  it('builds one remote under the version that is wished; what is published already is switched to without a build', async () => {
    shop.put('project/tools/webpack/build.mjs', BUILD);
    shop.buildInPlace('mf-golf', '1.0.0');
    shop.put('project/mf-golf/package.json', '{"name":"mf-golf","version":"1.0.0"}');
    const source = shop.build('mf-golf', '0.0.0');
    mkdirSync(join(shop.folders.apps, 'mf-golf/build/assets'), { recursive: true });
    for (const file of ['remote.json', 'assets/remoteEntry.0123456789.js', 'assets/routes.0123456789.js'])
      writeFileSync(join(shop.folders.apps, 'mf-golf/build', file), readFileSync(join(source, file)));
    const builds = () => readFileSync(join(shop.folders.apps, 'built.log'), 'utf8').trim().split('\n');

    // As npm runs a remote's script: in its folder, with its name.
    env = { ...env, npm_package_name: 'mf-golf', INIT_CWD: shop.root };
    await release();
    await release('--to', '10%', '--version', '1.1.0');
    expect(await given()).toEqual(['mf-golf 1.1.0 10%', 'mf-golf 1.0.0 live']);
    await release('--to', '100%', '--version', '1.1.0');
    expect(await given()).toEqual(['mf-golf 1.1.0 live', 'mf-golf 1.0.0 kept']);
    expect(builds()).toEqual(['mf-golf 1.0.0', 'mf-golf 1.1.0']);

    // What everybody has already is built, to tell whether the number was forgotten.
    await release('--version', '1.1.0');
    expect(said.at(-2)).toBe('Everybody has mf-golf 1.1.0 already, with the same content. Nothing to do.');
    appendFileSync(join(shop.folders.apps, 'mf-golf/build/remote.json'), ' ');
    writeFileSync(
      join(shop.folders.apps, 'mf-golf/build/remote.json'),
      readFileSync(join(shop.folders.apps, 'mf-golf/build/remote.json'), 'utf8').replace('Golf team', 'New golf team'),
    );
    await expect(release('--version', '1.1.0')).rejects.toThrow(
      /mf-golf 1\.1\.0 was published \d{4}-\d\d-\d\d by .+ with other content.*Raise the version/,
    );
    expect(builds()).toHaveLength(4);

    shop.put('project/mf-golf/package.json', '{"name":"mf-golf","version":"1.2.0","broken":true}');
    await expect(release()).rejects.toThrow(/mf-golf could not be built:\nModule not found: \.\/gone/);
    expect(await given()).toEqual(['mf-golf 1.1.0 live', 'mf-golf 1.0.0 kept']);
  });

  it.each<[string, Unlike, RegExp]>([
    ['describes itself wrongly', { remote: { kit: 'latest' } }, /kit: must be a version range/],
    [
      'needs a kit that the shell has not',
      { remote: { kit: '^2.0.0' } },
      /does not fit what is live:\n {2}- it needs the kit \^2\.0\.0, and the live shell has 1\.4\.0/,
    ],
    ['was built against another contract', { remote: { compatibility: 99 } }, /compatibility number 99/],
    ['calls an API that is not there', { remote: { api: ['chess'] } }, /API area chess/],
    [
      'claims a route of another remote',
      { remote: { routes: [{ path: 'football', title: 'Mine', preload: [] }] } },
      /claims the route football, which belongs to mf-football/,
    ],
    ['has an entry that is a module', { entry: 'export const mf_golf = "./routes"; var mf_golf_;' }, /cannot be run as a script/],
    [
      'has a chunk that is not the one described',
      { files: { 'assets/routes.0123456789.js': 'tampered' } },
      /assets\/routes\.0123456789\.js is not what remote\.json says/,
    ],
    ['has a packed file that is another one', { files: { 'assets/routes.0123456789.js.gz': 'no gzip' } }, /does not unpack/],
    ['brings a script that it does not name', { files: { 'assets/extra.js': '1' } }, /assets\/extra\.js is not named in remote\.json/],
    [
      'is too heavy',
      { code: Array.from({ length: 30_000 }, (_, n) => `f(${Math.imul(n, 2_654_435_761) >>> 0});`).join('') },
      /scripts weigh [\d.]+ kB brotli together, and 60 kB are allowed/,
    ],
    ['is another remote', { remote: { id: 'mf-chess', name: 'mf_golf' } }, /is mf-chess 1\.0\.0, not mf-golf/],
  ])('refuses a remote that %s, and changes nothing', async (_what, unlike, sentence) => {
    shop.buildInPlace('mf-football', '1.0.0');
    await expect(publish('mf-golf', '1.0.0', unlike)).rejects.toThrow(sentence);
    expect(await isPublished('mf-golf', '1.0.0')).toBe(false);
    expect(await given()).toEqual(['mf-football 1.0.0 live, as built in place']);
  });

  it('takes a heavy remote that states its budget, and one whose weight is copies of shared modules', async () => {
    const code = Array.from({ length: 30_000 }, (_, n) => `f(${Math.imul(n, 2_654_435_761) >>> 0});`).join('');
    await publish('mf-golf', '1.0.0', { code, remote: { budget: { total: 200, reason: 'courses are drawn' } } });
    await publish('mf-chess', '1.0.0', { code, remote: { fallback: ['assets/routes.0123456789.js'] } });
    expect(await given()).toEqual(['mf-chess 1.0.0 live', 'mf-golf 1.0.0 live']);
  });

  it('says what is missing: a shell that was not built, a folder that is no build, a remote, a share', async () => {
    shop.put('project/shell/dist/shell.json', '{ half');
    await expect(publish('mf-golf', '1.0.0')).rejects.toThrow(/Build the site first: npm run build/);
    await expect(release('mf-golf', '--from', shop.root)).rejects.toThrow(/no build of a remote/);
    await expect(release()).rejects.toThrow(/^Which remote\?/);
    await expect(release('golf')).rejects.toThrow(/golf is not the name of a remote/);
    await expect(release('mf-none')).rejects.toThrow(/There is no app mf-none/);
    for (const share of ['0%', '101%', 'half', '-1'])
      await expect(release('mf-golf', `--to=${share}`)).rejects.toThrow(/It must be a share such as 10%/);
  });

  it('goes back step by step, first from a share, in the end to what was built in place', async () => {
    shop.buildInPlace('mf-golf', '0.9.0');
    for (const version of ['1.0.0', '1.1.0']) await publish('mf-golf', version);
    await publish('mf-golf', '1.2.0', {}, '--to', '5%');
    const steps: string[][] = [await given()];
    for (let n = 0; n < 3; n++) {
      await rollback('mf-golf');
      steps.push(await given());
    }
    expect(steps).toEqual([
      ['mf-golf 1.2.0 5%', 'mf-golf 1.1.0 live', 'mf-golf 1.0.0 kept'],
      ['mf-golf 1.2.0 kept', 'mf-golf 1.1.0 live', 'mf-golf 1.0.0 kept'],
      ['mf-golf 1.2.0 kept', 'mf-golf 1.1.0 kept', 'mf-golf 1.0.0 live'],
      ['mf-golf 1.2.0 kept', 'mf-golf 1.1.0 kept', 'mf-golf 1.0.0 kept', 'mf-golf 0.9.0 live, as built in place'],
    ]);
    await expect(rollback('mf-golf')).rejects.toThrow(/nothing to go back to/);
    expect((await auditLines()).map(({ action }) => action.replace('remote.', ''))).toEqual([
      'published',
      'live',
      'published',
      'live',
      'published',
      'share',
      'share_dropped',
      'rolled_back',
      'rolled_back',
    ]);
  });

  it('does not go back to a version that no longer fits, to damaged files, or to nothing', async () => {
    await publish('mf-golf', '1.0.0', { remote: { kit: '~1.4.0' } });
    await expect(rollback('mf-golf')).rejects.toThrow(/none is built in place/);
    await publish('mf-golf', '1.1.0');
    shop.put('project/shell/dist/shell.json', readFileSync(join(shop.folders.shell, 'shell.json'), 'utf8').replaceAll('1.4.0', '1.5.0'));
    await expect(rollback('mf-golf')).rejects.toThrow(/1\.0\.0 was live before, but does not fit[^]*needs the kit ~1\.4\.0/);
    shop.put('project/shell/dist/shell.json', readFileSync(join(shop.folders.shell, 'shell.json'), 'utf8').replaceAll('1.5.0', '1.4.0'));
    await inside((db) => damage(db, 'mf-golf', '1.0.0', 'assets/routes.0123456789.js', 'tampered'));
    await expect(rollback('mf-golf')).rejects.toThrow(/not those that were published, so nothing was switched:[^]*assets\/routes/);
    await expect(release('mf-golf', '--version', '1.0.0')).rejects.toThrow(/not those that were published/);
    expect(await given()).toEqual(['mf-golf 1.1.0 live', 'mf-golf 1.0.0 kept']);
    await expect(remotes('--check')).rejects.toThrow(/^1 of 2 versions is damaged/);
    expect(said).toContain('mf-golf 1.0.0: assets/routes.0123456789.js is not what remote.json says: its hash differs');
  });

  it('refuses a list of releases that was changed by hand', async () => {
    await publish('mf-golf', '1.0.0');
    await inside(async (db) => {
      const { number, signed } = await bookText(db);
      await putManifest(db, { number, signed: signed.replace('1.0.0', '6.6.6') });
    });
    await expect(remotes()).rejects.toThrow(/was not signed with this site's key/);
    await expect(publish('mf-golf', '1.1.0')).rejects.toThrow(/was not signed/);
  });

  it('lets releases that are made at once take their turns', async () => {
    const ids = ['mf-golf', 'mf-chess', 'mf-darts', 'mf-curling'];
    await Promise.all(ids.map((id) => publish(id, '1.0.0')));
    expect(await given()).toEqual([...ids].sort().map((id) => `${id} 1.0.0 live`));
    await Promise.allSettled([publish('mf-golf', '2.0.0', { code: '// by ann' }), publish('mf-golf', '2.0.0', { code: '// by bob' })]).then(
      (both) => {
        expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      },
    );
    expect(await remotes('--check')).toContain('Checked 5 versions: every file is as it was published.');
  });

  it('writes the files for a static host, with what is live there signed beside them', async () => {
    const host = join(shop.root, 'host');
    mkdirSync(host);
    const words = ['--folder', host, '--url', 'https://static.example.org/remotes'];
    await expect(publish('mf-golf', '1.0.0', {}, ...words)).rejects.toThrow(/Set POOLHOUSE_REMOTE_HOSTS=https:\/\/static\.example\.org/);
    env = { ...env, POOLHOUSE_REMOTE_HOSTS: 'https://static.example.org' };
    await publish('mf-golf', '1.0.0', {}, ...words);
    expect([...(await inside((db) => db.read((tx) => pathsOf(tx, 'mf-golf', '1.0.0')))).keys()]).toEqual(['remote.json']);
    expect(statSync(join(host, 'mf-golf/1.0.0/assets/routes.0123456789.js')).mode & 0o777).toBe(0o444);
    const live = () => {
      const { payload } = JSON.parse(readFileSync(join(host, 'registry.json'), 'utf8')) as { payload: string };
      return (JSON.parse(payload) as { remotes: { version: string; base: string }[] }).remotes.map(
        ({ version, base }) => `${version} ${base}`,
      );
    };
    expect(live()).toEqual(['1.0.0 https://static.example.org/remotes/mf-golf/1.0.0/']);
    await publish('mf-golf', '1.1.0', {}, ...words, '--to', '10%');
    expect(said).toContain('The registry.json of a static host answers everybody alike: the share is kept by this server alone.');
    expect(live()).toEqual(['1.0.0 https://static.example.org/remotes/mf-golf/1.0.0/']);
    await release('mf-golf', '--version', '1.1.0', ...words);
    expect(live()).toEqual(['1.1.0 https://static.example.org/remotes/mf-golf/1.1.0/']);
    expect(await remotes('--check')).toContain('Checked 2 versions: every file is as it was published.');
    await rollback('mf-golf');
    expect(live()).toEqual(['1.0.0 https://static.example.org/remotes/mf-golf/1.0.0/']);
    await expect(release('mf-golf', '--version', '1.1.0', '--folder', host)).rejects.toThrow(/belong together/);
    await expect(release('mf-golf', '--version', '1.1.0', ...words.slice(0, 3), 'ftp://static.example.org/')).rejects.toThrow(
      /is no address/,
    );
  });
});
