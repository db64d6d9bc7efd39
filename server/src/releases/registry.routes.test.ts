import { verify, createPublicKey } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { REGISTRY_PURPOSE, type SignedRegistry, type StatedRegistry } from '@poolhouse/contract';
import type { SigningKey } from '../ground/crypto/signing-key';
import type { Database } from '../ground/db/database';
import { describeSite } from '../testing/engines';
import { addAccount, basic, testSite, type TestSite } from '../testing/site';
import { isInShare } from './canary';
import { renewManifest } from './renew';
import { rollBack } from './rollback';
import { signedText } from './signed-manifest';
import { bookText, damage, putManifest } from './testing/damage.store';
import { Workshop, type Unlike } from './testing/handmade';
import { aReleaseSite, releaseOf } from './testing/site';

describeSite('/registry.json', (engine) => {
  let db: Database;
  let shop: Workshop;
  let key: SigningKey;
  let operator: ReturnType<typeof aReleaseSite>;
  let site: TestSite;
  /** Players of which the first half is in a share of 50 %, the other not. */
  const players: { name: string; id: number }[] = [];

  const release = (id: string, version: string, percent = 100, unlike: Unlike = {}) =>
    releaseOf(operator, shop, { id, version, percent }, unlike);
  const ask = (headers: Record<string, string> = {}) => site.inject({ url: '/registry.json', headers });
  const verified = (text: string): StatedRegistry => {
    const { payload, signature } = JSON.parse(text) as SignedRegistry;
    const spki = createPublicKey({ key: Buffer.from(key.publicKey, 'base64'), format: 'der', type: 'spki' });
    expect(verify('sha256', Buffer.from(payload), { key: spki, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64'))).toBe(true);
    return JSON.parse(payload) as StatedRegistry;
  };
  const given = async (authorization?: string) =>
    verified((await ask(authorization ? { authorization } : {})).body).remotes.map(({ id, version }) => `${id} ${version}`);
  const as = (who: { name: string }) => basic(who.name, 'secret');

  beforeEach(async () => {
    shop = new Workshop();
    db = await engine.open();
    players.length = 0;
    for (let n = 0; n < 6; n++) players.push({ name: `Player${n}`, id: await addAccount(db, `Player${n}`, 'secret') });
    operator = aReleaseSite(db, shop);
    key = operator.key;
    site = await testSite(db, { folders: shop.folders, registryKey: key });
  });
  afterEach(async () => {
    await site.app.close();
    shop.remove();
  });

  it('names what was built in place, then what was released, each with the folder of its files', async () => {
    expect(verified((await ask()).body)).toEqual({ purpose: REGISTRY_PURPOSE, number: 0, at: '1970-01-01T00:00:00.000Z', remotes: [] });
    shop.buildInPlace('mf-football', '1.0.0');
    shop.buildInPlace('mf-golf', '1.0.0');
    expect(verified((await ask()).body).remotes).toMatchObject([
      { id: 'mf-football', version: '1.0.0', owner: 'Football team', base: '/remotes/mf-football/1.0.0/', files: expect.any(Object) },
      { id: 'mf-golf', version: '1.0.0', base: '/remotes/mf-golf/1.0.0/' },
    ]);
    await release('mf-golf', '1.1.0');
    expect(await given()).toEqual(['mf-football 1.0.0', 'mf-golf 1.1.0']);
    expect((await site.inject({ url: '/remotes/mf-golf/1.1.0/assets/routes.0123456789.js' })).body).toBe('// mf-golf 1.1.0');
  });

  it('follows releases and rollbacks while the server runs, and is sent once', async () => {
    await release('mf-golf', '1.0.0');
    const first = await ask({ 'accept-encoding': 'br' });
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'authorization, accept-encoding',
      'access-control-allow-origin': '*',
      'content-encoding': 'br',
    });
    expect(verified(brotliDecompressSync(first.rawPayload).toString()).remotes).toHaveLength(1);
    const known = { 'if-none-match': String(first.headers.etag) };
    const again = await ask(known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await release('mf-golf', '1.1.0');
    const later = await ask(known);
    expect([later.statusCode, verified(later.body).remotes[0]!.version]).toEqual([200, '1.1.0']);
    await rollBack(operator, 'mf-golf');
    const back = await ask(known);
    expect([back.statusCode, verified(back.body).remotes[0]!.version]).toEqual([200, '1.0.0']);
    const numbers = [
      first.headers['content-encoding'] === 'br' ? verified(brotliDecompressSync(first.rawPayload).toString()) : null,
      verified(later.body),
      verified(back.body),
    ];
    expect(numbers.map((one) => one!.number - operator.clock.now())).toEqual([0, 1, 2]);
    expect(numbers[0]).toMatchObject({ purpose: REGISTRY_PURPOSE, at: new Date(operator.clock.now()).toISOString() });
  });

  it('answers each player by the share: the same player the same, a guest and wrong credentials what is live', async () => {
    await release('mf-golf', '1.0.0');
    await release('mf-golf', '1.1.0', 50);
    const inside = players.filter(({ id }) => isInShare(id, 'mf-golf', 50));
    const outside = players.filter(({ id }) => !isInShare(id, 'mf-golf', 50));
    expect([inside.length > 0, outside.length > 0]).toEqual([true, true]);
    for (const player of [...inside, ...inside]) expect(await given(as(player))).toEqual(['mf-golf 1.1.0']);
    for (const player of outside) expect(await given(as(player))).toEqual(['mf-golf 1.0.0']);
    for (const header of [undefined, basic(inside[0]!.name, 'wrong'), basic(inside[0]!.name, 'x'.repeat(43)), 'Basic !', 'Bearer abc'])
      expect(await given(header)).toEqual(['mf-golf 1.0.0']);
    expect((await ask({ authorization: as(inside[0]!) })).headers.etag).not.toBe((await ask()).headers.etag);
    await rollBack(operator, 'mf-golf');
    expect(await given(as(inside[0]!))).toEqual(['mf-golf 1.0.0']);
    expect(site.logged.join('')).toBe('');
  });

  it('keeps the last good answer when the list of releases is tampered with or put back, and says so once', async () => {
    await release('mf-golf', '1.0.0');
    const older = await bookText(db);
    await release('mf-golf', '1.1.0');
    expect(await given()).toEqual(['mf-golf 1.1.0']);
    const good = await bookText(db);
    const other = aReleaseSite(await engine.open(), shop);
    await releaseOf(other, shop, { id: 'mf-golf', version: '6.6.6' });
    const bad = [
      good.signed.replace('1.0.0', '9.9.9'),
      '{ half',
      '',
      JSON.stringify({ remotes: [] }),
      // Another site's list has a good signature, but not this site's.
      (await bookText(other.db)).signed,
      // What the server itself signs for browsers is no list of releases either.
      (await ask()).body,
      signedText(JSON.stringify({ format: 1, remotes: {} }), key),
    ];
    for (const [n, signed] of bad.entries()) {
      site.logged.length = 0;
      await putManifest(db, { number: good.number + n + 1, signed });
      for (let times = 0; times < 3; times++) expect(await given()).toEqual(['mf-golf 1.1.0']);
      expect(site.logged).toHaveLength(1);
      expect(site.logged[0]).toMatch(/cannot be read or trusted/);
      await putManifest(db, good);
      expect(await given()).toEqual(['mf-golf 1.1.0']);
    }
    // A good one that is older than what this process has seen.
    await putManifest(db, older);
    expect(await given()).toEqual(['mf-golf 1.1.0']);
    await renewManifest(db, key, operator.clock.now() + 1000);
    expect(await given()).toEqual(['mf-golf 1.0.0']);
    expect(verified((await ask()).body).number).toBeGreaterThan(older.number);
  });

  it('hands out no version whose description was changed; a share of it stays on what is live', async () => {
    await release('mf-golf', '1.0.0');
    await release('mf-chess', '1.0.0');
    await release('mf-golf', '1.1.0', 99.99);
    const mend = await damage(db, 'mf-golf', '1.1.0', 'remote.json', '{ half');
    await damage(db, 'mf-chess', '1.0.0', 'remote.json', '{}');
    const player = players.find(({ id }) => isInShare(id, 'mf-golf', 99.99))!;
    for (let n = 0; n < 2; n++) expect(await given(as(player))).toEqual(['mf-golf 1.0.0']);
    expect(site.logged.map((line) => (JSON.parse(line) as { remote: string }).remote).sort()).toEqual(['mf-chess', 'mf-golf']);
    await mend();
    expect(await given(as(player))).toEqual(['mf-golf 1.1.0']);
  });

  it('sends the files of a release packed as they were built, and none of a version that is not whole', async () => {
    const packed = { 'assets/routes.0123456789.js.br': brotliCompressSync('// mf-golf 1.0.0') };
    await release('mf-golf', '1.0.0', 100, { files: packed });
    const url = '/remotes/mf-golf/1.0.0/assets/routes.0123456789.js';
    const plain = await site.inject({ url });
    expect([
      plain.statusCode,
      plain.body,
      plain.headers['cache-control'],
      plain.headers['content-type'],
      plain.headers['access-control-allow-origin'],
    ]).toEqual([200, '// mf-golf 1.0.0', 'public, max-age=31536000, immutable', 'application/javascript; charset=utf-8', '*']);
    const small = await site.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect([small.headers['content-encoding'], small.headers.vary, small.rawPayload]).toEqual([
      'br',
      'accept-encoding',
      packed['assets/routes.0123456789.js.br'],
    ]);
    for (const gone of ['assets/gone.js', '..%2f1.0.0%2fremote.json', ''])
      expect((await site.inject({ url: `/remotes/mf-golf/1.0.0/${gone}` })).statusCode).toBeGreaterThanOrEqual(400);
    expect((await site.inject({ url: '/remotes/mf-golf/9.9.9/remote.json' })).statusCode).toBe(404);
  });

  it('leaves out a build in place that describes itself wrongly, and says why once', async () => {
    shop.buildInPlace('mf-golf', '1.0.0', { remote: { owner: '' } });
    shop.buildInPlace('mf-chess', '1.0.0');
    for (let n = 0; n < 3; n++) expect(await given()).toEqual(['mf-chess 1.0.0']);
    expect(site.logged).toHaveLength(1);
    expect(site.logged[0]).toContain('owner: must name the team');
    shop.buildInPlace('mf-golf', '1.0.1');
    expect(await given()).toEqual(['mf-chess 1.0.0', 'mf-golf 1.0.1']);
  });

  it('still answers while the database is away, with what it knew', async () => {
    await release('mf-golf', '1.0.0');
    await release('mf-golf', '1.1.0', 50);
    let gone = false;
    const lost = () => Promise.reject(new Error('connection lost'));
    const flaky = new Proxy(db, {
      get: (target, name) => (gone && (name === 'read' || name === 'write') ? lost : (Reflect.get(target, name) as unknown)),
    });
    const away = await testSite(flaky, { folders: shop.folders, registryKey: key });
    await away.inject({ url: '/registry.json' });
    gone = true;
    for (let n = 0; n < 2; n++) {
      const answer = await away.inject({ url: '/registry.json', headers: { authorization: as(players[0]!) } });
      expect(verified(answer.body).remotes.map(({ version }) => version)).toEqual(['1.0.0']);
    }
    expect(away.logged.join('')).toContain('could not be found out');
    expect(away.logged.join('')).not.toContain(as(players[0]!));
    gone = false;
    await away.app.close();
  });
});
