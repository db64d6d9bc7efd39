import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describeEachEngine } from '../testing/engines';
import { testSite, type TestSite } from '../testing/site';

const HTML = '<!doctype html><title>Poolhouse</title>';
const SCRIPT = 'console.log("shell")';
const FOREVER = 'public, max-age=31536000, immutable';

describeEachEngine('static files', (engine) => {
  let folder: string;
  let site: TestSite;
  const put = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const open = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*;q=0.8' }) => site.inject({ url, headers });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-static-'));
    site = await testSite(await engine.open(), { folders: { shell: join(folder, 'shell/dist'), releases: join(folder, 'releases'), apps: folder } });
  });
  afterAll(async () => {
    await site.app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('explains itself while nothing is built, and has an empty registry', async () => {
    const page = await open('/');
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(page.body).toContain('npm run build');
    expect((await open('/registry.json')).json()).toEqual({ remotes: [] });
  });

  describe('once built', () => {
    beforeAll(() => {
      put('shell/dist/index.html', HTML);
      put('shell/dist/favicon.svg', '<svg/>');
      put('shell/dist/assets/main.0123456789.js', SCRIPT);
      put('shell/dist/assets/main.0123456789.js.br', brotliCompressSync(SCRIPT));
      put('secret.txt', 'outside');
      put('mf-football/dist/remote.json', JSON.stringify({ id: 'mf-football', version: '1.0.0', entry: 'assets/remoteEntry.js', integrity: 'sha384-x' }));
      put('mf-football/dist/mf-manifest.json', '{}');
      put('mf-football/dist/assets/remoteEntry.js', 'built in');
      put('mf-golf/dist/remote.json', '{ half a file');
    });

    it.each(['/', '/index.html', '/football', '/football/makepicks?week=3', '/no/such/page'])('opens the shell at %s, asked for each time, with a strict policy', async (url) => {
      const { statusCode, body, headers } = await open(url);
      expect([statusCode, body, headers['cache-control']]).toEqual([200, HTML, 'no-cache']);
      expect(headers['content-type']).toMatch(/^text\/html/);
      const policy = String(headers['content-security-policy']);
      for (const rule of ["default-src 'self'", "script-src 'self'", "object-src 'none'", "frame-ancestors 'none'"]) expect(policy.split('; ')).toContain(rule);
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBeDefined();
      expect(headers['permissions-policy']).toBeDefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
    });

    it('sends hashed files for ever, compressed beforehand', async () => {
      const url = '/assets/main.0123456789.js';
      const plain = await open(url, {});
      expect([plain.statusCode, plain.body, plain.headers['cache-control'], plain.headers.vary]).toEqual([200, SCRIPT, FOREVER, 'accept-encoding']);
      const packed = await open(url, { 'accept-encoding': 'gzip, br' });
      expect([packed.headers['content-encoding'], packed.headers['content-type']]).toEqual(['br', plain.headers['content-type']]);
      expect(packed.rawPayload).toEqual(brotliCompressSync(SCRIPT));
      expect((await open('/favicon.svg')).headers['cache-control']).toBe('no-cache');
    });

    it.each(['/assets/gone.js', '/gone.css', '/remotes/mf-football/1.0.0/gone.js', '/remotes/mf-football/9.9.9/remote.json', '/remotes/mf-golf/1.0.0/remote.json', '/remotes/football', '/assets/'])('answers a plain 404 for %s', async (url) => {
      const { statusCode, headers, body } = await open(url);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([404, 'text/plain; charset=utf-8', 'no-store']);
      expect(body).toBe('Not found.\n');
    });

    it('gives a page to browsers only', async () => {
      expect((await open('/football', { accept: 'application/json' })).statusCode).toBe(404);
      expect((await site.inject({ method: 'POST', url: '/football' })).statusCode).toBe(404);
    });

    it.each(['/..%2fsecret.txt', '/assets/..%2f..%2f..%2fsecret.txt', '/remotes/mf-football/1.0.0/..%2f..%2fsecret.txt', '/remotes/../secret.txt', '/remotes/mf-football/1.0.0%2f..%2f../x.js'])('lets nobody out of the folders by %s', async (url) => {
      const { statusCode, body } = await open(url);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(body).not.toContain('outside');
    });

    it('composes the registry of what was built in place, without half a build', async () => {
      const { headers, body } = await open('/registry.json');
      expect(JSON.parse(body)).toEqual({ remotes: [{ id: 'mf-football', version: '1.0.0', entry: 'assets/remoteEntry.js', integrity: 'sha384-x', base: '/remotes/mf-football/1.0.0/' }] });
      expect(headers['cache-control']).toBe('no-cache');
      const entry = await open('/remotes/mf-football/1.0.0/assets/remoteEntry.js');
      expect([entry.body, entry.headers['cache-control'], entry.headers['access-control-allow-origin']]).toEqual(['built in', FOREVER, '*']);
    });

    it('prefers what was released, and keeps older versions there', async () => {
      put('releases/registry.json', '{"remotes":[{"id":"mf-football","version":"1.1.0"}]}');
      put('releases/mf-football/1.1.0/assets/remoteEntry.js', 'released');
      expect((await open('/registry.json')).json()).toEqual({ remotes: [{ id: 'mf-football', version: '1.1.0' }] });
      expect((await open('/remotes/mf-football/1.1.0/assets/remoteEntry.js')).body).toBe('released');
      expect((await open('/remotes/mf-football/1.0.0/assets/remoteEntry.js')).body).toBe('built in');
    });
  });
});
