import { Site } from '../support/site';

/** What a test that is tried again begins with. */
describe('a site that is put back', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start();
  });
  afterAll(() => site.stop());

  it('has the data and the clock of before the first try, at the same address', async () => {
    const before = { url: site.url, now: await site.now() };
    const names = async () => (await site.call(await site.admin(), 'GET ad/pagedata')).users.data.map(({ username }) => username);
    const known = await names();
    await site.keep();
    await site.moveClock(before.now + 3_600_000);
    await site.call(await site.admin(), 'GET ad/adduser', { query: { email: 'nina@example.org', name: 'Nina' } });
    expect(await names()).toEqual(expect.arrayContaining(['Nina']));
    await site.putBack();
    expect({ url: site.url, now: await site.now() }).toEqual(before);
    expect(await names()).toEqual(known);
  });
});
