import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describeEachEngine } from '../../../testing/engines';
import { testSite, type TestSite } from '../../../testing/site';
import { auctionLeague, type AuctionLeague } from '../testing/auction-league';

describeEachEngine('who is in the room', (engine) => {
  let league: AuctionLeague;
  let other: TestSite;
  /** With their answers: one that nothing holds any more is cancelled when memory is cleaned up, and its window with it. */
  const streams: { stream: AbortController; answer: Response }[] = [];
  beforeAll(async () => {
    league = await auctionLeague(engine);
    other = await testSite(await engine.openAgain(league.db), { clock: league.clock, wall: league.wall });
    for (const { app } of [league, other]) await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    for (const { stream } of streams) stream.abort();
    for (const { app } of [other, league]) {
      const closed = app.close();
      // A connection that the client opened and has not used yet is not idle to Node.
      app.server.closeAllConnections();
      await closed;
    }
  });

  async function watch({ app }: Pick<TestSite, 'app'>, as: string): Promise<AbortController> {
    const stream = new AbortController();
    const at = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/v1`;
    const headers = { authorization: as, 'x-application-id': 'test' };
    const { __delta: delta } = (await (await fetch(`${at}/bbauction/auction_data?group=1`, { headers })).json()) as { __delta: string };
    const answer = await fetch(`${at}/live?page=${encodeURIComponent(delta)}`, { headers, signal: stream.signal });
    expect(answer.status).toBe(200);
    streams.push({ stream, answer });
    return stream;
  }

  /** Waits until the live page of each process says that these are here. */
  async function here(...owners: ('ann' | 'bob' | 'cat')[]): Promise<void> {
    const wanted = owners.map((name) => league.entries[name]).join();
    for (const { call } of [league, other])
      for (let listed = 'nothing'; listed !== wanted; await pause(100)) {
        const { data } = await call('GET bbauction/auction_data', { as: league.as.carl, query: { group: 1 } });
        listed = data!.here.data.map(({ ID }) => ID).join();
      }
  }

  it('is who has the live page open and connected, at whichever process, once for several windows', async () => {
    await here();
    const ann = await watch(league, league.as.ann);
    const bob = [await watch(other, league.as.bob), await watch(league, league.as.bob)];
    // Who runs it and owns nothing is no owner.
    await watch(other, league.as.carl);
    await here('ann', 'bob');
    ann.abort();
    bob[0]!.abort();
    await here('bob');
    bob[1]!.abort();
    await here();
  });
});
