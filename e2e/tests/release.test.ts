import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { RemoteDescription } from '@poolhouse/contract';
import Libsql from 'libsql';
import { bucketOf } from '../../server/src/releases/testing/buckets';
import type { Account } from '../support/call';
import { useDemo } from '../support/demo';
import { registered } from '../support/remote-files';
import { command, serve } from '../support/server';
import { openAs } from '../support/signed-in';
import { expect, test } from '../support/test';

const ID = 'mf-underdogs';
const root = join(__dirname, '../..');

/** The versions of the remote from which a page has fetched anything since it was loaded. */
const versionsIn = async (page: Page): Promise<string[]> => {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(urls.flatMap((url) => new RegExp(`/remotes/${ID}/([^/]+)/`).exec(url)?.[1] ?? []))];
};

async function openUnderdogs(page: Page): Promise<string[]> {
  await page.goto('/underdogs');
  await expect(page.getByRole('heading', { level: 1, name: 'Underdogs' })).toBeVisible();
  return versionsIn(page);
}

/** Every built file beside the releases, with the time at which it was written. */
const builtFiles = (): string[] =>
  readdirSync(root)
    .filter((name) => name === 'shell' || name.startsWith('mf-'))
    .flatMap((app) => {
      const dist = join(root, app, 'dist');
      return readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => `${app} ${file} ${statSync(join(dist, file)).mtimeMs}`);
    });

