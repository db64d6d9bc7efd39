import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { CHECK_SCRIPT_PATH } from '@poolhouse/contract';
import { newSigningKey } from '../../ground/crypto/signing-key';
import { Workshop, writeBuild } from '../../releases/testing/handmade';
import { aReleaseSite, releaseOf } from '../../releases/testing/site';
import { describeSite } from '../../testing/engines';
import { testSite, type TestSite } from '../../testing/site';

const KEY = newSigningKey();
const META = `<meta name="registry-key" content="${KEY.publicKey}">`;
const HTML = '<!doctype html><html><head><title>Poolhouse</title></head><body></body></html>';
const SCRIPT = 'console.log("shell")';
const FOREVER = 'public, max-age=31536000, immutable';

describeSite('static files', (engine) => {
  let folder: string;
  let site: TestSite;
  const put = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const open = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*;q=0.8' }) => site.inject({ url, headers });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-static-'));
    site = await testSite(await engine.open(), {
      folders: { shell: join(folder, 'shell/dist'), releases: join(folder, 'releases'), apps: folder },
      registryKey: KEY,
      config: { dataFolder: folder, proxies: [] },
    });
  });
  afterAll(async () => {
    await site.app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('explains itself while nothing is built', async () => {
    const page = await open('/');
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(page.body).toContain('npm run build');
  });

  it('sends who shares something to it home where no worker reads it, whatever it is', async () => {
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    const shared = await site.inject({ method: 'POST', url: '/shared', headers: form, payload: '--x\r\nnonsense' });
    expect([shared.statusCode, shared.headers['location']]).toEqual([303, '/']);
  });

  describe('once built', () => {
    beforeAll(() => {
      put('shell/dist/index.html', HTML);
      put('shell/dist/favicon.svg', '<svg/>');
      put('shell/dist/assets/main.0123456789.js', SCRIPT);
      put('shell/dist/assets/main.0123456789.js.br', brotliCompressSync(SCRIPT));
      put('secret.txt', 'outside');
      writeBuild(join(folder, 'mf-football/dist'), 'mf-football', '1.0.0', { files: { 'assets/remoteEntry.js': 'built in' } });
      put('mf-golf/dist/remote.json', '{ half a file');
    });

    it('names the fonts of the build under an address that stays, each range of letters as a family of its own', async () => {
      expect((await open('/fonts.css')).body).toBe('');
      for (const file of ['latin-500-normal-basic.0123', 'latin-500-normal.4567', 'latin-ext-500-normal.89ab'])
        put(`shell/dist/assets/barlow-condensed-${file}.woff2`, 'a font');
      const { body, headers } = await open('/fonts.css');
      expect(headers['content-type']).toBe('text/css; charset=utf-8');
      expect([...body.matchAll(/font-family:'([^']+)'.*url\(([^)]+)\)/g)].map(([, family, url]) => [family, url])).toEqual([
        ['Barlow Condensed', '/assets/barlow-condensed-latin-500-normal-basic.0123.woff2'],
        ['Barlow Condensed Latin', '/assets/barlow-condensed-latin-500-normal.4567.woff2'],
        ['Barlow Condensed Extended', '/assets/barlow-condensed-latin-ext-500-normal.89ab.woff2'],
      ]);
    });

    it('serves the logos that the operator keeps, and says of others that there is nothing', async () => {
      put('logos/ncaab/1181.png', 'a picture');
      const [known, unknown, outside] = [
        await open('/logos/ncaab/1181.png'),
        await open('/logos/ncaab/1182.png'),
        await open('/logos/..%2fsecret/1.png'),
      ];
      expect([known.statusCode, known.headers['content-type'], known.body]).toEqual([200, 'image/png', 'a picture']);
      expect([unknown.statusCode, unknown.body, outside.statusCode]).toEqual([204, '', 404]);
    });

    it.each(['..%2f..%2f..%2fsecret.txt', '..%2f..%2f..%2fnothing.txt', '..%2fsecret.txt', '%00', 'a//b'])(
      'says of a remote file %s that leads elsewhere only that there is none',
      async (file) => {
        const answer = await open(`/remotes/mf-football/1.0.0/${file}`);
        expect([answer.statusCode, answer.body]).toEqual([404, 'Not found.\n']);
      },
    );

    it.each(['/', '/index.html', '/football', '/football/makepicks?week=3', '/no/such/page'])(
      'opens the shell at %s, asked for each time, with a strict policy',
      async (url) => {
        const { statusCode, body, headers } = await open(url);
        expect([statusCode, body.replace(`${META}\n`, ''), headers['cache-control']]).toEqual([200, HTML, 'no-cache']);
        expect(headers['content-type']).toMatch(/^text\/html/);
        const policy = String(headers['content-security-policy']);
        for (const rule of ["default-src 'self'", "script-src 'self'", "object-src 'none'", "frame-ancestors 'none'"])
          expect(policy.split('; ')).toContain(rule);
        expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['referrer-policy']).toBeDefined();
        expect(headers['permissions-policy']).toBeDefined();
        expect(headers['access-control-allow-origin']).toBeUndefined();
      },
    );

    it('sends hashed files for ever, compressed beforehand', async () => {
      const url = '/assets/main.0123456789.js';
      const plain = await open(url, {});
      expect([plain.statusCode, plain.body, plain.headers['cache-control'], plain.headers.vary]).toEqual([
        200,
        SCRIPT,
        FOREVER,
        'accept-encoding',
      ]);
      const packed = await open(url, { 'accept-encoding': 'gzip, br' });
      expect([packed.headers['content-encoding'], packed.headers['content-type']]).toEqual(['br', plain.headers['content-type']]);
      expect(packed.rawPayload).toEqual(brotliCompressSync(SCRIPT));
      expect((await open('/favicon.svg')).headers['cache-control']).toBe('no-cache');
    });

    it('sends the program that checks a log as a script, asked for each time, compressed or as it is', async () => {
      const program = '#!/usr/bin/env node\nconsole.log("Everything fits")\n';
      put(`shell/dist${CHECK_SCRIPT_PATH}`, program);
      put(`shell/dist${CHECK_SCRIPT_PATH}.gz`, gzipSync(program));
      const { statusCode, headers, body } = await open(CHECK_SCRIPT_PATH, {});
      expect([statusCode, headers['cache-control'], body]).toEqual([200, 'no-cache', program]);
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
      expect((await open(CHECK_SCRIPT_PATH, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    });

    it.each([
      '/assets/gone.js',
      '/gone.css',
      '/remotes/mf-football/1.0.0/gone.js',
      '/remotes/mf-football/9.9.9/remote.json',
      '/remotes/mf-golf/1.0.0/remote.json',
      '/remotes/football',
      '/assets/',
    ])('answers a plain 404 for %s', async (url) => {
      const { statusCode, headers, body } = await open(url);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([404, 'text/plain; charset=utf-8', 'no-store']);
      expect(body).toBe('Not found.\n');
    });

    it('gives a page to browsers only', async () => {
      expect((await open('/football', { accept: 'application/json' })).statusCode).toBe(404);
      expect((await site.inject({ method: 'POST', url: '/football' })).statusCode).toBe(404);
    });

    it.each([
      '/..%2fsecret.txt',
      '/..%2fnothing.txt',
      '/..%2f..%2fetc%2fpasswd.txt',
      '/.env',
      '/.git/config.txt',
      '/assets/..%2f..%2f..%2fsecret.txt',
      '/remotes/mf-football/1.0.0/..%2f..%2fsecret.txt',
      '/remotes/../secret.txt',
      '/remotes/mf-football/1.0.0%2f..%2f../x.js',
    ])('lets nobody out of the folders by %s', async (url) => {
      const { statusCode, body } = await open(url);
      expect([statusCode, body]).toEqual([404, 'Not found.\n']);
    });

    it('names its public key in the page, packed for who takes that, and sends the page once', async () => {
      const plain = await open('/');
      expect(plain.body).toContain(`${META}\n</head>`);
      const packed = await open('/', { accept: 'text/html', 'accept-encoding': 'br, gzip' });
      expect([packed.headers['content-encoding'] ?? 'identity', packed.headers.etag]).toEqual([
        plain.body.length < 600 ? 'identity' : 'br',
        plain.headers.etag,
      ]);
      const again = await open('/football', { accept: 'text/html', 'if-none-match': String(plain.headers.etag) });
      expect([again.statusCode, again.body, again.headers['content-security-policy']]).toEqual([
        304,
        '',
        plain.headers['content-security-policy'],
      ]);
      expect((await site.inject({ method: 'HEAD', url: '/' })).body).toBe('');

      put('shell/dist/index.html', HTML.replace('</body>', `${'<p>The shell was built again.</p>'.repeat(40)}</body>`));
      const rebuilt = await open('/', { accept: 'text/html', 'accept-encoding': 'br', 'if-none-match': String(plain.headers.etag) });
      expect([rebuilt.statusCode, rebuilt.headers['content-encoding']]).toEqual([200, 'br']);
      expect(brotliDecompressSync(rebuilt.rawPayload).toString()).toContain(META);
      put('shell/dist/index.html', HTML);
    });

    it('serves what was built in place, beside it what was released, and keeps older versions there', async () => {
      const entry = await open('/remotes/mf-football/1.0.0/assets/remoteEntry.js');
      expect([entry.body, entry.headers['cache-control'], entry.headers['access-control-allow-origin']]).toEqual([
        'built in',
        FOREVER,
        '*',
      ]);
      const shop = new Workshop();
      const operator = { ...aReleaseSite(site.db, shop), key: KEY };
      for (const version of ['1.0.0', '1.1.0'])
        await releaseOf(operator, shop, { id: 'mf-football', version }, { code: `released ${version}` });
      shop.remove();
      const chunk = 'assets/routes.0123456789.js';
      expect((await open(`/remotes/mf-football/1.1.0/${chunk}`)).body).toBe('released 1.1.0');
      expect((await open('/remotes/mf-football/1.0.0/assets/remoteEntry.js')).body).toBe('built in');
      expect((await open(`/remotes/mf-football/1.0.0/${chunk}`)).body).toBe('released 1.0.0');
      expect((await open('/remotes/registry.json')).statusCode).toBe(404);
    });

    it('lets pages load remotes from the hosts that the operator names, and from no other', async () => {
      const elsewhere = await testSite(site.db, {
        config: { dataFolder: '/nonexistent', proxies: [], remoteHosts: ['https://static.example.org'] },
        folders: { shell: join(folder, 'shell/dist'), releases: join(folder, 'releases'), apps: folder },
      });
      const policy = String((await elsewhere.inject({ url: '/', headers: { accept: 'text/html' } })).headers['content-security-policy']);
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining([
          "script-src 'self' https://static.example.org",
          "connect-src 'self' https://static.example.org",
          "default-src 'self'",
        ]),
      );
      await elsewhere.app.close();
    });
  });
});
