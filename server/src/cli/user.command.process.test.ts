import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describeSite } from '../testing/engines';
import { environmentFor, runPoolhouse } from '../testing/run-poolhouse';
import { basic, testSite, type TestSite } from '../testing/site';

describeSite('poolhouse user', (engine) => {
  let folder: string;
  let site: TestSite;
  let env: NodeJS.ProcessEnv;
  const user = (...words: string[]) => runPoolhouse(['user', ...words], env);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-cli-'));
    site = await testSite(await engine.open());
    env = environmentFor(engine.optionsOf(site.db), folder);
  });
  afterAll(async () => {
    await site.app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('adds players whom a server that is running lets in, and lists them', async () => {
    expect(await user('list')).toEqual({ code: 0, stdout: 'There are no users yet.\n', stderr: '' });
    expect(await user('add', 'ann@example.org', '--name', 'Ann', '--password', 'secret', '--admin')).toEqual({
      code: 0,
      stdout: 'Added administrator Ann <ann@example.org>.\n',
      stderr: '',
    });
    const added = await user('add', 'bob@example.org', '--name', 'Bob');
    const password = /Password: (\S+)/.exec(added.stdout)![1]!;
    expect((await site.call('GET ad/pagedata', { as: basic('Ann', 'secret') })).status).toBe(200);
    expect((await site.call('GET ad/pagedata', { as: basic('Bob', password) })).status).toBe(403);
    const { stdout } = await user('list');
    expect(stdout).toMatch(/Ann +ann@example.org {2}\(administrator\)\n.*Bob +bob@example.org\n$/);
  });

  it.each([
    [['add', 'ann@example.org', '--name', 'Other'], 'There is already a user with this e-mail address.\n'],
    [['add', 'c@example.org', '--name', 'ANN'], 'The user name ANN is taken.\n'],
    [['add', 'nonsense', '--name', 'C'], 'nonsense is not an e-mail address.\n'],
    [['add', 'c@example.org', '--name', 'a:b'], 'A user name must not contain a colon or an @.\n'],
    [['add', 'c@example.org', '--name', 'C', '--password', 'x'.repeat(21)], 'A password has 1 to 20 characters.\n'],
    [['add', 'c@example.org', '--name', 'C', '--password', ''], 'A password has 1 to 20 characters.\n'],
  ])('refuses %j in plain words', async (words, stderr) => {
    expect(await user(...words)).toEqual({ code: 1, stdout: '', stderr });
  });

  it('renames, hands over, closes and opens again, while a server is running', async () => {
    await user('add', 'dora@example.org', '--name', 'Dora', '--password', 'secret');
    const as = (name: string) => site.call('GET utils/account', { as: basic(name, 'secret') });
    expect((await as('Dora')).status).toBe(200);
    expect(await user('rename', 'dora', 'Dora Hill')).toEqual({ code: 0, stdout: 'Dora is called Dora Hill now.\n', stderr: '' });
    expect((await as('Dora Hill')).data).toMatchObject({ email: 'dora@example.org' });
    const handed = await user('hand-over', 'Dora Hill', 'nora@example.net', '--name', 'Nora');
    expect(handed.stdout).toBe(
      'Nora <nora@example.net> has the account. A mail to choose a password goes there as soon as the site runs.\n',
    );
    // A server looks twice a second whether another process has written, and is late on a busy machine.
    while ((await as('Dora Hill')).status === 200) await pause(100);
    expect((await as('Dora Hill')).status).toBe(401);
    const { id } = await site.db.kysely.selectFrom('users').select('id').where('username', '=', 'Nora').executeTakeFirstOrThrow();
    expect(await user('close', 'nora@example.net', '--former', '--untold')).toEqual({
      code: 0,
      stdout: `The account of Nora is closed; 0 entries kept under another name. user hand-over removed:${id} EMAIL opens it again.\n`,
      stderr: '',
    });
    expect((await user('list')).stdout).not.toContain('Nora');
    expect((await user('hand-over', `removed:${id}`, 'zoe@example.net')).stdout).toMatch(/^zoe <zoe@example.net> has the account/);
    const lines = await site.db.kysely
      .selectFrom('activity')
      .select(['action', 'actor'])
      .where('action', 'like', 'user.%')
      .orderBy('id')
      .execute();
    expect(lines.slice(-4)).toEqual(
      ['user.renamed', 'user.handed_over', 'user.closed', 'user.reopened'].map((action) => ({ action, actor: 'command line' })),
    );
  });

  it.each([
    [['rename', 'nobody', 'X'], 'There is no user nobody.\n'],
    [['rename', 'Bob', 'ANN'], 'The user name ANN is taken.\n'],
    [['hand-over', 'Bob', 'nonsense'], 'nonsense is not an e-mail address.\n'],
    [['hand-over', 'Bob', 'ann@example.org'], 'There is already a user with this e-mail address.\n'],
    [['hand-over', 'Ann', 'new@example.org'], 'Ann is the last site administrator.\n'],
    [['close', 'Ann'], 'Ann is the last site administrator.\n'],
    [['close', 'nobody'], 'There is no user nobody.\n'],
  ])('%j is refused in plain words, and changes nothing', async (words, stderr) => {
    const users = () => site.db.kysely.selectFrom('users').selectAll().orderBy('id').execute();
    const before = await users();
    expect(await user(...words)).toEqual({ code: 1, stdout: '', stderr });
    expect(await users()).toEqual(before);
  });

  it('refuses a variable it cannot use', async () => {
    expect(await runPoolhouse(['user', 'list'], { ...env, PORT: 'http' })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'PORT must be a number\n',
    });
  });
});
