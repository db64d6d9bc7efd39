import { footballLeague, saveOf, type FootballLeague } from '../../contests/football/testing/football-league';
import { describeSite } from '../../testing/engines';
import { FAILURES_TO_LOCK, LOCKED_FOR_MS } from './lockout.rules';

describeSite('what an administrator sees and does about accounts', (engine) => {
  let league: FootballLeague;
  /** The page stands for half a minute, or until an administrator does something. */
  const page = async () => {
    league.clock.advance(30_000);
    return (await league.call('GET ad/pagedata', { as: league.as.carl })).data!;
  };
  const fail = async (username: string) => {
    for (let n = 0; n < FAILURES_TO_LOCK; n++)
      await league.call('POST na/signin', { body: { username, password: `guess ${n}` }, remoteAddress: `203.0.113.${n}` });
  };
  const signIn = async (username: string) => (await league.call('POST na/signin', { body: { username, password: 'secret' } })).status;
  const unlock = (userName: string, as = league.as.carl) => league.call('GET ad/UnlockUser', { as, query: { userName } });

  beforeEach(async () => {
    league = await footballLeague(engine);
  });
  afterEach(() => league.app.close());

  it('lists who is locked, by user name or e-mail, and no name that nobody has', async () => {
    await fail('Ann');
    await fail('ann@example.org');
    await fail('Bob@Example.org');
    await fail('a password typed into the wrong field');
    expect((await page()).locked_users.data.map(({ Email }) => Email)).toEqual(['Ann@example.org', 'Bob@example.org']);
    league.wall.advance(LOCKED_FOR_MS);
    expect((await page()).locked_users.data).toEqual([]);
  });

  it('unlocks a user under both names', async () => {
    await fail('Ann');
    await fail('ann@example.org');
    expect((await unlock('ann')).data).toEqual({ result: 'success', id: league.users.ann, message: 'Ann@example.org may sign in again' });
    expect([await signIn('Ann'), await signIn('ann@example.org')]).toEqual([200, 200]);
    expect((await page()).locked_users.data).toEqual([]);
    expect((await unlock('nobody')).status).toBe(404);
    expect((await unlock('Ann', league.as.bob)).status).toBe(403);
    expect((await league.call('GET ad/UnlockUser', { as: league.as.carl, query: {} as never })).status).toBe(400);
  });

  it('shows the log, newest first, without picks and secrets', async () => {
    await league.call('GET football/makepicks', {
      as: league.as.ann,
      query: saveOf(league, league.entries.ann, [
        [1, 'H'],
        [2, 'A'],
      ]),
    });
    await league.call('GET ad/adduser', { as: league.as.carl, query: { email: 'fay@example.org' } });
    const added = league.clock.now();
    const { activity } = await page();
    expect(activity.data.slice(0, 2)).toEqual([
      {
        ID: expect.any(Number),
        Action: 'user.added',
        User: 'Carl',
        DBUser: 'Carl',
        IP: '127.0.0.1',
        modtime: new Date(added).toISOString(),
        details: 1,
      },
      {
        ID: expect.any(Number),
        Action: 'football.picks',
        User: 'Ann',
        DBUser: 'Ann',
        IP: '127.0.0.1',
        modtime: expect.any(String),
        details: 1,
      },
    ]);
    const text = JSON.stringify(activity);
    for (const hidden of ['Home1', 'H1', 'A2', 'event_id', 'side', 'secret']) expect(text).not.toContain(`"${hidden}`);
    expect(activity.data.map(({ ID }) => ID)).toEqual(activity.data.map(({ ID }) => ID).sort((a, b) => b - a));
  });

  it('shows the first 50 lines of the log and how many there are, and mails that wait, without what they say', async () => {
    for (let n = 0; n < 205; n++)
      await league.db.kysely
        .insertInto('activity')
        .values({ at: n, action: 'test', user_id: null, actor: 'command line', ip: '', before: null, after: null })
        .execute();
    await league.call('GET ad/adduser', { as: league.as.carl, query: { email: 'fay@example.org' } });
    const { activity, mail, config } = await page();
    expect(activity.data).toHaveLength(50);
    expect(config.data[0]!.activity_total).toBe(206);
    const older = await league.call('GET ad/activity', { as: league.as.carl, query: { after: activity.data.at(-1)!.ID, limit: 200 } });
    expect(older.data!.activity).toMatchObject({ total: 206, data: { length: 156 } });
    expect(activity.data[1]).toMatchObject({ User: 'command line', DBUser: '' });
    expect(mail.data).toEqual([
      {
        ID: expect.any(Number),
        To: 'fay@example.org',
        Kind: 'join',
        State: 'waiting',
        Tries: 0,
        LastError: '',
        Created: expect.any(String),
        NextTry: expect.any(String),
      },
    ]);
    expect(JSON.stringify(mail)).not.toContain('guid');
  });
});
