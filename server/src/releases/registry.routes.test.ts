import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { verify, createPublicKey } from 'node:crypto';
import type { Registry, SignedRegistry } from '@poolhouse/contract';
import { FixedClock } from '../ground/clock/clock';
import type { Database } from '../ground/db/database';
import { describeEachEngine } from '../testing/engines';
import { addAccount, basic, testSite, type TestSite } from '../testing/site';
import { isInShare } from './canary';
import { registryKey, type RegistryKey } from './registry-key';
import { releaseBuild, type ReleaseSite } from './release';
import { rollBack } from './rollback';
import { Workshop, type Unlike } from './testing/handmade';

describeEachEngine('/registry.json', (engine) => {
  let db: Database;
  let shop: Workshop;
  let key: RegistryKey;
  let operator: ReleaseSite;
  let site: TestSite;
  /** Players of which the first half is in a share of 50 %, the other not. */
  const players: { name: string; id: number }[] = [];

  const release = (id: string, version: string, percent = 100, unlike: Unlike = {}) => releaseBuild(operator, { id, version, percent, host: null }, shop.build(id, version, unlike));
  const ask = (headers: Record<string, string> = {}) => site.inject({ url: '/registry.json', headers });
  const verified = (text: string): Registry => {
    const { payload, signature } = JSON.parse(text) as SignedRegistry;
    const spki = createPublicKey({ key: Buffer.from(key.publicKey, 'base64'), format: 'der', type: 'spki' });
    expect(verify('sha256', Buffer.from(payload), { key: spki, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64'))).toBe(true);
    return JSON.parse(payload) as Registry;
  };
  const given = async (authorization?: string) => verified((await ask(authorization ? { authorization } : {})).body).remotes.map(({ id, version }) => `${id} ${version}`);
  const as = (who: { name: string }) => basic(who.name, 'secret');

  beforeAll(async () => {
    db = await engine.open();
    for (let n = 0; n < 6; n++) players.push({ name: `Player${n}`, id: await addAccount(db, `Player${n}`, 'secret') });
  });
  beforeEach(async () => {
    shop = new Workshop();
    key = registryKey(shop.data);
    operator = { folders: shop.folders, key, clock: new FixedClock(Date.UTC(2026, 10, 21)), by: 'ann', say: () => {} };
    site = await testSite(db, { folders: shop.folders, registryKey: key });
  });
  afterEach(async () => {
    await site.app.close();
    shop.remove();
  });

  it('names what was built in place, then what was released, each with the folder of its files', async () => {
    expect(verified((await ask()).body)).toEqual({ remotes: [] });
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
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'authorization, accept-encoding', 'access-control-allow-origin': '*', 'content-encoding': 'br' });
    expect(verified(brotliDecompressSync(first.rawPayload).toString()).remotes).toHaveLength(1);
    const known = { 'if-none-match': String(first.headers.etag) };
    const again = await ask(known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await release('mf-golf', '1.1.0');
    const later = await ask(known);
    expect([later.statusCode, verified(later.body).remotes[0]!.version]).toEqual([200, '1.1.0']);
    await rollBack(operator, 'mf-golf');
    expect((await ask(known)).statusCode).toBe(304);
  });

  it('answers each player by the share: the same player the same, a guest and wrong credentials what is live', async () => {
    await release('mf-golf', '1.0.0');
    await release('mf-golf', '1.1.0', 50);
    const inside = players.filter(({ id }) => isInShare(id, 'mf-golf', 50));
    const outside = players.filter(({ id }) => !isInShare(id, 'mf-golf', 50));
    expect([inside.length > 0, outside.length > 0]).toEqual([true, true]);
    for (const player of [...inside, ...inside]) expect(await given(as(player))).toEqual(['mf-golf 1.1.0']);
    for (const player of outside) expect(await given(as(player))).toEqual(['mf-golf 1.0.0']);
    for (const header of [undefined, basic(inside[0]!.name, 'wrong'), basic(inside[0]!.name, 'x'.repeat(43)), 'Basic !', 'Bearer abc']) expect(await given(header)).toEqual(['mf-golf 1.0.0']);
    expect((await ask({ authorization: as(inside[0]!) })).headers.etag).not.toBe((await ask()).headers.etag);
    await rollBack(operator, 'mf-golf');
    expect(await given(as(inside[0]!))).toEqual(['mf-golf 1.0.0']);
    expect(site.logged.join('')).toBe('');
  });

  it('keeps the last good answer when the list of releases is tampered with, and says so once', async () => {
    await release('mf-golf', '1.0.0');
    expect(await given()).toEqual(['mf-golf 1.0.0']);
    const file = join(shop.folders.releases, 'registry.json');
    const good = readFileSync(file, 'utf8');
    for (const bad of [good.replace('1.0.0', '9.9.9'), '{ half', '', JSON.stringify({ remotes: [] })]) {
      site.logged.length = 0;
      writeFileSync(`${file}.bad`, bad);
      renameSync(`${file}.bad`, file);
      for (let n = 0; n < 3; n++) expect(await given()).toEqual(['mf-golf 1.0.0']);
      expect(site.logged).toHaveLength(1);
      expect(site.logged[0]).toMatch(/cannot be trusted/);
    }
    // Another site's answer has a good signature, but not this site's.
    const other = new Workshop();
    await releaseBuild({ ...operator, folders: other.folders, key: registryKey(other.data) }, { id: 'mf-golf', version: '6.6.6', percent: 100, host: null }, other.build('mf-golf', '6.6.6'));
    renameSync(join(other.folders.releases, 'registry.json'), file);
    expect(await given()).toEqual(['mf-golf 1.0.0']);
    other.remove();
    // What the server itself signs for browsers is no list of releases either.
    writeFileSync(file, (await ask()).body);
    expect(await given()).toEqual(['mf-golf 1.0.0']);
    writeFileSync(file, good);
    expect(await given()).toEqual(['mf-golf 1.0.0']);
  });

  it('hands out no version whose description was changed; a share of it stays on what is live', async () => {
    await release('mf-golf', '1.0.0');
    await release('mf-chess', '1.0.0');
    await release('mf-golf', '1.1.0', 99.99);
    const description = join(shop.published('mf-golf', '1.1.0'), 'remote.json');
    const good = readFileSync(description, 'utf8');
    chmodSync(description, 0o644);
    writeFileSync(description, good.replace('sha256-', 'sha256-A'));
    rmSync(join(shop.published('mf-chess', '1.0.0'), 'remote.json'));
    const player = players.find(({ id }) => isInShare(id, 'mf-golf', 99.99))!;
    for (let n = 0; n < 2; n++) expect(await given(as(player))).toEqual(['mf-golf 1.0.0']);
    expect(site.logged.map((line) => (JSON.parse(line) as { remote: string }).remote).sort()).toEqual(['mf-chess', 'mf-golf']);
    writeFileSync(description, good);
    expect(await given(as(player))).toEqual(['mf-golf 1.1.0']);
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

  it('still answers while the database is away', async () => {
    await release('mf-golf', '1.0.0');
    await release('mf-golf', '1.1.0', 50);
    const away = await testSite({ ...db, scopes: db.scopes, engine: db.engine, read: () => Promise.reject(new Error('connection lost')), write: () => Promise.reject(new Error('connection lost')) }, { folders: shop.folders, registryKey: key });
    const answer = await away.inject({ url: '/registry.json', headers: { authorization: as(players[0]!) } });
    expect(verified(answer.body).remotes.map(({ version }) => version)).toEqual(['1.0.0']);
    expect(away.logged.join('')).toContain('could not be found out');
    expect(away.logged.join('')).not.toContain(as(players[0]!));
    await away.app.close();
  });
});
