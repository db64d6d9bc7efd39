import { contests } from '../../contests';
import { footballLeague, weekOneLeague, type FootballLeague } from '../../contests/football/testing/football-league';
import { describeByTurns } from '../../testing/engines';
import { addAccount, basic } from '../../testing/site';

describeByTurns('the new year of pools', (engine) => {
  let league: FootballLeague;
  beforeEach(async () => {
    league = await footballLeague(engine);
  });
  afterEach(() => league.app.close());

  const open = (more: object = {}, as = league.as.carl) =>
    league.call('POST ad/new_year', { as, body: { group_number: 1, contest_ids: [league.contest], ...more } });
  const opened = async (more: object = {}) => (await open(more)).data!.seasons.data[0]!.ID;
  const answers = async (contest_id: number) =>
    (await league.call('GET ad/season_answers', { as: league.as.carl, query: { contest_id } })).data!.answers.data;
  const stand = async (contest_id: number) =>
    Object.fromEntries((await answers(contest_id)).map(({ username, answer }) => [username, answer]));
  const answer = (as: string, contest_id: number, word: 'in' | 'out') =>
    league.call('POST utils/answer_season', { as, body: { contest_id, answer: word } });
  const entries = async (contest_id: number) =>
    (
      await league.db.kysely
        .selectFrom('entries')
        .select(['entry_name', 'user_id'])
        .where('contest_id', '=', contest_id)
        .where('removed_at', 'is', null)
        .orderBy('id')
        .execute()
    ).map(({ entry_name }) => entry_name);
  const mails = () =>
    league.db.kysely
      .selectFrom('mail_outbox')
      .select(['to_address', 'subject', 'body_text'])
      .where('kind', '=', 'season_question')
      .orderBy('id')
      .execute();
  const linkOf = async (address: string) =>
    /\/api\/v1\/na\/season\?token=[\w-]{43}/.exec((await mails()).filter(({ to_address }) => to_address === address).at(-1)!.body_text)![0];
  const press = (url: string) =>
    league.inject({ method: 'POST', url, payload: 'x=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  const session = async (username: string) => (await league.call('POST na/signin', { body: { username, password: 'secret' } })).data!;

  it('asks who played, by mail and at home; it is seen who is in, who is not, and who has not said', async () => {
    const answered = await open();
    const [season] = answered.data!.seasons.data;
    expect(answered.data!.message).toBe('League 2023 is open; 3 mails wait in the folder outbox: there is no mail server');
    expect(season).toEqual({ ID: expect.any(Number), name: 'League', year: 2023, asked: 3, entries: 0 });
    const { ID } = season!;
    expect((await mails()).map(({ to_address, subject }) => [to_address, subject])).toEqual([
      ['Ann@example.org', 'Are you in League 2023?'],
      ['Bob@example.org', 'Are you in League 2023?'],
      ['eve@poolhouse.test', 'Are you in League 2023?'],
    ]);
    expect(await session('Ann')).toMatchObject({ asked: true });
    expect((await league.call('GET utils/season_questions', { as: league.as.ann })).data!.season_questions.data).toEqual([
      { ID, contest: 'Football', name: 'League', year: 2023, entries: ["Ann's Aces"], asked_by: 'Carl', answer: '' },
    ]);
    expect((await answer(league.as.ann, ID, 'in')).data!.message).toBe('You are in League 2023');
    expect((await answer(league.as.bob, ID, 'out')).data!.message).toBe('You are not in League 2023');
    expect(await stand(ID)).toEqual({ Ann: 'in', Bob: 'out', Eve: '' });
    expect(await entries(ID)).toEqual(["Ann's Aces"]);
    expect(await session('Ann')).not.toHaveProperty('asked');
  });

  it('calls a pool with a year in its name after the new one, unless it is told another name; its years stay one pool', async () => {
    const named = async (name: string) => {
      await league.db.kysely.updateTable('contests').set({ name }).where('id', '=', league.contest).execute();
      return league;
    };
    await named('Oak Street 2022');
    expect((await open({ dry_run: 1 })).data).toMatchObject({ message: 'Oak Street 2023 would open', seasons: { data: [{ year: 2023 }] } });
    const names = [{ contest_id: league.contest, name: 'Elm Street' }];
    expect((await open({ dry_run: 1, names })).data!.message).toBe('Elm Street 2023 would open');
    expect((await open({ dry_run: 1, names: [{ contest_id: league.contest, name: ' ' }] })).status).toBe(400);
    const copied = (body: object) =>
      league.call('POST ad/copy_contest', { as: league.as.carl, body: { contest_id: league.contest, year: 2023, ...body } });
    const nameOf = async (id: number) =>
      (await league.db.kysely.selectFrom('contests').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;
    const { id } = (await copied({})).data!;
    expect(await nameOf(id!)).toBe('Oak Street 2023');
    expect(await nameOf((await copied({ name: 'Elm Street' })).data!.id!)).toBe('Elm Street');
    // The page of the pool leads to its year before.
    const page = (await league.call('GET football/pagedata', { as: league.as.ann, query: { contest_id: id!, year: 2022 } })).data!;
    expect(page.config.data[0]).toMatchObject({ contest_id: league.contest, Year: 2023 });
  });

  it('reminds who has not said, once a day, in one mail for all pools; none who takes no reminders', async () => {
    const other = (
      await league.call('POST ad/add_contest', { as: league.as.carl, body: { contest_type: 'underdogs', name: 'Dogs', year: 2022 } })
    ).data!.id!;
    for (const user_id of [league.users.bob, league.users.eve])
      await league.call('POST ad/add_contest_entry', { as: league.as.carl, body: { contest_id: other, user_id } });
    const seasons = (await open({ contest_ids: [league.contest, other] })).data!.seasons.data;
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Are you in League 2023?',
      'Are you in 2 pools?',
      'Are you in 2 pools?',
    ]);
    const [football] = seasons;
    await answer(league.as.ann, football!.ID, 'out');
    await league.call('POST utils/useroptions', { as: league.as.bob, body: { user_options: { main: { weeklyReminder: 0 } } } });
    const remind = async (contest_id: number) =>
      (await league.call('POST ad/remind_season', { as: league.as.carl, body: { contest_id } })).data!.message;
    expect(await remind(football!.ID)).toBe('1 mail waits in the folder outbox: there is no mail server; 2 players have not said');
    const [last] = (await mails()).slice(-1);
    expect(last).toMatchObject({ to_address: 'eve@poolhouse.test', subject: 'Still open: are you in 2 pools?' });
    expect(last!.body_text).toContain('League 2023 and Dogs 2023');
    expect(await remind(football!.ID)).toContain('no mail goes out');
    league.wall.advance(24 * 60 * 60_000);
    expect(await remind(seasons[1]!.ID)).toContain('1 mail waits');
    expect((await answers(seasons[1]!.ID)).find(({ username }) => username === 'Eve')!.reminded_at).not.toBe('');
  });

  it('takes an answer by the link of the mail without signing in, only when a button is pressed; the mind may change', async () => {
    const ID = await opened();
    const link = await linkOf('Ann@example.org');
    const page = await league.inject({ url: link });
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('I am in')]);
    expect(page.body).toContain('Ann&#39;s Aces');
    expect(await stand(ID)).toMatchObject({ Ann: '' });
    const yes = await press(`${link}&contest=${ID}&answer=in`);
    expect([yes.statusCode, yes.body]).toEqual([200, expect.stringContaining('You are in League 2023.')]);
    expect(yes.body).not.toContain('I am in</button>');
    expect(await entries(ID)).toEqual(["Ann's Aces"]);
    expect((await press(`${link}&contest=${ID}&answer=out`)).statusCode).toBe(200);
    expect([await entries(ID), (await stand(ID))['Ann']]).toEqual([[], 'out']);
    expect((await press(`${link}&contest=${ID}&answer=in`)).statusCode).toBe(200);
    expect(await entries(ID)).toEqual(["Ann's Aces"]);
    // The link answers, and opens nothing else.
    const token = new URL(link, 'http://x').searchParams.get('token')!;
    expect((await league.call('GET utils/account', { as: basic('Ann', token) })).status).toBe(401);
    expect(JSON.stringify(await league.db.kysely.selectFrom('season_links').selectAll().execute())).not.toContain(token);
  });

  it.each(['', '?token=', '?token=short', `?token=${'a'.repeat(43)}`, '?token=%00', '?token=a&token=b'])(
    'refuses the link %j',
    async (query) => {
      for (const method of ['GET', 'POST'] as const)
        expect((await league.inject({ method, url: `/api/v1/na/season${query}` })).statusCode).toBe(404);
    },
  );

  it.each([
    '',
    '&contest=1',
    '&contest=0&answer=in',
    '&contest=x&answer=in',
    '&contest=99999&answer=in',
    '&contest=1&contest=2&answer=in',
    '&answer=maybe',
  ])('changes nothing by a link that ends with %j', async (rest) => {
    const ID = await opened();
    expect((await press(`${await linkOf('Ann@example.org')}${rest}`)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await stand(ID)).toEqual({ Ann: '', Bob: '', Eve: '' });
  });

  it('enters everybody at once where nobody is asked, and looks first without opening anything', async () => {
    const looked = await open({ ask: 0, dry_run: 1 });
    expect(looked.data).toMatchObject({ message: 'League 2023 would open', seasons: { data: [{ ID: 0, asked: 0, entries: 3 }] } });
    const ID = await opened({ ask: 0 });
    expect(await entries(ID)).toHaveLength(3);
    expect([await answers(ID), await mails()]).toEqual([[], []]);
  });

  it('opens all of them or none, each once, and none of another group', async () => {
    const pools = () => league.db.kysely.selectFrom('contests').select('id').orderBy('id').execute();
    await open();
    const before = await pools();
    const mailed = (await mails()).length;
    const dogs = (
      await league.call('POST ad/add_contest', { as: league.as.carl, body: { contest_type: 'underdogs', name: 'Dogs', year: 2022 } })
    ).data!.id!;
    expect((await open({ contest_ids: [dogs, league.contest] })).status).toBe(409);
    expect((await open({ contest_ids: [league.elsewhere] })).status).toBe(404);
    expect((await open({ contest_ids: [99_999] })).status).toBe(404);
    expect((await open({ contest_ids: [] })).status).toBe(400);
    expect([await pools(), (await mails()).length]).toEqual([[...before, { id: dogs }], mailed]);
  });

  it('is not for players, and answers are each player’s own', async () => {
    expect((await open({}, league.as.ann)).status).toBe(403);
    const ID = await opened();
    expect((await league.call('GET ad/season_answers', { as: league.as.ann, query: { contest_id: ID } })).status).toBe(403);
    expect((await league.call('POST ad/remind_season', { as: league.as.ann, body: { contest_id: ID } })).status).toBe(403);
    expect((await answer(league.as.carl, ID, 'in')).status).toBe(404);
    await addAccount(league.db, 'Zed', 'secret');
    expect((await answer(basic('Zed', 'secret'), ID, 'in')).status).toBe(404);
    expect((await league.call('GET utils/season_questions', { as: basic('Zed', 'secret') })).data!.season_questions.data).toEqual([]);
  });

  it('is over once the season has begun, or is closed; who was taken out asks who runs it', async () => {
    const ID = await opened();
    await answer(league.as.bob, ID, 'in');
    const [bob] = await league.db.kysely.selectFrom('entries').select('id').where('contest_id', '=', ID).execute();
    await league.call('POST ad/remove_contest_entry', { as: league.as.carl, body: { entry_id: bob!.id, user_id: league.users.bob } });
    expect((await answer(league.as.bob, ID, 'in')).error?.message).toBe('You were taken out of League 2023. Ask who runs it.');
    await league.call('POST ad/freeze_season', { as: league.as.carl, body: { contest_id: ID, confirm: 1 } });
    expect((await answer(league.as.ann, ID, 'in')).status).toBe(409);
    expect(await session('Ann')).not.toHaveProperty('asked');
    await league.call('POST ad/reopen_season', { as: league.as.carl, body: { contest_id: ID, reason: 'a slip' } });
    await league.db.kysely
      .updateTable('events')
      .set({ season: 2023, kickoff_at: league.clock.now() - 1 })
      .execute();
    expect((await answer(league.as.ann, ID, 'in')).error?.message).toBe('League 2023 has begun. Ask who runs it.');
  });

  it('takes all entries of a player along, and numbers a name that somebody else has by now', async () => {
    await league.call('POST ad/add_contest_entry', {
      as: league.as.carl,
      body: { contest_id: league.contest, user_id: league.users.ann, entry_name: 'Ann Two' },
    });
    const ID = await opened();
    await league.call('POST ad/add_contest_entry', {
      as: league.as.carl,
      body: { contest_id: ID, user_id: league.users.carl, entry_name: 'Ann Two' },
    });
    await answer(league.as.ann, ID, 'in');
    expect(await entries(ID)).toEqual(['Ann Two', "Ann's Aces", 'Ann Two 2']);
    await answer(league.as.ann, ID, 'out');
    await answer(league.as.ann, ID, 'in');
    expect((await entries(ID)).sort()).toEqual(['Ann Two', 'Ann Two 2', "Ann's Aces"]);
  });

  it('asks no account that was closed, and forgets what one was asked', async () => {
    await league.call('POST ad/close_account', { as: league.as.carl, body: { user_id: league.users.eve, entries: 'stay' } });
    const ID = await opened();
    expect(await stand(ID)).toEqual({ Ann: '', Bob: '' });
    const link = await linkOf('Bob@example.org');
    await league.call('POST ad/close_account', { as: league.as.carl, body: { user_id: league.users.bob } });
    expect((await press(`${link}&contest=${ID}&answer=in`)).statusCode).toBe(404);
    expect(await stand(ID)).toEqual({ Ann: '' });
  });
});

