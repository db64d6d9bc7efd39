import { footballLeague, type FootballLeague } from '../contests/football/testing/football-league';
import { describeSite } from '../testing/engines';
import { addAccount, basic } from '../testing/site';

describeSite('what a commissioner does between game days', (engine) => {
  let site: FootballLeague;
  const cora = basic('Cora', 'secret');
  beforeAll(async () => {
    site = await footballLeague(engine);
    const id = await addAccount(site.db, 'Cora', 'secret');
    const role = { user_id: id, role: 'commissioner', group_number: 1 } as const;
    expect((await site.call('POST ad/grant_role', { as: site.as.carl, body: role })).status).toBe(200);
  });
  afterAll(() => site.app.close());
  const mailsTo = async (username: string) =>
    (
      await site.db.read((tx) =>
        tx
          .selectFrom('mail_outbox')
          .innerJoin('users', 'users.id', 'mail_outbox.user_id')
          .select('subject')
          .where('username', '=', username)
          .orderBy('mail_outbox.id')
          .execute(),
      )
    ).map(({ subject }) => subject);

  it('renames an entry, tells its player, and finds before and after in the log', async () => {
    const rename = (entry_name: string) =>
      site.call('POST ad/rename_entry', { as: cora, body: { entry_id: site.entries.bob, entry_name, reason: 'Asked for it' } });
    expect((await rename('ANN’S  ACES')).error?.code).toBe('conflict');
    expect((await rename('Bob’s Best')).status).toBe(200);
    const { data } = await site.call('GET football/pagedata', { as: site.as.ann });
    expect(data!.standings.data.map(({ EntryName }) => EntryName)).toContain('Bob’s Best');
    expect(await mailsTo('Bob')).toEqual(['Your entry is called Bob’s Best now']);
    const log = (await site.call('GET ad/activity', { as: cora, query: { action: 'entry.renamed' } })).data!.activity.data;
    const [row] = (await site.call('GET ad/activity_row', { as: cora, query: { activity_id: log[0]!.ID } })).data!.activity.data;
    expect([JSON.parse(row!.before), JSON.parse(row!.after)]).toEqual([
      { id: site.entries.bob, name: 'Bob' },
      { id: site.entries.bob, name: 'Bob’s Best', reason: 'Asked for it' },
    ]);
  });

  it('adds a pasted list after a look at it, and sends a join mail again to who has not joined', async () => {
    const add = (dry_run: 0 | 1) =>
      site.call('POST ad/add_people', {
        as: cora,
        body: { contest_id: site.contest, emails: ['may@example.org', 'Ann@example.org'], dry_run },
      });
    const before = await site.db.read((tx) => tx.selectFrom('users').select('id').execute());
    const looked = (await add(1)).data!;
    expect(looked.lines.data.map(({ what }) => what)).toEqual(['new', 'known']);
    expect(await site.db.read((tx) => tx.selectFrom('users').select('id').execute())).toEqual(before);
    expect((await add(0)).data!.lines).toEqual(looked.lines);
    const may = (await site.call('GET ad/users', { as: cora, query: { q: 'may@' } })).data!.users.data[0]!;
    expect(await mailsTo('may')).toHaveLength(1);
    expect((await site.call('POST ad/resend', { as: cora, body: { user_id: may.id } })).status).toBe(200);
    expect(await mailsTo('may')).toHaveLength(2);
    expect((await site.call('POST ad/resend', { as: cora, body: { user_id: site.users.bob } })).error?.code).toBe('conflict');
  });

  it('sees what each week would be worth before a contest is opened, and opens nothing by that', async () => {
    const terms = { contest_type: 'football', year: 2023, points_per_entry: 40, cigar_points: 15, overall_points: '60,30' } as const;
    const ask = { group_number: 1, ...terms, entries: 12, first_week: 6 };
    const worth = (await site.call('POST ad/preview_contest', { as: cora, body: ask })).data!;
    // 480 less 105 is 375 for ten weeks.
    expect(worth).toMatchObject({ pot: 480, adds_up: 1 });
    expect(worth.weeks.data.map(({ week, points }) => [week, points])).toEqual(
      [6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((week) => [week, 37]),
    );
    expect((await site.call('GET ad/contests', { as: cora, query: {} })).data!.active_contests.total).toBe(1);
  });

  it('names its group; one that is closed takes nobody and opens nothing until it is open again', async () => {
    const as = site.as.carl;
    expect((await site.call('POST ad/rename_group', { as: cora, body: { group_number: 1, name: 'Oak Street' } })).status).toBe(200);
    const groups = async (who: string) => (await site.call('GET ad/groups', { as: who, query: {} })).data!.groups;
    expect((await groups(cora)).data.map(({ name }) => name)).toEqual(['Oak Street']);
    expect((await groups(as)).total).toBe(2);
    const invite = (await site.call('POST ad/invite', { as: cora, body: { group_number: 1, days: 3, uses: 5 } })).data!;
    const close = (closed: 0 | 1) => site.call('POST ad/close_group', { as, body: { group_number: 1, closed } });
    expect((await close(1)).status).toBe(200);
    const open = { group_number: 1, contest_type: 'underdogs', name: 'Dogs', year: 2022 } as const;
    expect((await site.call('POST ad/add_contest', { as: cora, body: open })).error?.code).toBe('conflict');
    const code = invite.link.split('#')[1]!;
    const join = { code, name: 'Zed', email: 'zed@example.org', password: 'a word' };
    expect((await site.call('POST na/join', { body: join })).status).toBeGreaterThanOrEqual(400);
    expect((await site.call('GET football/pagedata', { as: site.as.ann })).status).toBe(200);
    expect((await close(0)).status).toBe(200);
    expect((await site.call('POST ad/add_contest', { as: cora, body: open })).status).toBe(200);
  });
});
