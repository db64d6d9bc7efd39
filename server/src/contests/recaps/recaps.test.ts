import { describeByTurns } from '../../testing/engines';
import { finish } from '../../testing/scores.store';
import { footballLeague, MONDAY, saveOf, THURSDAY, type Choice } from '../football/testing/football-league';

const HOUR = 3_600_000;

describeByTurns('a recap that is shared', (engine) => {
  /** Week 1 is over, and Ann has five. */
  async function league() {
    const of = await footballLeague(engine);
    of.clock.set(THURSDAY - HOUR);
    const choices = [0, 1, 2, 3, 6].map((game): Choice => [game, 'H']);
    await of.call('GET football/makepicks', { as: of.as.ann, query: saveOf(of, of.entries.ann, choices) });
    const end = async () => {
      for (const game of [...of.games, of.noLine]) await finish(of.db, game, 10, 20);
      of.clock.set(MONDAY + 4 * HOUR);
    };
    const share = (as: string, round = 1) => of.call('POST utils/share_recap', { as, body: { contest_id: of.contest, round } });
    const card = (as: string) => of.call('GET utils/recap_card', { as, query: { contest_id: of.contest, round: 1 } });
    const turn = (as: string, on: 0 | 1) => of.call('POST ad/recap_sharing', { as, body: { contest_id: of.contest, on } });
    const open = (url: string, headers: Record<string, string> = {}) => of.inject({ url, headers });
    return { ...of, end, share, card, turn, open };
  }

  it('has no picture and no address before the last result', async () => {
    const { share, card, as, app } = await league();
    expect([(await share(as.ann)).status, (await card(as.ann)).status]).toEqual([404, 404]);
    await app.close();
  });

  it('shows the card to whoever has its address, and nothing of the pool beside it', async () => {
    const { share, card, end, open, as, app } = await league();
    await end();
    expect((await card(as.ann)).data).toMatchObject({
      path: '',
      sharing: 1,
      picture: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
    });
    const { path } = (await share(as.ann)).data!;
    expect(path).toMatch(/^\/share\/recap\?token=[\w-]{43}$/);
    expect([(await share(as.bob)).data!.path, (await card(as.bob)).data!.path]).toEqual([path, path]);
    expect([(await share(as.dan)).status, (await card(as.dan)).status, (await share(as.ann, 2)).status]).toEqual([404, 404, 404]);

    const page = await open(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(String(page.headers['content-security-policy'])).toContain("default-src 'self'");
    expect(page.body).toContain('League: Week 1, Sep 8–12');
    expect(page.body).toContain('Ann&#39;s Aces. 5–0 and all 13 points');
    // Neither accounts nor who else is in the pool.
    for (const hidden of ['@example', 'Bob', 'carl', 'Carl']) expect(page.body).not.toContain(hidden);
    const picture = /property="og:image" content="([^"]+)"/.exec(page.body)![1]!;
    expect(picture).toMatch(/^https?:\/\/[^/]+\/share\/recap\.png\?token=/);
    const drawn = await open(picture.replace(/^https?:\/\/[^/]+/, ''));
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/png']);
    const again = await open(picture.replace(/^https?:\/\/[^/]+/, ''), { 'if-none-match': String(drawn.headers['etag']) });
    expect(again.statusCode).toBe(304);
    await app.close();
  });

  it('is told of without its address, and changes with a correction', async () => {
    const { share, end, open, games, db, as, call, app } = await league();
    await end();
    const { path } = (await share(as.ann)).data!;
    const log = await db.read((tx) => tx.selectFrom('activity').select(['action', 'after']).where('action', '=', 'recap.shared').execute());
    expect(log.map(({ after }) => after)).toEqual(['{"round":1}']);
    await finish(db, games[6]!, 20, 10);
    expect((await open(path)).body).toContain('Nobody had five. 13 points go on');
    expect((await call('POST ad/recap_sharing', { as: as.ann, body: { contest_id: 1, on: 0 } })).status).toBe(403);
    await app.close();
  });

  it('ends when who runs the pool turns sharing off, and begins anew with another address', async () => {
    const { share, card, turn, end, open, as, app } = await league();
    await end();
    const { path } = (await share(as.ann)).data!;
    expect((await turn(as.carl, 0)).status).toBe(200);
    const gone = path.replace('/recap?', '/recap.png?');
    for (const url of [path, gone, '/share/recap', '/share/recap?token=short', `/share/recap?token=${'a'.repeat(43)}`])
      expect((await open(url)).statusCode).toBe(404);
    expect((await share(as.ann)).status).toBe(403);
    expect((await card(as.ann)).data).toMatchObject({ path: '', sharing: 0 });
    expect((await turn(as.carl, 1)).status).toBe(200);
    expect((await open(path)).statusCode).toBe(404);
    const anew = (await share(as.ann)).data!.path;
    expect(anew).not.toBe(path);
    expect((await open(anew)).statusCode).toBe(200);
    await app.close();
  });

  it('lets nobody guess for long', async () => {
    const { open, app } = await league();
    const codes = new Set<number>();
    for (let n = 0; n < 61; n++) codes.add((await open(`/share/recap?token=${String(n).padStart(43, 'a')}`)).statusCode);
    expect([...codes]).toEqual([404, 429]);
    await app.close();
  });

  it('refuses what is no round', async () => {
    const { call, contest, as, app } = await league();
    for (const round of [0, 1.5, 2 ** 31, 'x'])
      expect((await call('POST utils/share_recap', { as: as.ann, body: { contest_id: contest, round } as never })).status).toBe(400);
    await app.close();
  });
});
