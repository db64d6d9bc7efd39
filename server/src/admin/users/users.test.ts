import { footballLeague, saveOf, type FootballLeague } from '../../contests/football/testing/football-league';
import { describeByTurns } from '../../testing/engines';
import { addAccount, basic } from '../../testing/site';

describeByTurns('what administrators do for players', (engine) => {
  let league: FootballLeague;
  let cora: string;
  beforeEach(async () => {
    league = await footballLeague(engine);
    const id = await addAccount(league.db, 'Cora', 'secret');
    cora = basic('Cora', 'secret');
    await league.call('POST ad/grant_role', { as: league.as.carl, body: { user_id: id, role: 'commissioner', group_number: 1 } });
  });
  afterEach(() => league.app.close());

  const mails = async (kind: string) =>
    (await league.db.read((tx) => tx.selectFrom('mail_outbox').select('to_address').where('kind', '=', kind).orderBy('id').execute())).map(
      ({ to_address }) => to_address,
    );
  const entries = async (user_id: number) =>
    (await league.call('GET ad/user_entries', { as: league.as.carl, query: { user_id } })).data?.user_entries.data;

  it('removes a player: the account is closed, past seasons stay by name, present entries go', async () => {
    await league.call('POST ad/copy_contest', { as: league.as.carl, body: { contest_id: league.contest, year: 2023 } });
    const signIn = () => league.call('POST na/signin', { body: { username: 'Bob', password: 'secret' } });
    expect((await signIn()).status).toBe(200);
    const removed = await league.call('GET ad/RemoveUser', { as: cora, query: { email: 'bob@example.org' } });
    expect(removed.data!.message).toBe('Bob@example.org removed; 1 entry kept as history, 1 entry taken out');
    expect((await signIn()).status).toBe(401);
    expect((await league.call('GET football/pagedata', { as: league.as.bob })).status).toBe(401);
    const page = await league.call('GET football/pagedata', { as: league.as.ann, query: { year: 2022 } });
    expect(page.data!.standings.data.map(({ EntryName }) => EntryName)).toContain('Bob');
    expect((await league.call('GET ad/RemoveUser', { as: cora, query: { email: 'bob@example.org' } })).status).toBe(404);
    expect((await league.call('GET ad/adduser', { as: cora, query: { email: 'bob@example.org', name: 'Bob' } })).status).toBe(200);
  });

  it('removes neither who asks nor the last who could ask', async () => {
    const remove = (email: string, as: string) => league.call('GET ad/RemoveUser', { as, query: { email } });
    expect(await remove('cora@example.org', cora)).toMatchObject({ status: 409 });
    expect(await remove('cora@example.org', league.as.carl)).toMatchObject({
      status: 409,
      error: { fields: { email: 'is the last commissioner' } },
    });
    expect(await remove('dan@example.org', cora)).toMatchObject({ status: 404 });
    const revoke = { user_id: league.users.carl, role: 'site' as const };
    expect(await league.call('POST ad/revoke_role', { as: league.as.carl, body: revoke })).toMatchObject({ status: 409 });
    expect(await league.call('POST ad/grant_role', { as: cora, body: { user_id: league.users.ann, role: 'site' } })).toMatchObject({
      status: 403,
    });
  });

  it('tells by mail who is given a role, and who loses one', async () => {
    const { call, db, users, contest, as } = league;
    const mailed = async () =>
      (
        await db.kysely
          .selectFrom('mail_outbox')
          .select(['user_id', 'subject', 'body_text'])
          .where('kind', '=', 'done_for_you')
          .orderBy('id')
          .execute()
      ).slice(1);
    const helper = { user_id: users.bob, role: 'helper' as const, contest_id: contest };
    expect((await call('POST ad/grant_role', { as: cora, body: helper })).status).toBe(200);
    expect(await mailed()).toEqual([
      {
        user_id: users.bob,
        subject: 'You are helper of League now',
        body_text: expect.stringContaining('Cora made you helper of League.'),
      },
    ]);
    // Of what is refused nobody has mail.
    expect((await call('POST ad/grant_role', { as: cora, body: helper })).status).toBe(409);
    expect((await call('POST ad/revoke_role', { as: cora, body: helper })).status).toBe(200);
    expect((await call('POST ad/grant_role', { as: as.carl, body: { user_id: users.ann, role: 'site' } })).status).toBe(200);
    expect((await mailed()).slice(1)).toEqual([
      {
        user_id: users.bob,
        subject: 'You are not helper of League any more',
        body_text: expect.stringContaining('Cora took back that you are helper of League.'),
      },
      { user_id: users.ann, subject: 'You are site administrator of this site now', body_text: expect.stringContaining('Carl made you') },
    ]);
    // Whoever gives up their own role knows it.
    expect((await call('POST ad/revoke_role', { as: as.carl, body: { user_id: users.carl, role: 'site' } })).status).toBe(200);
    expect(await mailed()).toHaveLength(3);
  });

  it('changes an address for a site administrator alone, and tells both', async () => {
    const change = (as: string, newEmail: string, oldEmail = 'bob@example.org') =>
      league.call('GET ad/changeuseremail', { as, query: { oldEmail, newEmail } });
    // To others the answers are alike, whoever has an account.
    const refused = [
      await change(cora, 'ann@example.org'),
      await change(cora, 'dan@example.org'),
      await change(cora, 'robert@example.net'),
    ];
    expect(refused.map(({ status, error }) => [status, error])).toEqual(refused.map(() => [403, refused[0]?.error]));
    expect((await change(league.as.carl, 'ann@example.org')).status).toBe(409);
    expect((await change(league.as.carl, 'robert@example.net')).data!.message).toBe(
      '2 mails wait in the folder outbox: there is no mail server',
    );
    expect(await mails('email_changed')).toEqual(['Bob@example.org', 'robert@example.net']);
    expect((await league.call('GET football/pagedata', { as: league.as.bob })).status).toBe(200);
    expect((await league.call('POST na/signin', { body: { username: 'robert@example.net', password: 'secret' } })).status).toBe(200);
  });

  it('says nothing of whom other groups have: an address that plays elsewhere is invited like any other', async () => {
    const add = (email: string) => league.call('GET ad/adduser', { as: cora, query: { email } });
    expect((await add('dan@example.org')).data!.message).toBe(
      'invitation to dan@example.org waits in the folder outbox: there is no mail server',
    );
    expect((await add('new@example.org')).data!.message).toBe(
      'invitation to new@example.org waits in the folder outbox: there is no mail server',
    );
    expect(await mails('invitation')).toEqual(['Dan@example.org']);
    const { users, activity, config } = (await league.call('GET ad/pagedata', { as: cora, query: {} })).data!;
    expect(users.data.map(({ username }) => username).sort()).toEqual(['Ann', 'Bob', 'Carl', 'Cora', 'Eve', 'new']);
    expect(JSON.stringify([users, activity])).not.toContain('Dan');
    expect(config.data[0]).toMatchObject({ role: 'commissioner', group_number: 1, groups_total: 1 });
  });

  it('answers a commissioner alike, byte by byte, for an address that plays elsewhere and for one that nobody has', async () => {
    const [known, unknown] = ['dan@example.org', 'neu@example.org'] as const;
    const local = (email: string) => email.replace(/@.*/, '');
    const answer = async (email: string, method: 'GET' | 'POST', path: string, fields: (email: string) => object) => {
      const place = method === 'GET' ? { query: fields(email) as Record<string, string> } : { payload: fields(email) };
      const { statusCode, body } = await league.inject({ method, url: `/api/v1/ad/${path}`, headers: { authorization: cora }, ...place });
      return [statusCode, body.replaceAll(email, 'EMAIL').replaceAll(local(email), 'NAME')];
    };
    const people = { group_number: 1, dry_run: 1, contest_id: league.contest };
    const list = (lines: readonly string[], dry_run = 1) => ({
      group_number: 1,
      dry_run,
      csv: `email,name,entry_name,contest\n${lines.join('\n')}\n`,
    });
    const roster = (email: string, name: string) => list([`${email},${name},Aces,`]);
    for (const [method, path, fields] of [
      ['POST', 'add_people', (email: string) => ({ ...people, emails: [email] })],
      ['POST', 'import_roster', (email: string) => roster(email, '')],
      ['POST', 'import_roster', (email: string) => roster(email, 'Zoe')],
      ['POST', 'import_roster', (email: string) => roster(email, 'Ann')],
      // Again on another line, in a contest, under a name that the first line may have taken, and where the entry's name is taken.
      ['POST', 'import_roster', (email: string) => list([`${email},,,`, `${email},,,`])],
      ['POST', 'import_roster', (email: string) => list([`${email},,One,football`, `${email},,Two,football`])],
      ['POST', 'import_roster', (email: string) => list([`${email},,,football`, `other@example.org,${local(email)},,football`])],
      ['POST', 'import_roster', (email: string) => list([`${email},,Bob,football`])],
      ['POST', 'import_roster', (email: string) => list([`${email},,Bob,football`], 0)],
      ['POST', 'import_roster', (email: string) => list([`${email},,,golf`])],
      ['GET', 'adduser', (email: string) => ({ email, name: 'Ann' })],
      ['GET', 'adduser', (email: string) => ({ email, name: 'a:b' })],
      ['GET', 'adduser', (email: string) => ({ email, name: 'Zoe' })],
    ] as const)
      expect([path, ...(await answer(known, method, path, fields))]).toEqual([path, ...(await answer(unknown, method, path, fields))]);
  });

  it('answers a commissioner alike where a list is really taken, and invites who plays elsewhere once', async () => {
    const take = async (email: string) => {
      const csv = `email,name,entry_name,contest\n${email},,${email},football\n${email},,,\n`;
      const { status, data } = await league.call('POST ad/import_roster', { as: cora, body: { group_number: 1, csv } });
      return [status, JSON.stringify(data).replaceAll(email, 'EMAIL')];
    };
    expect(await take('dan@example.org')).toEqual(await take('neu@example.org'));
    expect(await mails('invitation')).toEqual(['Dan@example.org']);
  });

  it('switches contests on and off, with what was picked, and again changes nothing', async () => {
    await league.call('GET football/makepicks', { as: league.as.bob, query: saveOf(league, league.entries.bob, [[1, 'H']]) });
    const turn = (football: 0 | 1, more: object = {}) =>
      league.call('GET ad/EnableDisableContest', { as: cora, query: { email: 'bob@example.org', football, ...more } });
    expect((await turn(0)).data!.message).toBe('Football off');
    expect(await entries(league.users.bob)).toEqual([]);
    const lines = async () => (await league.db.read((tx) => tx.selectFrom('activity').select('id').execute())).length;
    const before = await lines();
    expect((await turn(0)).status).toBe(200);
    expect(await lines()).toBe(before);
    expect((await turn(1)).data!.message).toBe('Football on');
    expect(await entries(league.users.bob)).toMatchObject([{ id: league.entries.bob, entry_name: 'Bob' }]);
    const picks = await league.call('GET football/pending_picks', { as: league.as.bob, query: { entry_id: league.entries.bob } });
    expect(picks.data!.current_picks.data[0]).toMatchObject({ Pick1: 'Home1' });
    expect(await turn(1, { golf: 1 })).toMatchObject({ status: 404, error: { message: 'There is no golf contest this year.' } });
  });

  it('knows a player by counts, and finds players by what is typed', async () => {
    await league.call('GET football/makepicks', {
      as: league.as.bob,
      query: saveOf(league, league.entries.bob, [
        [1, 'H'],
        [2, 'A'],
      ]),
    });
    const card = (await league.call('GET ad/user_card', { as: cora, query: { user_id: league.users.bob } })).data!;
    expect(card.user.data[0]).toMatchObject({ username: 'Bob', entries_open: 1, entries_kept: 0, devices: 0 });
    expect(card.user_entries.data).toMatchObject([{ entry_name: 'Bob', picks_in: 2, picks_of: 5, paid: 0 }]);
    expect(JSON.stringify(card)).not.toMatch(/Home1|Away2|event/);
    const found = (await league.call('GET ad/users', { as: cora, query: { q: 'BO', limit: 1 } })).data!.users;
    expect([found.total, found.data.map(({ username }) => username)]).toEqual([1, ['Bob']]);
    const all = (await league.call('GET ad/users', { as: cora, query: { limit: 2 } })).data!.users;
    const rest = (await league.call('GET ad/users', { as: cora, query: { limit: 50, after: all.data[1]!.id } })).data!.users;
    expect([...all.data, ...rest.data].map(({ Email }) => Email)).toHaveLength(all.total);
  });

  it('finds a player by an entry of any contest, and by none of a group that one does not run', async () => {
    const { call, db, as, users } = league;
    const done = <T>({ data, error }: { data?: T; error?: object }): T => {
      expect(error).toBeUndefined();
      return data!;
    };
    const add = async (group_number: number, user_id: number, entry_name: string) => {
      const board = { contest_type: 'bbsquares', name: 'Oak', year: 2022, group_number } as const;
      const contest_id = done(await call('POST ad/add_contest', { as: as.carl, body: board })).id!;
      done(await call('POST ad/add_contest_entry', { as: as.carl, body: { contest_id, user_id, entry_name } }));
    };
    const elsewhere = done(await call('POST ad/add_group', { as: as.carl, body: { name: 'Elsewhere' } })).id!;
    const joined = { group_number: elsewhere, user_id: users.ann, joined_at: 0 };
    await db.write((tx) => tx.insertInto('group_members').values(joined).execute());
    await add(1, users.bob, 'Barking 100');
    await add(elsewhere, users.ann, 'Barking Mad');
    const found = async (who: string, q: string) =>
      done(await call('GET ad/users', { as: who, query: { q } })).users.data.map((row) => [row.username, row.found_entries]);
    expect(await found(cora, 'BARK')).toEqual([['Bob', ['Barking 100']]]);
    expect(await found(cora, 'barking 1%')).toEqual([['Bob', ['Barking 100']]]);
    expect(await found(as.carl, 'bark')).toEqual([
      ['Ann', ['Barking Mad']],
      ['Bob', ['Barking 100']],
    ]);
  });
});
