import { footballLeague, type FootballLeague } from '../contests/football/testing/football-league';
import { DEVICE_BELIEVED_FOR_MS } from '../people/accounts/authenticator';
import { describeSite } from '../testing/engines';
import { basic } from '../testing/site';

describeSite('a player’s own name', (engine) => {
  let league: FootballLeague;
  beforeEach(async () => {
    league = await footballLeague(engine);
  });
  afterEach(() => league.app.close());

  const signIn = async (username: string) => (await league.call('POST na/signin', { body: { username, password: 'secret' } })).data;
  const rename = (as: string, name: string, entries?: 0 | 1) =>
    league.call('POST utils/change_name', { as, body: { name, ...(entries !== undefined && { entries }) } });
  const names = async () =>
    (
      await league.db.kysely.selectFrom('entries').select('entry_name').where('contest_id', '=', league.contest).orderBy('id').execute()
    ).map(({ entry_name }) => entry_name);

  it('is changed, and signs in from then on; devices that knew the old one stay signed in and learn the new one', async () => {
    const device = (await signIn('Bob'))!.device_secret!;
    expect((await rename(basic('Bob', device), '  Bob   Miller ')).data!.message).toBe('You are called Bob Miller now');
    expect(await signIn('Bob')).toBeUndefined();
    expect(await signIn('bob miller')).toMatchObject({ username: 'Bob Miller' });
    const stays = basic('Bob', device);
    expect((await league.call('GET utils/account', { as: stays })).data).toEqual({
      username: 'Bob Miller',
      email: 'Bob@example.org',
      waiting: '',
    });
    expect((await league.call('POST na/signin', { body: { username: 'Bob', password: device } })).data).toMatchObject({
      username: 'Bob Miller',
    });
    // Once the old name is somebody's again, no secret of another opens anything by it.
    expect((await rename(league.as.ann, 'Bob')).status).toBe(200);
    league.wall.advance(DEVICE_BELIEVED_FOR_MS);
    expect((await league.call('GET utils/account', { as: stays })).status).toBe(401);
    const [mail] = await league.db.kysely
      .selectFrom('mail_outbox')
      .select(['to_address', 'subject'])
      .where('kind', '=', 'name_changed')
      .execute();
    expect(mail).toEqual({ to_address: 'Bob@example.org', subject: 'You are called Bob Miller on Poolhouse now' });
    const line = await league.db.kysely
      .selectFrom('activity')
      .select(['actor', 'before', 'after'])
      .where('action', '=', 'user.renamed')
      .executeTakeFirstOrThrow();
    expect([line.actor, JSON.parse(line.before!), JSON.parse(line.after!)]).toEqual([
      'Bob',
      { id: league.users.bob, username: 'Bob' },
      { id: league.users.bob, username: 'Bob Miller', entries: [] },
    ]);
  });

  it('goes over to entries that were called so, where that is wished, and to none of a closed season', async () => {
    expect((await rename(league.as.bob, 'Robert', 1)).data!.message).toBe('You are called Robert now, and so is your entry');
    expect(await names()).toEqual(expect.arrayContaining(["Ann's Aces", 'Robert']));
    await league.call('POST ad/freeze_season', { as: league.as.carl, body: { contest_id: league.contest, confirm: 1 } });
    expect((await rename(basic('Robert', 'secret'), 'Bobby', 1)).status).toBe(200);
    expect(await names()).toContain('Robert');
  });

  it.each([
    ['ANN', 409],
    ['a:b', 400],
    ['ann@example.org', 400],
    ['Bob', 409],
    [' ', 400],
    ['x'.repeat(41), 400],
  ])('is refused as %s, and then nothing changes', async (name, status) => {
    expect((await rename(league.as.bob, name, 1)).status).toBe(status);
    expect(await signIn('Bob')).toMatchObject({ username: 'Bob' });
    expect(await names()).toContain('Bob');
  });

  it('changes nothing where an entry could not be called so', async () => {
    await league.call('POST ad/rename_entry', { as: league.as.carl, body: { entry_id: league.entries.ann, entry_name: 'Robert' } });
    expect((await rename(league.as.bob, 'Robert', 1)).status).toBe(409);
    expect(await signIn('Bob')).toMatchObject({ username: 'Bob' });
    expect((await rename(league.as.bob, 'Robert', 0)).status).toBe(200);
  });

  it('may differ in its capitals alone', async () => {
    expect((await rename(league.as.bob, 'BOB')).status).toBe(200);
    expect(await signIn('bob')).toMatchObject({ username: 'BOB' });
  });
});
