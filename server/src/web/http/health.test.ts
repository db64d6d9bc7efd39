import { COMPATIBILITY, COMPATIBILITY_HEADER, TIME_HEADER } from '@poolhouse/contract';
import { openDatabase } from '../../ground/db/open';
import { describeEachEngine } from '../../testing/engines';
import { testSite } from '../../testing/site';

describeEachEngine('health', (engine) => {
  it('is ready with a migrated database, and not while it stops', async () => {
    let stopping = false;
    const site = await testSite(await engine.open(), { stopping: () => stopping });
    expect((await site.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    expect((await site.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready', database: 'ok' });
    stopping = true;
    expect((await site.inject({ url: '/readyz' })).statusCode).toBe(503);
    await site.app.close();
  });

  it('is alive but not ready before the migrations, and without a database', async () => {
    const db = await openDatabase(await engine.place());
    const site = await testSite(db);
    expect((await site.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await site.inject({ url: '/readyz' })).statusCode).toBe(503);
    await db.close();
    expect((await site.inject({ url: '/readyz' })).statusCode).toBe(503);
    await site.app.close();
  });

  it('serves the description of the API, with the headers of every API answer', async () => {
    const site = await testSite(await engine.open());
    const answer = await site.inject({ url: '/api/v1/openapi.json' });
    expect(answer.json<{ openapi: string }>().openapi).toBe('3.1.0');
    expect(answer.headers[COMPATIBILITY_HEADER]).toBe(String(COMPATIBILITY));
    site.clock.advance(1_234);
    expect((await site.inject({ url: '/api/v1/na/welcome' })).headers[TIME_HEADER]).toBe(`${site.clock.now()};rate=0`);
    await site.app.close();
  });
});
