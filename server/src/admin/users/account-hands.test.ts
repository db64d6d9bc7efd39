import { sql } from 'kysely';
import { footballLeague, saveOf, type FootballLeague } from '../../contests/football/testing/football-league';
import { newSecret, secretHash } from '../../ground/crypto/secrets';
import { describeByTurns } from '../../testing/engines';
import { addAccount, basic } from '../../testing/site';

describeByTurns('accounts that change hands and are closed', (engine) => {
  let league: FootballLeague;
  beforeEach(async () => {
    league = await footballLeague(engine);
  });
  afterEach(() => league.app.close());

  const handOver = (user_id: number, email: string, name?: string, as = league.as.carl) =>
    league.call('POST ad/hand_over_account', { as, body: { user_id, email, ...(name !== undefined && { name }) } });
  const close = (user_id: number, more: object = {}, as = league.as.carl) =>
    league.call('POST ad/close_account', { as, body: { user_id, ...more } });
  const signIn = (username: string, password = 'secret') => league.call('POST na/signin', { body: { username, password } });
  const board = async (as: string) =>
    (await league.call('GET football/pagedata', { as, query: { contest_id: league.contest } })).data!.standings.data.map(
      ({ EntryName }) => EntryName,
    );
  const mails = () =>
    league.db.kysely.selectFrom('mail_outbox').select(['kind', 'to_address', 'subject', 'body_text']).orderBy('id').execute();
  const rowsOf = async (table: 'passkeys' | 'recovery_codes' | 'push_subscriptions' | 'user_links' | 'calendar_feeds' | 'email_changes') =>
    (await league.db.kysely.selectFrom(table).select('user_id').where('user_id', '=', league.users.bob).execute()).length;
  const log = async () =>
    await league.db.kysely.selectFrom('activity').select(['action', 'before', 'after', 'ip', 'actor']).orderBy('id').execute();

  /** Everything by which Bob could come in, or be reached. */
  async function everyWayIn(): Promise<{ secret: string; calendar: string; reset: string }> {
    const { bob } = league.users;
    const secret = (await signIn('Bob')).data!.device_secret!;
    const calendar = (await league.call('POST utils/new_calendar', { as: basic('Bob', secret) })).data!.path;
    const reset = newSecret();
    await league.db.write(async (tx) => {
      await tx
        .insertInto('user_links')
        .values({ user_id: bob, mode: 'reset', guid_hash: secretHash(reset), created_at: 0, expires_at: 9e15, used_at: null })
        .execute();
      await tx.insertInto('recovery_codes').values({ code_hash: 'x', user_id: bob, used_at: null }).execute();
      await tx
        .insertInto('email_changes')
        .values({ user_id: bob, email: 'b@example.net', guid_hash: 'g', asked_at: 0, expires_at: 9e15 })
        .execute();
      await tx.insertInto('season_shares').values({ token: 't', entry_id: league.entries.bob, created_at: 0 }).execute();
      await tx.insertInto('season_links').values({ token_hash: 's', user_id: bob, created_at: 0 }).execute();
      await tx
        .insertInto('push_subscriptions')
        .values({
          ...{ user_id: bob, device_id: null, endpoint: 'https://push.example.org/1', endpoint_hash: 'h', p256dh: 'p', auth: 'a', vid: '' },
          ...{ device_kind: '', created_at: 0, last_sent_at: null, tested_at: null, rest_until: null },
        })
        .execute();
      // Last, since an account with a passkey asks for it.
      await tx
        .insertInto('passkeys')
        .values({
          ...{ user_id: bob, credential_id: 'c', public_key: 'k', counter: 0, transports: '', synced: 0, name: 'A key' },
          ...{ created_at: 0, last_used_at: null },
        })
        .execute();
    });
    return { secret, calendar, reset };
  }

  async function nothingLeft({ secret, calendar, reset }: { secret: string; calendar: string; reset: string }): Promise<void> {
    expect((await league.call('GET utils/devices', { as: basic('Bob', secret) })).status).toBe(401);
    expect((await signIn('Bob')).status).toBe(401);
    expect((await league.inject({ url: calendar })).statusCode).toBe(404);
    expect((await league.call('POST utils/setnewpassword', { body: { guid: reset, password: 'mine again' } })).status).toBe(404);
    for (const table of ['passkeys', 'recovery_codes', 'push_subscriptions', 'calendar_feeds', 'email_changes'] as const)
      expect([table, await rowsOf(table)]).toEqual([table, 0]);
    for (const table of ['season_shares', 'season_links'] as const)
      expect([table, (await sql`select * from ${sql.table(table)}`.execute(league.db.kysely)).rows]).toEqual([table, []]);
  }

  it('hands an account over: nothing lets the person before in, who is told; entries, picks and history stay', async () => {
    await league.call('GET football/makepicks', { as: league.as.bob, query: saveOf(league, league.entries.bob, [[1, 'H']]) });
    const ways = await everyWayIn();
    const before = await board(league.as.ann);
    const handed = await handOver(league.users.bob, 'Nora@example.net', 'Nora');
    expect(handed).toMatchObject({ status: 200, data: { id: league.users.bob } });
    await nothingLeft(ways);
    expect(await board(league.as.ann)).toEqual(before);
    const [told, join] = (await mails()).slice(-2);
    expect(told).toMatchObject({ to_address: 'Bob@example.org', subject: 'Your Poolhouse account was handed over' });
    expect(told!.body_text).not.toContain('Nora');
    expect(join).toMatchObject({ kind: 'join', to_address: 'Nora@example.net' });
    expect(join!.body_text).toContain('Carl handed an account over to you');
    const guid = /guid=([\w-]{43})/.exec(join!.body_text)![1]!;
    expect((await league.call('POST na/joinuser', { body: { guid, password: 'norapass' } })).status).toBe(200);
    const nora = basic('Nora', 'norapass');
    const picks = await league.call('GET football/pending_picks', { as: nora, query: { entry_id: league.entries.bob } });
    expect(picks.data!.current_picks.data[0]).toMatchObject({ Pick1: 'Home1' });
    expect((await log()).find(({ action }) => action === 'user.handed_over')).toMatchObject({ actor: 'Carl' });
    // The last mail to the person before turns nothing off for the next one.
    expect(told!.body_text).not.toContain('unsubscribe');
  });

  it('hands no role over, and refuses the last who could give one', async () => {
    const { users, as, call } = league;
    const cora = await addAccount(league.db, 'Cora', 'secret');
    for (const user_id of [cora, users.bob])
      expect((await call('POST ad/grant_role', { as: as.carl, body: { user_id, role: 'commissioner', group_number: 1 } })).status).toBe(
        200,
      );
    expect((await handOver(users.bob, 'nora@example.net')).status).toBe(200);
    expect(await league.db.kysely.selectFrom('roles').select('user_id').where('role', '=', 'commissioner').execute()).toEqual([
      { user_id: cora },
    ]);
    for (const act of [() => handOver(cora, 'new@example.net'), () => close(cora)])
      expect(await act()).toMatchObject({ status: 409, error: { fields: { user_id: 'is the last commissioner' } } });
    for (const act of [() => handOver(users.carl, 'new@example.net'), () => close(users.carl)])
      expect(await act()).toMatchObject({ status: 409, error: { fields: { user_id: 'is you' } } });
  });

  it.each([
    ['an address that somebody has', 'ann@example.org', undefined, 409],
    ['the address that it has', 'BOB@example.org', undefined, 409],
    ['no address', 'nobody', undefined, 400],
    ['a name that somebody has', 'n@example.net', 'ANN', 409],
    ['a name that looks like another', 'n@example.net', 'A n n', 409],
    ['a name that could not sign in', 'n@example.net', 'a:b', 400],
  ])('hands nothing over to %s, and then changes nothing', async (_what, email, name, status) => {
    const ways = await everyWayIn();
    const [lines, users] = [(await log()).length, await league.db.kysely.selectFrom('users').selectAll().orderBy('id').execute()];
    expect((await handOver(league.users.bob, email, name)).status).toBe(status);
    expect((await league.call('GET utils/devices', { as: basic('Bob', ways.secret) })).status).toBe(200);
    expect([(await log()).length, await league.db.kysely.selectFrom('users').selectAll().orderBy('id').execute()]).toEqual([lines, users]);
  });

  it('is for site administrators alone', async () => {
    await addAccount(league.db, 'Cora', 'secret');
    const cora = basic('Cora', 'secret');
    for (const as of [league.as.ann, cora]) {
      expect((await handOver(league.users.bob, 'n@example.net', undefined, as)).status).toBe(403);
      expect((await close(league.users.bob, {}, as)).status).toBe(403);
      expect((await league.call('GET ad/closed_accounts', { as })).status).toBe(403);
    }
    expect((await handOver(99_999, 'n@example.net')).status).toBe(404);
    expect((await close(99_999)).status).toBe(404);
  });

  it('closes an account: address, devices and keys are gone, from the log as well; entries go or stay as asked', async () => {
    const ways = await everyWayIn();
    await league.call('GET ad/changeuseremail', {
      as: league.as.carl,
      query: { oldEmail: 'bob@example.org', newEmail: 'robert@example.net' },
    });
    await league.call('GET ad/changeuseremail', {
      as: league.as.carl,
      query: { oldEmail: 'ann@example.org', newEmail: 'ann@example.net' },
    });
    const closed = await close(league.users.bob, { entries: 'stay' });
    expect(closed.data!.message).toBe('the account of Bob is closed; 1 entry kept by name');
    await nothingLeft(ways);
    expect(await board(league.as.ann)).toContain('Bob');
    const [last] = (await mails()).slice(-1);
    expect(last).toMatchObject({ to_address: 'robert@example.net', subject: 'Your Poolhouse account is closed' });
    // Neither the address that it had last, nor those before.
    expect(JSON.stringify(await log())).not.toMatch(/robert@example.net|Bob@example.org/i);
    expect(JSON.stringify(await log())).toContain('Ann@example.org');
    expect(
      await league.db.kysely
        .selectFrom('users')
        .select(['email', 'username', 'password_hash'])
        .where('id', '=', league.users.bob)
        .execute(),
    ).toEqual([{ email: `removed-${league.users.bob}@removed.invalid`, username: `removed:${league.users.bob}`, password_hash: null }]);
    expect((await close(league.users.bob)).status).toBe(409);
    // Whoever has died is written to no more.
    expect((await close(league.users.ann, { tell: 0 })).data!.message).toContain('1 entry taken out');
    expect((await mails()).at(-1)).toEqual(last);
  });

  it('calls the entries a former player where that is wished: on the board, on the smack board and in the log', async () => {
    const { as, call, contest, users } = league;
    expect((await call('POST football/smack', { as: as.ann, body: { Message: 'hello', contest_id: contest } })).status).toBe(200);
    await call('POST ad/rename_entry', { as: as.carl, body: { entry_id: league.entries.bob, entry_name: 'A former player' } });
    expect((await close(users.ann, { entries: 'stay', names: 'former' })).status).toBe(200);
    expect(await board(as.bob)).toEqual(expect.arrayContaining(['A former player', 'A former player 2']));
    const page = (await call('GET football/pagedata', { as: as.bob, query: { contest_id: contest } })).data!;
    expect(page.smack.data.map(({ EntryName }) => EntryName)).toEqual(['A former player 2']);
    expect(JSON.stringify(page)).not.toContain("Ann's Aces");
    const told = JSON.stringify(await log());
    expect(told).not.toMatch(/Ann's Aces|"Ann"|Ann@/);
  });

  it('opens a closed account again for who has a new address, with all that it has played, in the groups that it played in', async () => {
    await close(league.users.bob, { entries: 'stay' });
    const listed = (await league.call('GET ad/closed_accounts', { as: league.as.carl })).data!.closed_accounts.data;
    expect(listed).toEqual([{ ID: league.users.bob, closed_at: expect.any(String), entries: ['Bob, League 2022'] }]);
    expect((await handOver(league.users.bob, 'bob@example.org')).data!.message).toContain('bob has the account');
    const [join] = (await mails()).slice(-1);
    const guid = /guid=([\w-]{43})/.exec(join!.body_text)![1]!;
    await league.call('POST na/joinuser', { body: { guid, password: 'again' } });
    expect(await board(basic('bob', 'again'))).toContain('Bob');
    expect((await league.call('GET ad/closed_accounts', { as: league.as.carl })).data!.closed_accounts.data).toEqual([]);
    expect((await log()).at(-2)).toMatchObject({ action: 'user.reopened' });
  });
});