describeByTurns('the new year', (engine) => {
  it.each(contests.map(({ type }) => type))('of %s carries its terms over, and takes who says yes', async (type) => {
    const league = await weekOneLeague(engine, type === 'football' ? 'underdogs' : 'football');
    const { as, call, users } = league;
    const first = (await call('POST ad/add_contest', { as: as.carl, body: { contest_type: type, name: 'Pool', year: 2022 } })).data!.id!;
    const entry = { contest_id: first, user_id: users.ann, entry_name: "Ann's own" };
    expect((await call('POST ad/add_contest_entry', { as: as.carl, body: entry })).error).toBeUndefined();
    const opened = await call('POST ad/new_year', { as: as.carl, body: { group_number: 1, contest_ids: [first] } });
    expect(opened.error).toBeUndefined();
    const { ID } = opened.data!.seasons.data[0]!;
    const plug = contests.find((one) => one.type === type)!;
    const termsOf = (id: number) => league.db.read(async (tx) => plug.opened?.(tx, id));
    expect(await termsOf(ID)).toEqual(await termsOf(first));
    const said = await call('POST utils/answer_season', { as: as.ann, body: { contest_id: ID, answer: 'in' } });
    expect(said.error).toBeUndefined();
    const { data } = (await call('GET ad/contest', { as: as.carl, query: { contest_id: ID } })).data!.entries;
    expect(data.map(({ entry_name }) => entry_name)).toEqual(["Ann's own"]);
    await league.app.close();
  });
});
