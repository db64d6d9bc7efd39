import { LIVE_STREAMS } from '@poolhouse/contract';
import fc from 'fast-check';
import { footballLeague, type FootballLeague } from '../../contests/football/testing/football-league';
import type { Database } from '../../ground/db/database';
import { tag } from '../../ground/db/database';
import { describeEachEngine } from '../../testing/engines';
import { eventsOf, listening } from '../../testing/live-events';
import { testSite } from '../../testing/site';

type Delta = { data: Record<string, unknown>; __delta?: string };

const sinceIn = (delta: string) => new URL(delta, 'http://x').searchParams.get('since');

describeEachEngine('a live page', (engine) => {
  let league: FootballLeague;
  let url: string;
  const open: { cancel(): Promise<void> }[] = [];

  beforeEach(async () => {
    league = await footballLeague(engine);
    url = await listening(league);
  });
  afterEach(async () => {
    for (const stream of open.splice(0)) await stream.cancel();
    const closed = league.app.close();
    // A connection that the client opened and has not used yet is not idle to Node.
    league.app.server.closeAllConnections();
    await closed;
  });

  const get = (path: string, as: string, at = url) => fetch(at + path, { headers: { authorization: as, 'x-application-id': 'test' } });
  const read = async (path: string, as: string, at = url) => (await (await get(path, as, at)).json()) as Delta;
  const watch = async (as: string, pages: readonly string[], at = url) => {
    const answer = await get(`/api/v1/live?${pages.map((page) => `page=${encodeURIComponent(page)}`).join('&')}`, as, at);
    // A body that is not read would hold its connection.
    if (answer.status !== 200 || !answer.body)
      return { answer, events: undefined, refused: (await answer.json()) as { error: { code: string } } };
    const events = eventsOf(answer.body);
    open.push(events);
    return { answer, events, refused: undefined };
  };
  const board = () => `/api/v1/football/pagedata?contest_id=${league.contest}`;
  const post = (message: string) =>
    league.call('POST football/smack', { as: league.as.ann, body: { Message: message, contest_id: league.contest } });

  it('says that it must not be stored, packed or held back, and tells the time first', async () => {
    const { __delta } = await read(board(), league.as.bob);
    const { answer, events } = await watch(league.as.bob, [__delta!]);
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await events!.next()).toEqual({ event: 'time', data: `${league.clock.now()};rate=0` });
  });

  it('sends exactly what a delta read answers, whatever was written', async () => {
    const messages = fc.array(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((one) => one.trim() !== ''),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    let { __delta: delta = '' } = await read(board(), league.as.bob);
    const { events } = await watch(league.as.bob, [delta]);
    await fc.assert(
      fc.asyncProperty(messages, async (all) => {
        for (const message of all) if ((await post(message)).error) return;
        // News that came close together may come as one event or as several: each is the delta from the one before.
        const now = sinceIn((await read(board(), league.as.bob)).__delta!);
        while (sinceIn(delta) !== now) {
          const { event, data } = (await events!.news())!;
          expect(event).toBe('page');
          const sent = JSON.parse(data) as Delta;
          if (sinceIn(sent.__delta!) === now) expect(sent).toEqual(await read(delta, league.as.bob));
          delta = sent.__delta!;
        }
      }),
      { numRuns: 12 },
    );
  });

  it('tells what time alone changes', async () => {
    const { __delta } = await read(board(), league.as.bob);
    const { events } = await watch(league.as.bob, [__delta!]);
    await events!.next();
    league.clock.set(league.clock.now() + 3 * 86_400_000);
    // A clock that is put elsewhere is announced as a change, as the practice clock is.
    await league.db.write(async (_tx, invalidate) => invalidate(tag.clock));
    const sent = JSON.parse((await events!.news())!.data) as Delta;
    expect(sent).toEqual(await read(__delta!, league.as.bob));
  });

  it('hears what another process writes, and watches several pages at once', async () => {
    const other: Database = await engine.openAgain(league.db);
    const site = await testSite(other, { clock: league.clock });
    const at = await listening(site);
    try {
      const home = await read('/api/v1/utils/home', league.as.bob);
      const { __delta } = await read(board(), league.as.bob, at);
      const { events } = await watch(league.as.bob, [home.__delta!, __delta!], at);
      await post('Over there');
      const event = (await events!.news())!;
      expect(event).toMatchObject({ event: 'page', id: '1' });
      expect((JSON.parse(event.data) as Delta).data).toMatchObject({ smack: { data: [{ Message: 'Over there' }] } });
    } finally {
      for (const stream of open.splice(0)) await stream.cancel();
      await site.app.close();
    }
  });

  it('ends when the player is signed out everywhere', async () => {
    const { __delta } = await read(board(), league.as.bob);
    const { events } = await watch(league.as.bob, [__delta!]);
    await events!.next();
    await league.db.write(async (tx, invalidate) => {
      const bob = await tx
        .updateTable('users')
        .set({ password_hash: null })
        .where('username', '=', 'Bob')
        .returning('id')
        .executeTakeFirstOrThrow();
      invalidate(tag.user(bob.id));
    });
    expect(await events!.news()).toEqual({ event: 'bye', data: '"not_signed_in"' });
    expect(await events!.news()).toBeUndefined();
  });

  it('ends when the site stops, and nothing waits for it', async () => {
    const { __delta } = await read(board(), league.as.bob);
    const { events } = await watch(league.as.bob, [__delta!]);
    await events!.next();
    const closed = league.app.close();
    expect(await events!.news()).toEqual({ event: 'bye', data: '"restart"' });
    await closed;
  });

  it('refuses one too many, what is no page, and who is not signed in, in plain words', async () => {
    const { __delta } = await read(board(), league.as.bob);
    for (let n = 0; n < LIVE_STREAMS; n += 1) expect((await watch(league.as.bob, [__delta!])).answer.status).toBe(200);
    const more = await watch(league.as.bob, [__delta!]);
    expect([more.answer.status, more.refused?.error.code]).toEqual([429, 'too_many_requests']);
    for (const page of ['/api/v1/football/MakePicks', 'nonsense', 'http://elsewhere/api/v1/x', '/api/v1/football/pagedata?contest_id=999'])
      expect((await watch(league.as.ann, [page])).answer.status).toBe(404);
    for (const host of ['http://elsewhere', 'http://site', '//elsewhere', '//site', '/\\elsewhere'])
      expect([host, (await watch(league.as.ann, [host + __delta!])).answer.status]).toEqual([host, 404]);
    expect((await watch('Basic bm9ib2R5Om5v', [__delta!])).answer.status).toBe(401);
  });

  it('tells who watches no page that the site is there, and ends for them as for others', async () => {
    const { answer, events } = await watch(league.as.bob, []);
    expect(answer.status).toBe(200);
    expect(await events!.next()).toEqual({ event: 'time', data: `${league.clock.now()};rate=0` });
    await post('Nothing for who watches no page');
    const closed = league.app.close();
    expect(await events!.next()).toEqual({ event: 'bye', data: '"restart"' });
    await closed;
  });

  it('beats between its news', async () => {
    const { events } = await watch(league.as.bob, []);
    await events!.next();
    expect(await events!.any()).toEqual({ event: 'beat', data: '' });
  });

  it('refuses who is not signed in, whether they watch a page or none', async () => {
    expect((await watch('Basic bm9ib2R5Om5v', [])).answer.status).toBe(401);
  });

  it('tells at once that the clock was set', async () => {
    const { events } = await watch(league.as.bob, []);
    await events!.next();
    league.clock.set(league.clock.now() + 5000);
    await league.db.write(async (_tx, invalidate) => invalidate(tag.clock));
    expect(await events!.next()).toEqual({ event: 'time', data: `${league.clock.now()};rate=0` });
  });

  it('makes room again when a tab lets go', async () => {
    const { __delta } = await read(board(), league.as.bob);
    for (let n = 0; n < LIVE_STREAMS; n += 1) await watch(league.as.bob, [__delta!]);
    await open.shift()?.cancel();
    // The end of a connection reaches the server when it does.
    let status = 429;
    while (status === 429) status = (await watch(league.as.bob, [__delta!])).answer.status;
    expect(status).toBe(200);
  });
});
