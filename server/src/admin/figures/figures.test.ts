import { footballLeague } from '../../contests/football/testing/football-league';
import { Figures } from '../../ground/figures/figures';
import { describeByTurns } from '../../testing/engines';
import { addAccount, basic, testSite } from '../../testing/site';
import { dropServer } from './figures.store';
import { writeFigures } from './keep-figures';

describeByTurns('what several processes count', (engine) => {
  it('adds up: whole reads of pages, polls left out, and who is connected', async () => {
    const one = await footballLeague(engine);
    const db = await engine.openAgain(one.db);
    const figures = { one: new Figures(one.wall), two: new Figures(one.wall) };
    const first = await testSite(one.db, { wall: one.wall, figures: figures.one });
    const second = await testSite(db, { wall: one.wall, figures: figures.two });
    const read = (site: typeof first, as: string, query: object = {}) =>
      site.call('GET football/pagedata', { as, query: { contest_id: one.contest, ...query } });
    for (let n = 0; n < 3; n++) expect((await read(first, one.as.ann)).status).toBe(200);
    const { __delta } = (await second.inject({ url: '/api/v1/football/pagedata', headers: { authorization: one.as.bob } })).json<{
      __delta: string;
    }>();
    const since = new URL(__delta, 'http://site').searchParams.get('since')!;
    for (let n = 0; n < 4; n++) await read(second, one.as.bob, { since });
    await read(second, one.as.bob);
    await writeFigures({ db: one.db, wall: one.wall, figures: figures.one }, 'one');
    await writeFigures({ db, wall: one.wall, figures: figures.two }, 'two');
    await read(first, one.as.ann);

    const page = async (site: typeof first) => (await site.call('GET ad/pagedata', { as: one.as.carl })).data!;
    const seen = await page(first);
    expect(seen.hit_count.data[0]).toMatchObject({
      football_HitCount: 6,
      football_LastHitTime: new Date(one.wall.now()).toISOString(),
      golf_HitCount: 0,
      golf_LastHitTime: '',
      bbAuction_HitCount: 0,
    });
    expect(seen.conn_users.data.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob', 'Carl']);
    // What the first has counted and not written is not known to the second.
    expect((await page(second)).hit_count.data[0]).toMatchObject({ football_HitCount: 5 });
    expect(seen.cache_stats.data[0]).toMatchObject({
      servers: 3,
      apc_mem_free: expect.any(Number),
      since: new Date(one.wall.now()).toISOString(),
    });
    expect(seen.activity_info.data[0]!.queries).toBeGreaterThan(10);
    await one.db.write((tx) => dropServer(tx, 'two'));

    one.wall.advance(15 * 60_000 + 1);
    one.clock.advance(15 * 60_000 + 1);
    first.clock.advance(15 * 60_000 + 1);
    expect((await page(first)).conn_users.data.map(({ name }) => name)).toEqual(['Carl']);
    await Promise.all([first.app.close(), second.app.close(), one.app.close()]);
  });

  it('is counted on when it cannot be written', async () => {
    const site = await testSite(await engine.open());
    await addAccount(site.db, 'Ann', 'secret', { isAdmin: true });
    const figures = new Figures(site.wall);
    figures.read('football');
    const broken = { ...site.db, write: () => Promise.reject(new Error('No room.')) } as unknown as typeof site.db;
    await expect(writeFigures({ db: broken, wall: site.wall, figures }, 'x')).rejects.toThrow('No room.');
    figures.read('football');
    await writeFigures({ db: site.db, wall: site.wall, figures }, 'x');
    const [config] = (await site.call('GET ad/pagedata', { as: basic('Ann', 'secret') })).data!.hit_count.data;
    expect(config).toMatchObject({ football_HitCount: 2 });
    await site.app.close();
  });
});
