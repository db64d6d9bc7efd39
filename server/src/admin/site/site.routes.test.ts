import { FAILURE_KINDS } from '@poolhouse/contract';
import { describeSite } from '../../testing/engines';
import { everyRow } from '../../testing/every-row.store';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';

const ada = basic('Ada', 'secret');
const about = {
  mailServer: false,
  practice: false,
  feeds: [
    { name: 'nfl-scoreboard', address: '', usual: 'https://scores.example.org/nfl' },
    { name: 'nfl-lines', address: 'https://odds.example.org/v4', usual: '' },
  ],
};

describeSite('the site in the console', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await testSite(await engine.open(), { about });
    await addAccount(site.db, 'Ada', 'secret', { isAdmin: true });
  });
  afterEach(() => site.app.close());

  it('says how the site fares, writes nothing, and shows neither address nor key', async () => {
    const before = await everyRow(site.db);
    const { data } = await site.call('POST ad/test', { as: ada });
    expect(data).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      mode: 'production',
      engine: engine.engine,
      engine_version: expect.stringMatching(/^\d+/),
      mail: 'folder',
      feeds: { 'nfl-scoreboard': 'not set', 'nfl-lines': 'set' },
      site_clock: new Date(site.clock.now()).toISOString(),
    });
    expect(data!.write_and_rollback_ms).toBeGreaterThan(0);
    expect(data!.migration).toMatch(/^\w+-\w+/);
    expect(JSON.stringify(data)).not.toContain('example.org');
    expect(await everyRow(site.db)).toEqual(before);
  });

  it('switches a feed that the operator has left open, and no other', async () => {
    const set = (name: string, on: 0 | 1) => site.call('POST ad/set_feed', { as: ada, body: { name, on } });
    const feeds = async () =>
      (await site.call('GET ad/pagedata', { as: ada })).data!.feeds.data.map(({ ID, set_by, address }) => [ID, set_by, address]);
    expect(await feeds()).toEqual([
      ['nfl-scoreboard', 'nobody', ''],
      ['nfl-lines', 'operator', 'https://odds.example.org/v4'],
    ]);
    expect((await set('nfl-scoreboard', 1)).status).toBe(200);
    expect((await feeds())[0]).toEqual(['nfl-scoreboard', 'console', 'https://scores.example.org/nfl']);
    expect((await set('nfl-lines', 0)).status).toBe(409);
    expect((await set('moon', 1)).status).toBe(404);
    expect((await site.call('GET ad/feed', { as: ada, query: { name: 'moon' } })).status).toBe(404);
    expect((await site.call('GET ad/feed', { as: ada, query: { name: 'nfl-lines' } })).data).toEqual({ payloads: { data: [] } });
  });

  it('counts failures of remotes by version, and rolls back nothing that was never released', async () => {
    const report = { remote: 'mf-golf', version: '1.0.0', owner: 'Golf', file: '/x.js?secret=1', message: 'boom', page: '/golf' };
    for (const kind of FAILURE_KINDS)
      for (let n = 0; n < 2; n++)
        expect((await site.call('POST utils/remote_failure', { as: ada, body: { ...report, kind } })).status).toBe(200);
    const { failures } = (await site.call('GET ad/remote_failures', { as: ada, query: { remote: 'mf-golf' } })).data!;
    expect(failures.data.reduce((sum, { count }) => sum + count, 0)).toBe(2 * FAILURE_KINDS.length);
    expect(failures.data[0]).toMatchObject({ version: '1.0.0', file: '/x.js', message: 'boom' });
    expect(await site.call('POST ad/rollback_remote', { as: ada, body: { id: 'mf-golf' } })).toMatchObject({
      status: 409,
      error: { fields: { id: 'cannot go back' } },
    });
    expect((await site.call('POST ad/check_remotes', { as: ada })).data).toMatchObject({ checked: 0, damaged: 0, faults: [] });
  });

  it('keeps things as long as an administrator says', async () => {
    const read = async () => (await site.call('GET ad/retention', { as: ada })).data!.retention.data[0];
    expect(await read()).toEqual({ ID: 1, activity: 1095, addresses: 90, mails: 30, payloads: 7, hits: 365 });
    expect((await site.call('POST ad/retention', { as: ada, body: { mails: 0 } })).status).toBe(400);
    expect((await site.call('POST ad/retention', { as: ada, body: { mails: 5 } })).status).toBe(200);
    expect(await read()).toMatchObject({ mails: 5, addresses: 90 });
  });
});
