import { Site } from '../support/site';
import { expect, test } from '../support/test';

/** What a test that is tried again begins with: another site. */
test.describe('a site for a second try', () => {
  const sites: Site[] = [];
  const start = async () => {
    const site = await Site.start();
    sites.push(site);
    return site;
  };
  const names = async (site: Site) => (await site.call(await site.admin(), 'GET ad/pagedata')).users.data.map(({ username }) => username);
  test.afterAll(() => Promise.all(sites.map((site) => site.stop())));

  test('has the data and the clock of before the first try', async () => {
    const first = await start();
    const before = { now: await first.now(), names: await names(first) };
    await first.moveClock(before.now + 3_600_000);
    await first.call(await first.admin(), 'GET ad/adduser', { query: { email: 'nina@example.org', name: 'Nina' } });
    expect(await names(first)).toEqual(expect.arrayContaining(['Nina']));
    const second = await start();
    expect({ now: await second.now(), names: await names(second) }).toEqual(before);
  });
});
