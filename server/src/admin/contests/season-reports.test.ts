import { strFromU8, unzipSync } from 'fflate';
import { contests } from '../../contests';
import { createMemories } from '../../contests/memories';
import { describeSite } from '../../testing/engines';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';

const kinds = contests.filter(({ built }) => built !== false);
const boss = basic('Boss', 'secret');

/** Over the list of plugs, so that no kind of contest can forget its book. */
describeSite('every kind of contest that can be played', (engine) => {
  let site: TestSite;
  let group: number;
  beforeAll(async () => {
    site = await testSite(await engine.open());
    await addAccount(site.db, 'Boss', 'secret', { isAdmin: true });
    group = 1;
  });
  afterAll(() => site.app.close());

  const open = async (contest_type: (typeof kinds)[number]['type']) => {
    const body = { contest_type, name: `Ours of 2022`, year: 2022, group_number: group };
    const { data, error } = await site.call('POST ad/add_contest', { as: boss, body });
    if (!data) throw new Error(`${contest_type}: ${error.message}`);
    const { users } = (await site.call('GET ad/pagedata', { as: boss })).data!;
    await site.call('POST ad/add_contest_entry', {
      as: boss,
      body: { contest_id: data.id!, user_id: users.data[0]!.id, entry_name: 'Boss' },
    });
    return data.id!;
  };

  it.each(kinds.map(({ type }) => type))('%s has a book, which is exported and closed with its places', async (type) => {
    const report = contests.flatMap(({ module }) => module?.(createMemories(site.db)) ?? []).find(({ season }) => season?.type === type)
      ?.season?.report;
    expect(report).toBeDefined();
    const id = await open(type);
    const answer = await site.inject({ url: `/api/v1/ad/export?group_number=${group}`, headers: { authorization: boss } });
    const files = Object.fromEntries(Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]));
    const named = (table: string) => files[`2022-${type}-${id}-${table}.csv`]?.split('\r\n')[0];
    expect(named('standings')).toBe('entry_id,entry,rank,points,winnings,record');
    expect(JSON.parse(files[`2022-${type}-${id}-standings.json`]!)).toMatchObject([{ entry: 'Boss' }]);
    expect(Object.keys(report!.tables).length).toBeGreaterThan(0);
    for (const [table, { columns }] of Object.entries(report!.tables)) expect([table, named(table)]).toEqual([table, columns.join(',')]);

    const freeze = (body: { confirm?: 0 | 1 }) => site.call('POST ad/freeze_season', { as: boss, body: { contest_id: id, ...body } });
    // Nobody knows yet what it will be played on.
    const asked = await freeze({});
    expect(asked).toMatchObject({ status: 409, error: { fields: { confirm: 'is needed' } } });
    expect(asked.error!.message).toMatch(
      /^No (game|tournament) of it is known yet\. Confirm that Ours of 2022 shall be closed all the same\.$/,
    );
    const card = async () => (await site.call('GET ad/contest', { as: boss, query: { contest_id: id } })).data!;
    expect((await card()).contest.data[0]!.to_come).toMatch(/^No (game|tournament) of it is known yet$/);
    expect((await freeze({ confirm: 1 })).data!.message).toBe('Ours of 2022 is closed with 1 place');
    expect((await card()).standings.data).toMatchObject([{ EntryName: 'Boss' }]);
  });

  it.each(contests.filter(({ built }) => built === false).map(({ type }) => type))(
    '%s, of which nothing can be played, is not closed',
    async (type) => {
      const id = await open(type);
      const { status, error } = await site.call('POST ad/freeze_season', { as: boss, body: { contest_id: id, confirm: 1 } });
      expect([status, error!.message]).toEqual([409, 'Ours of 2022 has no standings yet that could be kept.']);
    },
  );
});
