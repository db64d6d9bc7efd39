import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../ground/db/database';
import { describeByTurns } from '../../testing/engines';
import { installProgram, packProgram, writeSum, type Later } from '../../testing/next-program';
import { environmentFor, RunningServer, runPoolhouse } from '../../testing/run-poolhouse';
import { addAccount } from '../../testing/site';

const ADDS = `await db.schema.createTable('later_things').addColumn('id', 'integer').execute();`;

describeByTurns('upgrade', (engine) => {
  let folder: string;
  let root: string;
  let program: string;
  let db: Database;
  let env: NodeJS.ProcessEnv;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-upgrade-test-'));
    root = join(folder, 'opt');
    program = await installProgram(root, { version: '1.0.0' });
    db = await engine.open();
    env = environmentFor(engine.optionsOf(db), folder);
    await addAccount(db, 'Ann', 'secret');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const run = (words: string[], enter: readonly string[] = []) => runPoolhouse(words, env, enter, program);
  const packed = (over: Partial<Later> = {}) => packProgram(folder, { version: '1.1.0', ...over });
  const version = () =>
    (JSON.parse(readFileSync(join(root, 'node_modules/poolhouse/package.json'), 'utf8')) as { version: string }).version;
  const steps = async () => {
    const again = await engine.openAgain(db);
    return (
      await again.kysely
        .selectFrom('kysely_migration' as 'settings')
        .select('name' as 'key')
        .execute()
    ).map((row) => Object.values(row)[0] as string);
  };
  const users = async () =>
    (await db.read((tx) => tx.selectFrom('users').select('username').orderBy('id').execute())).map(({ username }) => username);
  const backups = () => {
    const place = join(env['POOLHOUSE_DATA']!, 'backups');
    return existsSync(place) ? readdirSync(place).sort() : [];
  };
  /** Of a program that was not switched, by what is there after it was tried. */
  const isAsItWas = async () => {
    expect([version(), lstatSync(join(root, 'node_modules')).isSymbolicLink()]).toEqual(['1.0.0', false]);
    expect(await steps()).not.toContain('026-later');
    const releases = join(root, 'releases');
    expect(existsSync(releases) ? readdirSync(releases) : []).toEqual([]);
    expect(await users()).toEqual(['Ann']);
  };

  it('backs up, tries the next program on a copy, switches, and leads back without losing what was saved since', async () => {
    const file = await packed({ step: ADDS });
    const dry = await run(['upgrade', file, '--dry-run']);
    expect(dry).toMatchObject({ code: 0, stderr: '' });
    expect(dry.stdout).toContain('The site is as it was.');
    await isAsItWas();

    const done = await run(['upgrade', file]);
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout).toMatch(/Restored into a copy and compared/);
    expect(done.stdout).toContain('Poolhouse 1.1.0 takes 1 step (026-later)');
    expect(done.stdout).toContain('reads the home of 1 player');
    expect(done.stdout).toContain('Switched to Poolhouse 1.1.0: start the site.');
    expect(version()).toBe('1.1.0');
    // Whoever serves the site may be somebody else.
    const modes = ['', ...readdirSync(join(root, 'releases'))].map((name) =>
      (statSync(join(root, 'releases', name)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(['755', '755', '755']);
    // The database waits for the start.
    expect(await steps()).not.toContain('026-later');
    expect(backups().map((name) => name.replace(/\d{4}-\d\d-\d\d-\d{6}/, 'DAY'))).toEqual(
      // One of the dry run, one of the switch.
      expect.arrayContaining(['before-1.0.0-DAY.backup', 'before-1.0.0-DAY.backup.sha256']) as string[],
    );
    expect(await run(['upgrade', file])).toMatchObject({ code: 1, stderr: expect.stringContaining('is what runs here already') as string });

    expect((await run(['user', 'add', 'bob@example.org', '--name', 'Bob', '--password', 'long enough for Bob'])).code).toBe(0);
    expect(await steps()).toContain('026-later');
    const back = await run(['upgrade', '--back']);
    expect(back).toMatchObject({ code: 0, stderr: '' });
    expect(back.stdout).toContain('Switched to Poolhouse 1.0.0');
    expect(version()).toBe('1.0.0');
    expect((await run(['user', 'list'])).stdout).toMatch(/Ann[^]*Bob/);
    expect(await run(['upgrade', '--back'])).toMatchObject({ code: 1, stderr: expect.stringContaining('no earlier program') as string });
  }, 240_000);

  it('tells a server that runs, which goes on as it is and starts its own program in other processes', async () => {
    const server = await RunningServer.start(env, [], [], program);
    const done = await run(['upgrade', await packed({ step: ADDS })]);
    expect(done.stdout).toContain('1 server of the one before goes on until it is restarted');
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.end()).toBe(0);
    const next = await RunningServer.start(env, [], [], program);
    expect(await steps()).toContain('026-later');
    expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
    await next.end();
  }, 240_000);

  it('refuses a file that is cut, is another one, is older, or has no checksum', async () => {
    const file = await packed();
    const whole = readFileSync(file);
    const refused = async (words: string, ...more: string[]) => {
      const ended = await run(['upgrade', file, ...more]);
      expect(ended).toMatchObject({ code: 1, stdout: expect.not.stringContaining('Switched') as string });
      expect(ended.stderr).toContain(words);
      await isAsItWas();
    };
    truncateSync(file, Math.floor(whole.length / 2));
    await refused('its checksum is another one');
    // As it would be where the checksum was made of the broken file.
    writeSum(file);
    await refused('is broken, or no Poolhouse');
    writeFileSync(file, 'no archive');
    writeSum(file);
    await refused('is broken, or no Poolhouse');
    rmSync(`${file}.sha256`);
    await refused('to check it by');
    await refused('its checksum is another one', '--checksum', '0'.repeat(64));
    await refused('neither a checksum', '--checksum', '0123');
    expect(await run(['upgrade', await packed({ version: '0.9.0' })])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('older than 1.0.0') as string,
    });
    await isAsItWas();
  }, 240_000);

  it('stays where the next program does not take the site: a step that throws, one that loses rows, a program that ends', async () => {
    const broken: [Partial<Later>, string][] = [
      [{ step: `${ADDS} throw new Error('no such column')` }, 'could not be brought up to date: no such column'],
      [{ step: `await db.deleteFrom('scopes').execute();` }, 'the copy has 0 rows of scopes where the backup has'],
      [{ starts: `console.error('no such part'); process.exit(3);` }, 'no such part'],
    ];
    for (const [over, words] of broken) {
      const ended = await run(['upgrade', await packed(over)]);
      expect(ended).toMatchObject({ code: 1 });
      expect(ended.stderr).toMatch(/^Poolhouse 1\.1\.0 does not take this site: /);
      expect(ended.stderr).toContain(words);
      expect(ended.stderr).toContain('The site is as it was.');
      await isAsItWas();
    }
  }, 240_000);

  // A limit of the shell stands in for a disk that is full: what is written beyond it fails in the same way.
  it('stays where there is no room, for the program or for the backup', async () => {
    const file = await packed();
    for (let n = 0; n < 16; n += 1)
      await db.write((tx) =>
        tx
          .insertInto('settings')
          // Which no packing makes smaller.
          .values({ key: `k${n}`, value: randomBytes(1_000_000).toString('base64') })
          .execute(),
      );
    for (const [blocks, words] of [
      [300, 'Poolhouse 1.1.0 could not be laid beside the present one: '],
      [20_000, 'The site could not be backed up first: '],
    ] as const) {
      const ended = await run(['upgrade', file], ['/bin/sh', '-c', `ulimit -f ${blocks}; exec "$0" "$@"`]);
      expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining(words) as string });
      expect(ended.stderr).toContain('The site is as it was.');
      expect(backups().filter((name) => !name.endsWith('.sha256'))).toEqual([]);
      await isAsItWas();
    }
  }, 240_000);

  it('stays where it is killed half-way, and the next one clears up and goes on', async () => {
    const hangs = await packed({ starts: `console.error('here'); setInterval(() => {}, 1000);` });
    const child = spawn(process.execPath, [program, 'upgrade', hangs], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    while (!said.includes('Backed up to')) await new Promise((resolve) => setTimeout(resolve, 20));
    const end = once(child, 'close');
    process.kill(-child.pid!, 'SIGKILL');
    await end;
    expect([version(), readdirSync(join(root, 'releases')).length]).toEqual(['1.0.0', 1]);
    expect(await users()).toEqual(['Ann']);
    expect(await run(['upgrade', await packed({ step: ADDS })])).toMatchObject({ code: 0, stderr: '' });
    expect(version()).toBe('1.1.0');
    expect(readdirSync(join(root, 'releases')).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(realpathSync(join(root, 'node_modules'))).toContain(join('releases', '1.1.0-'));
  }, 240_000);

  it('does not go back to a program that cannot read the database, and says so', async () => {
    const takes = { step: `await db.schema.dropTable('smack_reactions').ifExists().execute();`, takesAwayAfter: '025-of-nobody' };
    expect(await run(['upgrade', await packed(takes)])).toMatchObject({ code: 0 });
    expect((await run(['user', 'list'])).code).toBe(0);
    const back = await run(['upgrade', '--back']);
    expect(back).toMatchObject({ code: 1, stderr: expect.stringContaining('has the step 026-later') as string });
    expect(version()).toBe('1.1.0');
  }, 240_000);
});
