import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { footballLeague } from '../../contests/football/testing/football-league';
import { addDevice } from '../../people/accounts/devices.store';
import { describeSite } from '../../testing/engines';

/** Status line, headers and body of one answer, those that Node adds as well. */
const bytesOf = (url: string, authorization: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { authorization, 'x-application-id': 'test' } }, (answer) => {
      // ': ' behind a name, a line's end behind a value.
      const names = answer.rawHeaders.reduce((sum, one) => sum + one.length + 2, 0);
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve('HTTP/1.1 200 OK\r\n\r\n'.length + names + Buffer.concat(chunks).length));
    }).on('error', reject);
  });

describeSite('a poll', (engine) => {
  it('has the same headers from its route and from memory, and they are few', async () => {
    const league = await footballLeague(engine);
    await league.app.listen({ port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${(league.app.server.address() as AddressInfo).port}`;
    const get = (path: string) => fetch(url + path, { headers: { authorization: league.as.bob, 'x-application-id': 'test' } });
    const { __delta } = (await (await get(`/api/v1/football/pagedata?contest_id=${league.contest}`)).json()) as { __delta: string };
    const answers = [await get(__delta), await get(__delta)];
    const [first, second] = answers.map(({ headers }) => [...headers].filter(([name]) => name !== 'date').sort());
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['{"data":{}}', '{"data":{}}']);
    expect(first).toEqual(second);
    expect(Object.fromEntries(first ?? [])).toMatchObject({ 'content-type': 'application/json', 'content-length': '11' });
    expect(await bytesOf(url + __delta, league.as.bob)).toBeLessThanOrEqual(300);
    const closed = league.app.close();
    league.app.server.closeAllConnections();
    await closed;
  });

  it('that found nothing new names what other sites may not do with it, and leaves out what its constant bytes have no need of', async () => {
    const league = await footballLeague(engine);
    const get = async (url: string) => {
      const { headers, body } = await league.app.inject({ url, headers: { authorization: league.as.bob, 'x-application-id': 'test' } });
      return { headers, body };
    };
    const board = await get(`/api/v1/football/pagedata?contest_id=${league.contest}`);
    const { __delta } = JSON.parse(board.body) as { __delta: string };
    const safe = { 'cross-origin-resource-policy': 'same-origin', 'cache-control': 'no-store', 'content-type': 'application/json' };
    expect(board.headers).toMatchObject({ ...safe, 'x-content-type-options': 'nosniff' });
    const polled = await get(__delta);
    expect(polled.body).toBe('{"data":{}}');
    expect(polled.headers).toMatchObject({ ...safe, 'x-poolhouse-compat': '1' });
    expect(polled.headers['x-content-type-options']).toBeUndefined();
  });

  it('and what is no page is packed alike, once that saves a packet', async () => {
    const league = await footballLeague(engine);
    const get = (path: string, accept: string) =>
      league.app.inject({
        ...{ method: 'GET', url: `/api/v1/${path}` },
        headers: { authorization: league.as.bob, 'x-application-id': 'test', 'accept-encoding': accept },
      });
    await league.db.write(async (tx) => {
      const { id: userId } = await tx.selectFrom('users').select('id').where('email', 'like', '%bob%').executeTakeFirstOrThrow();
      for (let n = 0; n < 9; n += 1)
        await addDevice(tx, { userId, secret: `secret ${n}`, applicationId: 'test', label: `phone ${n}`, now: Date.now() });
    });
    const [plain, packed] = [await get('utils/devices', 'identity'), await get('utils/devices', 'gzip, br')];
    expect(plain.body.length).toBeGreaterThan(600);
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'br']);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
    expect((await get('utils/passkeys', 'br')).headers['content-encoding']).toBeUndefined();
  });
});
