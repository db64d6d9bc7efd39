import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RELEASE_LIMITS } from '@poolhouse/contract';
import { newSigningKey, type SigningKey } from '../ground/crypto/signing-key';
import type { Database } from '../ground/db/database';
import { describeSite } from '../testing/engines';
import { addAccount, basic, testSite, type TestSite } from '../testing/site';
import { RemoteReleaseClient } from './remote-release-client';
import { signRequest } from './request-signature';
import { releaseFolder } from './send-build';
import { WINDOW_MS } from './team';
import { keptHashes } from './testing/damage.store';
import { Workshop, type Unlike } from './testing/handmade';
import { REFUSED_BUILDS } from './testing/refused-builds';

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describeSite('releasing from a team’s own machine', (engine) => {
  let db: Database;
  let shop: Workshop;
  let site: TestSite;
  let url: string;
  let siteKey: SigningKey;
  const admin = basic('Root', 'secret');
  let said: string[];

  const api = (remote: string, key: SigningKey) =>
    new RemoteReleaseClient({ site: url, remote, key, clock: site.wall, say: (text) => void said.push(text) });
  /** Makes a key on a team's machine, which an administrator lets in. */
  async function team(remote: string, name = `${remote} team`): Promise<{ key: SigningKey; id: number; api: RemoteReleaseClient }> {
    const key = newSigningKey();
    const { data } = await site.call('POST ad/add_release_key', { as: admin, body: { remote, public_key: key.publicKey, name } });
    return { key, id: data!.id!, api: api(remote, key) };
  }
  type Options = { percent?: number; unlike?: Unlike };
  const release = (at: RemoteReleaseClient, id: string, version: string, { percent = 100, unlike = {} }: Options = {}) =>
    releaseFolder(at, { id, version, percent, host: null }, shop.build(id, version, unlike));
  const live = async () => {
    const { payload } = JSON.parse((await site.inject({ url: '/registry.json' })).body) as { payload: string };
    return (JSON.parse(payload) as { remotes: { id: string; version: string }[] }).remotes.map(({ id, version }) => `${id} ${version}`);
  };
  /** A request as a team's machine makes it, with whatever a test wants to be different. */
  const signed = (
    key: SigningKey,
    {
      remote = 'mf-golf',
      method = 'POST',
      path = 'rollback',
      body = JSON.stringify({ remote }),
      at = site.wall.now(),
      to = siteKey.publicKey,
    } = {},
  ) => {
    const target = `/api/v1/releases/${path}`;
    const authorization = signRequest(key, { site: to, method, url: target }, { remote, body, at });
    return { method: method as 'POST', url: target, headers: { authorization, 'content-type': 'application/json' }, payload: body };
  };
  const codeOf = (answer: { statusCode: number; json(): unknown }) => [
    answer.statusCode,
    (answer.json() as { error?: { code: string } }).error?.code,
  ];

  beforeEach(async () => {
    shop = new Workshop();
    said = [];
    db = await engine.open();
    siteKey = newSigningKey();
    await addAccount(db, 'Root', 'secret', { isAdmin: true });
    site = await testSite(db, { folders: shop.folders, registryKey: siteKey });
    await site.app.listen({ host: '127.0.0.1', port: 0 });
    url = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    await site.app.close();
    shop.remove();
  });

  it('sends only what the site lacks, gives shares, goes back, and lists and checks as beside the site', async () => {
    const golf = await team('mf-golf');
    expect(await golf.api.needsBuild('mf-golf', '1.0.0')).toBe(true);
    expect(await release(golf.api, 'mf-golf', '1.0.0')).toEqual({ sent: 3, of: 3 });
    site.wall.advance(1000);
    expect(await live()).toEqual(['mf-golf 1.0.0']);
    expect((await site.inject({ url: '/remotes/mf-golf/1.0.0/assets/routes.0123456789.js' })).body).toBe('// mf-golf 1.0.0');
    expect(await release(golf.api, 'mf-golf', '1.1.0', { percent: 10, unlike: { code: '// mf-golf 1.0.0' } })).toEqual({ sent: 1, of: 3 });
    expect(said.at(-1)).toBe('10% of the players now get mf-golf 1.1.0; everybody else stays on 1.0.0.');
    expect(await golf.api.needsBuild('mf-golf', '1.1.0')).toBe(false);
    await golf.api.release({ id: 'mf-golf', version: '1.1.0', percent: 100, host: null }, null);
    expect(await live()).toEqual(['mf-golf 1.1.0']);
    await golf.api.rollBack('mf-golf');
    expect(said.at(-1)).toBe('mf-golf is back on 1.0.0; it was on 1.1.0.');
    expect(await golf.api.overview('mf-golf', true)).toEqual({
      checked: 2,
      damaged: 0,
      faults: [],
      lines: [
        expect.objectContaining({ version: '1.1.0', given: 'kept' }),
        expect.objectContaining({ version: '1.0.0', given: 'live', by: 'mf-golf team' }),
      ],
    });
    const activity = (await db.kysely.selectFrom('activity').select(['action', 'actor', 'ip']).orderBy('id').execute()).map(
      ({ action, actor }) => `${action} ${actor}`,
    );
    expect(activity).toEqual([
      'release_key.added Root',
      'remote.published mf-golf team',
      'remote.live mf-golf team',
      'remote.published mf-golf team',
      'remote.share mf-golf team',
      'remote.live mf-golf team',
      'remote.rolled_back mf-golf team',
    ]);
  });

  it.each(REFUSED_BUILDS)('is refused like any other where a build %s, and nobody is given anything', async (_what, unlike, sentence) => {
    shop.buildInPlace('mf-football', '1.0.0');
    const golf = await team('mf-golf');
    await expect(release(golf.api, 'mf-golf', '1.0.0', { unlike })).rejects.toThrow(sentence);
    expect(await live()).toEqual(['mf-football 1.0.0']);
    expect((await site.inject({ url: '/remotes/mf-golf/1.0.0/assets/routes.0123456789.js' })).statusCode).toBe(404);
  });

  it('is for the key of that remote alone: not another team’s, not a stranger’s, not a player’s or administrator’s', async () => {
    const [golf, chess] = [await team('mf-golf'), await team('mf-chess')];
    await release(golf.api, 'mf-golf', '1.0.0');
    await release(golf.api, 'mf-golf', '1.1.0');
    const before = await keptHashes(db);
    await expect(release(api('mf-golf', chess.key), 'mf-golf', '6.6.6')).rejects.toThrow(/That key may not release mf-golf here/);
    await expect(release(api('mf-golf', newSigningKey()), 'mf-golf', '6.6.6')).rejects.toThrow(/may not release/);
    // Its own key, and the other's remote in the body.
    expect(codeOf(await site.inject(signed(chess.key, { remote: 'mf-chess', body: '{"remote":"mf-golf"}' })))).toEqual([403, 'forbidden']);
    await expect(chess.api.rollBack('mf-golf')).rejects.toThrow(/This key is for mf-chess, and not for mf-golf/);
    for (const authorization of [admin, 'Poolhouse-Release', 'Poolhouse-Release remote="mf-golf"'])
      expect(
        codeOf(
          await site.inject({
            method: 'POST',
            url: '/api/v1/releases/rollback',
            headers: { authorization },
            payload: { remote: 'mf-golf' },
          }),
        ),
      ).toEqual([401, 'not_signed_in']);
    expect([await live(), await keptHashes(db)]).toEqual([['mf-golf 1.1.0'], before]);
  });

  it('ends at once when the key is revoked, and only administrators let keys in and out', async () => {
    await addAccount(db, 'Player', 'secret');
    const golf = await team('mf-golf');
    await release(golf.api, 'mf-golf', '1.0.0');
    const player = basic('Player', 'secret');
    expect((await site.call('POST ad/revoke_release_key', { as: player, body: { id: golf.id } })).status).toBe(403);
    expect(
      (
        await site.call('POST ad/add_release_key', {
          as: player,
          body: { remote: 'mf-golf', public_key: newSigningKey().publicKey, name: 'me' },
        })
      ).status,
    ).toBe(403);
    expect((await site.call('POST ad/revoke_release_key', { as: admin, body: { id: golf.id } })).status).toBe(200);
    await expect(release(golf.api, 'mf-golf', '1.1.0')).rejects.toThrow(/The key "mf-golf team" of mf-golf was revoked/);
    expect(await live()).toEqual(['mf-golf 1.0.0']);
    expect((await site.call('POST ad/revoke_release_key', { as: admin, body: { id: golf.id } })).status).toBe(409);
    expect((await site.call('POST ad/revoke_release_key', { as: admin, body: { id: 99 } })).status).toBe(404);
    // A revoked key does not come in again by the back door, and none for a second remote.
    const chess = { remote: 'mf-chess', public_key: golf.key.publicKey, name: 'chess' };
    const second = await site.call('POST ad/add_release_key', { as: admin, body: chess });
    expect([second.status, second.error?.message]).toEqual([409, expect.stringContaining("That key is mf-golf's.")]);
    const again = await site.call('POST ad/add_release_key', {
      as: admin,
      body: { remote: 'mf-golf', public_key: golf.key.publicKey, name: 'again' },
    });
    expect(again.error?.message).toMatch(/was revoked\. The team has to make another/);
    expect(
      (await site.call('POST ad/add_release_key', { as: admin, body: { remote: 'mf-golf', public_key: 'AAAA', name: 'none' } })).status,
    ).toBe(400);
    const { data } = await site.call('GET ad/release_keys', { as: admin });
    expect(data!.release_keys.data).toMatchObject([
      { id: golf.id, remote: 'mf-golf', name: 'mf-golf team', added_by: 'Root', revoked: expect.stringMatching(/^20/) },
    ]);
  });

  it('takes each request once, for its own call, body, site and time', async () => {
    const golf = await team('mf-golf');
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(golf.api, 'mf-golf', version);
    const once = signed(golf.key);
    expect((await site.inject(once)).statusCode).toBe(200);
    expect(codeOf(await site.inject(once))).toEqual([409, 'conflict']);
    expect(await live()).toEqual(['mf-golf 1.1.0']);
    site.wall.advance(2 * WINDOW_MS + 1);
    // By then its nonce may be forgotten, and it is too old.
    expect(codeOf(await site.inject(once))).toEqual([401, 'not_signed_in']);
    for (const at of [site.wall.now() - WINDOW_MS - 1, site.wall.now() + WINDOW_MS + 1])
      expect(codeOf(await site.inject(signed(golf.key, { at })))).toEqual([401, 'not_signed_in']);
    expect(codeOf(await site.inject(signed(golf.key, { to: newSigningKey().publicKey })))).toEqual([401, 'not_signed_in']);
    expect(codeOf(await site.inject({ ...signed(golf.key), url: '/api/v1/releases/release' }))).toEqual([401, 'not_signed_in']);
    expect(codeOf(await site.inject({ ...signed(golf.key), payload: '{"remote":"mf-golf" }' }))).toEqual([400, 'bad_input']);
    expect(await live()).toEqual(['mf-golf 1.1.0']);
  });

  it('keeps nothing of an upload that was cut off, shows none of a release that was, and goes on where it stopped', async () => {
    const golf = await team('mf-golf');
    const bytes = randomBytes(400_000);
    const path = `file?remote=mf-golf&hash=${sha(bytes)}`;
    const target = `/api/v1/releases/${path}`;
    const authorization = signRequest(
      golf.key,
      { site: siteKey.publicKey, method: 'PUT', url: target },
      { remote: 'mf-golf', body: bytes, at: site.wall.now() },
    );
    const sent = httpRequest(url + target, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/octet-stream', 'content-length': bytes.length },
    });
    sent.on('error', () => {});
    await new Promise((resolve) => sent.write(bytes.subarray(0, 200_000), resolve));
    const closed = new Promise((resolve) => sent.once('close', resolve));
    sent.destroy();
    await closed;
    expect(await keptHashes(db)).toEqual([]);

    // All files but the last arrive, and then the line is cut for good.
    const cut = api('mf-golf', golf.key);
    let files = 0;
    const put = cut.put.bind(cut);
    cut.put = async (...words) => {
      if (++files === 3) throw new Error('The line is cut.');
      await put(...words);
    };
    await expect(release(cut, 'mf-golf', '1.0.0')).rejects.toThrow('The line is cut.');
    expect(await live()).toEqual([]);
    expect((await site.inject({ url: '/remotes/mf-golf/1.0.0/remote.json' })).statusCode).toBe(404);
    await expect(golf.api.release({ id: 'mf-golf', version: '1.0.0', percent: 100, host: null }, null)).rejects.toThrow(
      /is not published here/,
    );
    expect(await release(golf.api, 'mf-golf', '1.0.0')).toEqual({ sent: 1, of: 3 });
    expect(await live()).toEqual(['mf-golf 1.0.0']);
  });

  it('reads no more than a file may weigh, of nobody who is not let in, and keeps no more than a release may', async () => {
    const golf = await team('mf-golf');
    const head = (length: number, authorization?: string) => ({
      method: 'PUT' as const,
      url: `/api/v1/releases/file?remote=mf-golf&hash=${'0'.repeat(64)}`,
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': String(length),
        ...(authorization ? { authorization } : {}),
      },
    });
    const tooMuch = head(RELEASE_LIMITS.file + 1);
    const mayAsk = signRequest(
      golf.key,
      { site: siteKey.publicKey, method: 'PUT', url: tooMuch.url },
      { remote: 'mf-golf', body: '', at: site.wall.now() },
    );
    expect(codeOf(await site.inject(head(RELEASE_LIMITS.file + 1, mayAsk)))).toEqual([400, 'bad_input']);
    // A stranger's body is not waited for: the answer comes while nothing of it was sent.
    const stranger = httpRequest(url + head(0).url, { method: 'PUT', headers: { ...head(RELEASE_LIMITS.file).headers } });
    stranger.on('error', () => {});
    stranger.flushHeaders();
    const [answer] = (await once(stranger, 'response')) as [{ statusCode: number }];
    expect(answer.statusCode).toBe(401);
    stranger.destroy();

    const full = Math.floor(RELEASE_LIMITS.all / RELEASE_LIMITS.file);
    for (let n = 0; n < full; n++) {
      const bytes = randomBytes(RELEASE_LIMITS.file);
      await golf.api.put('mf-golf', sha(bytes), bytes);
    }
    await expect(golf.api.put('mf-golf', sha(Buffer.from('more')), Buffer.from('more'))).rejects.toThrow(
      /More than 32 MB were brought with this key and never released/,
    );
    expect(await keptHashes(db)).toHaveLength(full);
  });

  it('lets two teams release at once, and of one version by two only one', async () => {
    const [golf, chess, other] = [await team('mf-golf'), await team('mf-chess'), await team('mf-golf', 'second machine')];
    await Promise.all([release(golf.api, 'mf-golf', '1.0.0'), release(chess.api, 'mf-chess', '1.0.0')]);
    expect(await live()).toEqual(['mf-chess 1.0.0', 'mf-golf 1.0.0']);
    const both = await Promise.allSettled([
      release(golf.api, 'mf-golf', '2.0.0', { unlike: { code: '// by ann' } }),
      release(other.api, 'mf-golf', '2.0.0', { unlike: { code: '// by bob' } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(String((both.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason)).toMatch(/with other content/);
    expect((await golf.api.overview('mf-golf', true)).damaged).toBe(0);
    // Two that claim the same route: the later one is held against what the first has just made live.
    const [curling, darts] = [await team('mf-curling'), await team('mf-darts')];
    const ice = { remote: { routes: [{ path: 'ice', title: 'Ice', preload: [] }] } };
    const claims = await Promise.allSettled([
      release(curling.api, 'mf-curling', '1.0.0', { unlike: ice }),
      release(darts.api, 'mf-darts', '1.0.0', { unlike: ice }),
    ]);
    expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
