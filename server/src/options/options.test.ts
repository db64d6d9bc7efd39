import { removeEntry, entryById } from '../contests/entries/entries.store';
import { footballLeague, type FootballLeague } from '../contests/football/testing/football-league';
import { describeSite } from '../testing/engines';
import { addContest, addEntry } from '../testing/rows.store';

describeSite('account settings', (engine) => {
  let league: FootballLeague;
  const read = async (as = league.as.ann) => (await league.call('GET utils/useroptions', { as })).data!;
  const save = (user_options: object, as = league.as.ann) => league.call('POST utils/useroptions', { as, body: { user_options } });
  const second = (name = 'Ann Again') => addEntry(league.db, { contest_id: league.contest, user_id: league.users.ann, entry_name: name });

  beforeEach(async () => {
    league = await footballLeague(engine);
  });
  afterEach(() => league.app.close());

  it('begin with reminders on, and show the entries', async () => {
    expect(await read()).toEqual({
      main: {
        ...{ weeklyReminder: 1, weeklyRecap: 1, mobileSmackNotifications: 0, mobileMoments: 0 },
        ...{ time_zone: '', quiet_hours: null, color: '', monogram: '' },
      },
      bowl_mania: { EntryName: '' },
      football_entries: [
        { entry_id: league.entries.ann, contest_id: league.contest, contest_name: 'League', year: 2022, entry_name: "Ann's Aces" },
      ],
      golf: { EntryName: '' },
      golf_pushes: 0,
      name_sections: [
        { ID: 'bowl_mania', title: 'Bowl Mania', order: 10, EntryName: '' },
        { ID: 'golf', title: 'Golf', order: 30, EntryName: '' },
      ],
    });
    expect((await read(league.as.carl)).football_entries).toEqual([]);
  });

  it('keep what is saved, and only that player’s', async () => {
    const quiet_hours = { from: '22:30', to: '07:00', zone: 'America/Chicago' };
    expect(
      (
        await save({
          main: {
            weeklyReminder: 0,
            weeklyRecap: 0,
            mobileSmackNotifications: 1,
            mobileMoments: 1,
            time_zone: 'America/Chicago',
            quiet_hours,
          },
          golf: { EntryName: 'Bogey' },
        })
      ).data,
    ).toEqual({ result: 'success' });
    expect(await read()).toMatchObject({
      main: { weeklyReminder: 0, weeklyRecap: 0, mobileSmackNotifications: 1, mobileMoments: 1, time_zone: 'America/Chicago', quiet_hours },
      golf: { EntryName: 'Bogey' },
    });
    expect((await read(league.as.bob)).main.weeklyReminder).toBe(1);
    await save({ main: { quiet_hours: null } });
    expect((await read()).main).toEqual({
      weeklyReminder: 0,
      weeklyRecap: 0,
      mobileSmackNotifications: 1,
      mobileMoments: 1,
      time_zone: 'America/Chicago',
      quiet_hours: null,
      color: '',
      monogram: '',
    });
  });

  it('take the two switches beside main as well, as the spec sends them', async () => {
    await save({ main: { weeklyReminder: 1, mobileSmackNotifications: 0 }, weeklyReminder: 0, mobileSmackNotifications: 1 });
    expect((await read()).main).toMatchObject({ weeklyReminder: 0, mobileSmackNotifications: 1 });
  });

  it('take the name of a section under its ID', async () => {
    for (const { ID, title } of (await read()).name_sections)
      expect((await save({ [ID]: { EntryName: `My ${title}` } })).data).toEqual({ result: 'success' });
    expect((await read()).name_sections.map(({ EntryName }) => EntryName)).toEqual(['My Bowl Mania', 'My Golf']);
  });

  it('may be sent back as they came, and change nothing', async () => {
    const before = await read();
    const log = () =>
      league.db.kysely.selectFrom('activity').select('action').where('action', 'in', ['options.changed', 'entry.renamed']).execute();
    expect((await save(before)).status).toBe(200);
    expect([await read(), await log()]).toEqual([before, []]);
  });

  it('rename an entry on the board, its messages and the next poll', async () => {
    const page = async (since?: string) =>
      (await league.call('GET football/pagedata', { as: league.as.bob, query: { contest_id: league.contest, since } })).data!;
    await league.call('POST football/smack', { as: league.as.ann, body: { Message: 'hello', contest_id: league.contest } });
    await page();
    expect((await save({ football_entries: [{ contest_name: 'League', entry_name: '  Ann Two ' }] })).status).toBe(200);
    const after = await page();
    expect(after.standings.data.map((row) => row.EntryName)).toEqual(expect.arrayContaining(['Ann Two']));
    expect(after.smack.data.map(({ EntryName }) => EntryName)).toEqual(['Ann Two']);
    expect(JSON.stringify(after)).not.toContain('Aces');
    expect(
      await league.db.kysely.selectFrom('activity').select(['before', 'after']).where('action', '=', 'entry.renamed').execute(),
    ).toEqual([
      {
        before: JSON.stringify({ id: league.entries.ann, name: "Ann's Aces" }),
        after: JSON.stringify({ id: league.entries.ann, name: 'Ann Two' }),
      },
    ]);
  });

  it('let two own entries swap their names, and one change its capitals', async () => {
    const other = await second();
    const swap = [
      { entry_id: league.entries.ann, entry_name: 'Ann Again' },
      { entry_id: other, entry_name: "Ann's Aces" },
    ];
    expect((await save({ football_entries: swap })).status).toBe(200);
    expect((await read()).football_entries.map(({ entry_name }) => entry_name)).toEqual(['Ann Again', "Ann's Aces"]);
    expect((await save({ football_entries: [{ entry_id: other, entry_name: "ANN'S ACES" }] })).status).toBe(200);
  });

  it('refuse a name that is taken, and then save nothing at all', async () => {
    const before = await read();
    const refused = await save({
      main: { weeklyReminder: 0 },
      golf: { EntryName: 'Bogey' },
      football_entries: [{ entry_id: league.entries.ann, entry_name: ' bob ' }],
    });
    expect([refused.status, refused.error?.code, refused.error?.message]).toEqual([
      409,
      'conflict',
      'There is already an entry bob, or one that looks like it, in this contest.',
    ]);
    const two = await second();
    expect(
      (
        await save({
          football_entries: [
            { entry_id: league.entries.ann, entry_name: 'Same' },
            { entry_id: two, entry_name: 'SAME' },
          ],
        })
      ).status,
    ).toBe(409);
    expect((await save({ football_entries: [{ contest_name: 'League', entry_name: 'Which' }] })).error?.message).toContain(
      '2 entries in League',
    );
    expect({ ...(await read()), football_entries: before.football_entries }).toEqual(before);
  });

  it('say so when an entry was taken out while its owner edited, and when it is another’s', async () => {
    const gone = await second();
    await league.db.write(async (tx, invalidate) => removeEntry(tx, invalidate, (await entryById(tx, gone))!, league.clock.now()));
    for (const entry_id of [gone, league.entries.bob]) {
      const refused = await save({ weeklyReminder: 0, football_entries: [{ entry_id, entry_name: 'New Name' }] });
      expect([refused.status, refused.error?.message]).toEqual([
        404,
        expect.stringContaining('not in its contest any more, or is not yours. Nothing was saved.'),
      ]);
    }
    expect((await read()).main.weeklyReminder).toBe(1);
  });

  it.each([
    { unknown: 1 },
    { main: { unknown: 1 } },
    { golf: { EntryName: 'x', more: 1 } },
    { football_entries: [{ entry_id: 1, entry_name: 'x', more: 1 }] },
    { weeklyReminder: 2 },
    { weeklyReminder: true },
    { main: { mobileSmackNotifications: '1' } },
    { golf: 'x' },
    { golf: { EntryName: 'x'.repeat(41) } },
    { football_entries: {} },
    { football_entries: [{ contest_name: 'League', entry_name: ' ' }] },
    { football_entries: [{ contest_name: 'League', entry_name: 'a\u0007b' }] },
    { main: { time_zone: 'Mars/Base' } },
    { main: { quiet_hours: { from: '25:00', to: '07:00', zone: 'UTC' } } },
    { main: { quiet_hours: { from: '22:00', to: '07:00' } } },
    { main: { quiet_hours: { from: '22:00', to: '07:00', zone: 'UTC', more: 1 } } },
    [],
    'x',
    null,
  ])('refuse %j and save nothing', async (wrong) => {
    const before = await read();
    const refused = await save(
      Array.isArray(wrong) || typeof wrong !== 'object' || wrong === null ? (wrong as never) : { mobileSmackNotifications: 1, ...wrong },
    );
    expect([refused.status, refused.error?.code]).toEqual([400, 'bad_input']);
    expect(await read()).toEqual(before);
  });

  it('need somebody who is signed in, and the spec’s envelope', async () => {
    expect((await league.call('GET utils/useroptions')).status).toBe(401);
    expect((await league.call('POST utils/useroptions', { body: { user_options: {} } })).status).toBe(401);
    expect((await league.call('POST utils/useroptions', { as: league.as.ann, body: { weeklyReminder: 1 } as never })).status).toBe(400);
    expect((await league.call('POST utils/useroptions', { as: league.as.ann, body: { user_options: {}, more: 1 } as never })).status).toBe(
      400,
    );
  });

  it('name a golf entry before it is there and after', async () => {
    await save({ golf: { EntryName: 'Bogey' } });
    const golf = await addContest(league.db, { contest_type: 'golf', name: 'Open' });
    expect(
      (await league.call('POST ad/add_contest_entry', { as: league.as.carl, body: { contest_id: golf, user_id: league.users.ann } }))
        .status,
    ).toBe(200);
    const names = () => league.db.kysely.selectFrom('entries').select('entry_name').where('contest_id', '=', golf).execute();
    expect(await names()).toEqual([{ entry_name: 'Bogey' }]);
    await save({ golf: { EntryName: 'Birdie' } });
    expect([await names(), (await read()).golf]).toEqual([[{ entry_name: 'Birdie' }], { EntryName: 'Birdie' }]);
  });
});