test.describe('releasing a remote', () => {
  const demo = useDemo();
  const folders: string[] = [];
  test.afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

  /** What was published as 1.1.0 under another number, as its team would have built it. */
  async function anotherBuild(unlike: Partial<RemoteDescription> & { version: string }): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'poolhouse-e2e-build-'));
    folders.push(folder);
    const { base, ...remote } = await registered(demo.site.url, ID);
    for (const file of Object.keys(remote.files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), Buffer.from(await (await fetch(demo.site.url + base + file)).arrayBuffer()));
    }
    writeFileSync(join(folder, 'remote.json'), JSON.stringify({ ...remote, ...unlike }));
    return folder;
  }

  /** Each test begins here, also at its second try, before which the site is as it was at first. */
  const firstRelease = () => demo.site.command('release', ID, '--version', '1.1.0');

  const versionsOf = async (user: Account): Promise<string[]> => {
    const { page } = await openAs(demo, user);
    const versions = await openUnderdogs(page);
    await page.context().close();
    return versions;
  };

  test('gives new tabs the new version while an open one goes on with its own, and builds nothing else', async () => {
    const { page: old, complaints } = await openAs(demo, demo.site.users[0]!);
    expect(await openUnderdogs(old)).toEqual(['1.0.0']);
    const before = builtFiles();
    await demo.site.command('release', ID, '--version', '1.1.0');
    expect(builtFiles()).toEqual(before);

    await old.getByRole('link', { name: 'Rules' }).first().click();
    await expect(old.getByRole('heading', { level: 1, name: 'Underdogs Rules' })).toBeVisible();
    expect(await versionsIn(old)).toEqual(['1.0.0']);
    const fresh = await old.context().newPage();
    expect(await openUnderdogs(fresh)).toEqual(['1.1.0']);
    await old.reload();
    await expect(old.getByRole('heading', { level: 1, name: 'Underdogs Rules' })).toBeVisible();
    expect(await versionsIn(old)).toEqual(['1.1.0']);
    // Whether this player is in such a contest is not what is tried here.
    expect(complaints.filter((line) => !line.includes('/api/v1/'))).toEqual([]);
    await old.context().close();
  });

  test('gives a share of the players the next version, the same ones each time, then all, then goes back', async () => {
    await firstRelease();
    const { users } = await demo.site.call(await demo.site.admin(), 'GET ad/pagedata');
    const byBucket = demo.site.users
      .map((account) => ({ account, bucket: bucketOf(users.data.find(({ username }) => username === account.username)!.id, ID) }))
      .sort((a, b) => a.bucket - b.bucket);
    const [inside, outside] = [byBucket[0]!, byBucket.at(-1)!];
    const percent = (inside.bucket + 1) / 100;
    expect(inside.bucket).toBeLessThan(outside.bucket);

    await demo.site.command('release', ID, '--from', await anotherBuild({ version: '1.2.0' }), '--to', `${percent}%`);
    expect(await versionsOf(inside.account)).toEqual(['1.2.0']);
    expect(await versionsOf(outside.account)).toEqual(['1.1.0']);
    expect(await versionsOf(inside.account)).toEqual(['1.2.0']);

    await demo.site.command('release', ID, '--version', '1.2.0');
    expect(await versionsOf(outside.account)).toEqual(['1.2.0']);
    await demo.site.command('rollback', ID);
    expect(await versionsOf(inside.account)).toEqual(['1.1.0']);
  });

  test('is refused for a kit that the shell does not have, and leaves all as it was', async () => {
    await firstRelease();
    const build = await anotherBuild({ version: '1.3.0', kit: '^9.0.0' });
    await expect(demo.site.command('release', ID, '--from', build)).rejects.toThrow(/it needs the kit \^9\.0\.0, and the live shell has/);
    expect(await versionsOf(demo.site.users[0]!)).toEqual(['1.1.0']);
  });

  test('may leave the files to a static host, whose scripts are held to the same hashes', async () => {
    const [host, data] = [await mkdtemp(join(tmpdir(), 'poolhouse-e2e-host-')), await mkdtemp(join(tmpdir(), 'poolhouse-e2e-'))];
    folders.push(host, data);
    const files = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'text/javascript');
      response.end(readFileSync(join(host, request.url!)));
    }).listen(0, '127.0.0.1');
    await once(files, 'listening');
    const origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
    const env = { POOLHOUSE_CLOCK_RATE: '0', POOLHOUSE_REMOTE_HOSTS: origin };
    await cp(process.env.E2E_DATA!, data, { recursive: true });
    await command(data, {
      env,
      args: ['release', ID, '--from', await anotherBuild({ version: '1.4.0' }), '--folder', host, '--url', origin],
    });
    const server = await serve(data, { args: [], env });
    const { page, complaints } = await openAs({ ...demo, site: server }, demo.site.users[0]!);
    await page.goto('/underdogs');
    await expect(page.getByRole('heading', { level: 1, name: 'Underdogs' })).toBeVisible();
    const scripts = await page.evaluate(
      (id) =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.includes(id)),
      ID,
    );
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((url) => !url.startsWith(`${origin}/${ID}/1.4.0/`))).toEqual([]);
    expect(complaints.filter((line) => !line.includes('/api/v1/'))).toEqual([]);
    await page.context().close();
    await server.end();
    files.close();
  });

  test('does not go back to an older list that is put in the place of the one that the browser has seen', async () => {
    const old = await (await fetch(`${demo.site.url}/registry.json`)).text();
    await demo.site.command('release', ID, '--from', await anotherBuild({ version: '1.5.0' }));
    const { page } = await openAs(demo, demo.site.users[0]!);
    expect(await openUnderdogs(page)).toEqual(['1.5.0']);
    await page.context().route('**/registry.json', (route) => route.fulfill({ contentType: 'application/json', body: old }));
    await page.goto('/underdogs');
    await expect(page.getByText(/older than the one that this browser has seen/)).toBeVisible();
    await page.context().unroute('**/registry.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Underdogs' })).toBeVisible();
    await page.context().close();
    await demo.site.command('rollback', ID);
  });

  test('does not let a script run that was changed after it was published, and the log hears of it', async () => {
    await firstRelease();
    const db = new Libsql(join(demo.site.folder, 'poolhouse.db'));
    // The server writes beside it.
    db.pragma('busy_timeout = 10000');
    const files = db
      .prepare("select path, hash from release_paths where remote = ? and version = '1.1.0' and path like 'assets/underdogs.%'")
      .all(ID) as {
      path: string;
      hash: string;
    }[];
    const code = Buffer.from('window.tampered = true;');
    for (const { path, hash } of files) {
      const content = path.endsWith('.br') ? brotliCompressSync(code) : path.endsWith('.gz') ? gzipSync(code) : code;
      db.prepare('update release_chunks set content = ? where hash = ? and part = 0').run(content, hash);
    }
    db.close();
    expect(files.length).toBeGreaterThan(0);
    // All versions hold the same file.
    await expect(demo.site.command('remotes', '--check')).rejects.toThrow(/(\d+) of \1 versions? (is|are) damaged/);

    // A process that has not read the files before.
    const server = await serve(demo.site.folder, { args: [], env: {} });
    const { page } = await openAs({ ...demo, site: server }, demo.site.users[0]!);
    const told = page.waitForResponse(/utils\/remote_failure/);
    await page.goto('/underdogs');
    await expect(page.getByText(/its files are not the ones that its team published/)).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    const response = await told;
    expect([response.status(), response.request().postDataJSON()]).toEqual([
      200,
      expect.objectContaining({ remote: ID, version: '1.1.0', owner: 'Underdogs team', kind: 'integrity' }),
    ]);
    await page.getByRole('link', { name: 'Home' }).last().click();
    await expect(page.getByRole('heading', { name: /^Welcome( back)?, / })).toBeVisible();
    await page.context().close();
    await server.end();
  });
});
