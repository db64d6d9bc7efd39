import { registerAgent } from '../../ground/agents/agents.store';
import { pushKeys } from '../../people/push/push-keys';
import { insertKey } from '../../releases/keys.store';
import { noteFeedState } from '../../sport/feeds/answers.store';
import { describeEachEngine } from '../../testing/engines';
import { addAccount, basic, testSite } from '../../testing/site';
import { ageWords } from './age.rules';
import { ofFeeds } from './feeds';
import { bad, good, type Finding } from './finding';
import { ofKeys } from './keys';
import { ofPush } from './push';
import { nodeFinding, ofVersions } from './versions';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const DAY = 24 * 3_600_000;
const short = (findings: readonly Finding[]) => findings.map(({ level, about }) => `${level} ${about}`);

describe('the doctor', () => {
  it('knows which Node it was tried with', () => {
    expect(['18.1.0', '20.18.9', '20.19.0', '26.1.0', '27.0.0'].map((node) => nodeFinding(node).level)).toEqual([
      'bad',
      'bad',
      'good',
      'good',
      'look',
    ]);
  });

  it('says roughly how long ago', () => {
    expect([1000, 90_000, 600_000, 7_200_000, 4 * DAY].map(ageWords)).toEqual([
      '1 second',
      '90 seconds',
      '10 minutes',
      '2 hours',
      '4 days',
    ]);
  });

  it('knocks at each push service, and names those that are not reached', async () => {
    const services = new Map([
      ['https://push.a.example', 3],
      ['https://push.b.example', 1],
    ]);
    const reach = async (origin: string) => {
      if (origin.includes('b.example')) throw new Error('no route');
    };
    const found = await ofPush(services, { insecure: false, reach });
    expect(found).toEqual([expect.objectContaining({ level: 'bad', says: 'push.b.example cannot be reached (1 browser): no route.' })]);
    expect(short(await ofPush(services, { insecure: false, reach: async () => {} }))).toEqual(['good Push']);
    expect(short(await ofPush(new Map(), { insecure: false }))).toEqual(['good Push']);
  });
});

describeEachEngine('the doctor', (engine) => {
  it('looks at feeds one by one, at keys and at versions', async () => {
    const db = await engine.open();
    await testSite(db);
    const feeds = () => db.read((tx) => ofFeeds(tx, { feeds: [], now: NOW }));
    expect(short(await feeds())).toEqual(['look Feeds']);
    const state = { feed: 'nfl-scoreboard', at: NOW, answeredBy: 'https://a.example/s', source: 1, sources: 2, misfits: [] };
    await db.write(async (tx, invalidate) => {
      await registerAgent(tx, { name: 'nfl-scoreboard', refreshSeconds: 30, now: NOW });
      await tx
        .updateTable('agents')
        .set({ last_good_at: NOW - 20_000 })
        .execute();
      await noteFeedState(tx, invalidate, state, undefined);
    });
    expect(await feeds()).toEqual([
      good('NFL scoreboard', 'As agreed; its last good answer came 20 seconds ago, from https://a.example/s.'),
    ]);
    await db.write((tx, invalidate) => noteFeedState(tx, invalidate, { ...state, source: 2 }, undefined));
    expect(short(await feeds())).toEqual(['look NFL scoreboard']);
    const fails = async (failures: number) => {
      await db.write((tx) => tx.updateTable('agents').set({ failures, last_error: 'no route to host.' }).execute());
      const found = await feeds();
      await db.write((tx) => tx.updateTable('agents').set({ failures: 0, last_error: null }).execute());
      return short(found);
    };
    expect([await fails(1), await fails(9)]).toEqual([['look NFL scoreboard'], ['bad NFL scoreboard']]);
    const misfits = [
      {
        path: 'events',
        words: 'is not a list but missing',
        sentence: 'ESPN scoreboard https://a.example/s: events is not a list but missing.',
      },
    ];
    await db.write((tx, invalidate) => noteFeedState(tx, invalidate, { ...state, misfits }, '{}'));
    const [broken] = await feeds();
    expect(broken).toMatchObject({
      level: 'bad',
      says: expect.stringContaining('events is not a list') as string,
      todo: expect.stringContaining('feed replay') as string,
    });

    const keys = (passphrase?: string) =>
      db.read((tx) => ofKeys(tx, { keyFile: undefined, passphrase, backups: { folder: '/b' }, now: NOW }));
    expect(short(await keys())).toEqual(['look Keys', 'good Release keys', 'look Backup passphrase']);
    await pushKeys(db);
    await db.write((tx) =>
      insertKey(tx, { remote: 'mf-a', name: 'ann@laptop', public_key: 'AA==', added_at: NOW - 500 * DAY, added_by: 'cli' }),
    );
    expect((await keys('a long passphrase')).map(({ level, about }) => `${level} ${about}`)).toEqual([
      'look Keys',
      'look Release keys',
      'good Backup passphrase',
    ]);
    const [program] = await db.read((tx) => ofVersions(tx, db.engine, NOW));
    expect(program!.says).toMatch(/the last \S+\./);
  });
});

describeEachEngine('the doctor as a page', (engine) => {
  it('is looked at in the background, one look at a time, and kept', async () => {
    let looks = 0;
    let end: (findings: Finding[]) => void = () => {};
    const examine = () => {
      looks += 1;
      return new Promise<Finding[]>((resolve) => (end = resolve));
    };
    const site = await testSite(await engine.open(), { examine });
    await addAccount(site.db, 'Ada', 'pass-of-ada', { isAdmin: true });
    await addAccount(site.db, 'Bob', 'pass-of-bob');
    const as = basic('Ada', 'pass-of-ada');
    const page = async () => (await site.call('GET ad/doctor', { as })).data!;
    expect(await page()).toEqual({ findings: { data: [] }, at: '', checking: 0 });
    expect((await site.call('POST ad/check_doctor', { as: basic('Bob', 'pass-of-bob') })).status).toBe(403);
    await site.call('POST ad/check_doctor', { as });
    expect((await site.call('POST ad/check_doctor', { as })).data!.message).toBe('it is being looked at');
    expect((await page()).checking).toBe(1);
    end([good('Disk', 'Fine.'), bad('Mail', 'It is down.', 'See to it.')]);
    while ((await page()).checking === 1) await new Promise((done) => setTimeout(done, 10));
    expect((await page()).findings.data).toEqual([
      { ID: 1, level: 'bad', about: 'Mail', says: 'It is down.', todo: 'See to it.' },
      { ID: 2, level: 'good', about: 'Disk', says: 'Fine.', todo: '' },
    ]);
    expect(looks).toBe(1);
    await site.app.close();
  });
});
