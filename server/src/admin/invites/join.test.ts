import { footballLeague, type FootballLeague } from '../../contests/football/testing/football-league';
import { describeByTurns } from '../../testing/engines';
import { basic } from '../../testing/site';

describeByTurns('joining by a link', (engine) => {
  let league: FootballLeague;
  beforeEach(async () => {
    league = await footballLeague(engine);
  });
  afterEach(() => league.app.close());

  const invite = async (body: { group_number?: number; contest_id?: number; days?: number; uses?: number } = {}) => {
    const { data } = await league.call('POST ad/invite', { as: league.as.carl, body: { days: 7, uses: 2, ...body } });
    return { ...data!, code: new URL(data!.link).hash.slice(1) };
  };
  const read = async (code: string) => (await league.call('POST na/invitation', { body: { code } })).data!;
  const join = (code: string, name = 'Zoe', more: object = {}) =>
    league.call('POST na/join', { body: { code, name, email: `${name}@example.net`, password: 'secret', ...more } });
  const count = async (table: 'users' | 'entries' | 'activity') =>
    (await league.db.read((tx) => tx.selectFrom(table).select('id').execute())).length;

  it('makes a player who is signed in, entered, and shown the first pick', async () => {
    const { code } = await invite({ group_number: 1 });
    expect(await read(code)).toMatchObject({
      state: 'open',
      group_name: 'Group 1',
      invited_by: 'Carl',
      contests: [{ id: league.contest, name: 'League', year: 2022 }],
    });
    const { data } = await join(code, 'Zoe', { entry_name: 'Zoe Goes' });
    const entry = await league.db.read((tx) =>
      tx.selectFrom('entries').select('id').where('entry_name', '=', 'Zoe Goes').executeTakeFirstOrThrow(),
    );
    expect(data).toMatchObject({
      username: 'Zoe',
      group_number: 1,
      user_contests: ['Football'],
      next: `/football/makepicks?entry=${entry.id}`,
    });
    const picks = await league.call('GET football/makepicksdata', { as: basic('Zoe', data!.device_secret!), query: {} });
    expect(picks.data!.current_picks.data[0]).toMatchObject({ entry: 'Zoe Goes' });
  });

  it('is no override: what players do about themselves stands in the log alone', async () => {
    const { code } = await invite({ group_number: 1 });
    await join(code, 'Zoe');
    const { data } = await league.call('GET ad/overrides', { as: league.as.carl, query: { contest_id: league.contest } });
    expect(data!.overrides.data.filter(({ User }) => User === 'Zoe')).toEqual([]);
    const log = (await league.call('GET ad/activity', { as: league.as.carl, query: { contest_id: league.contest } })).data!;
    expect(log.activity.data.map(({ Action, User }) => [Action, User])).toContainEqual(['entry.joined', 'Zoe']);
  });

  it('takes the contest of a roster by its name as well as by its type', async () => {
    const csv = (contest: string) => `email,contest\nrow-${contest.length}@example.net,${contest}\n`;
    const take = (contest: string) =>
      league.call('POST ad/import_roster', { as: league.as.carl, body: { group_number: 1, csv: csv(contest), dry_run: 1 } });
    for (const named of ['football', 'League', 'league 2022'])
      expect((await take(named)).data).toMatchObject({
        message: '1 to be invited, 0 to be entered, 0 in already; nothing is done yet',
        lines: { data: [{ what: 'new' }] },
      });
    expect((await take('Oak')).data!.lines.data[0]).toMatchObject({ what: 'refused', message: expect.stringMatching(/called Oak/) });
  });

  it('ends with its uses, its days and its revocation, and says so; a refused join leaves nothing', async () => {
    const { code, id } = await invite();
    await join(code, 'Zoe');
    await join(code, 'Yan');
    const before = [await count('users'), await count('entries'), await count('activity')];
    expect(await join(code, 'Xia')).toMatchObject({
      status: 409,
      error: { message: 'This invitation has been used up. Ask for a new one.' },
    });
    expect((await read(code)).state).toBe('used');
    const other = await invite();
    expect((await league.call('POST ad/revoke_invite', { as: league.as.carl, body: { id: other.id } })).status).toBe(200);
    expect((await read(other.code)).state).toBe('revoked');
    const third = await invite({ days: 1 });
    league.clock.advance(24 * 60 * 60_000);
    expect(await read(third.code)).toMatchObject({ state: 'expired', group_name: '', contests: [], former: [] });
    expect((await read('x'.repeat(43))).state).toBe('unknown');
    expect(id).not.toBe(other.id);
    expect([await count('users'), await count('entries')]).toEqual(before.slice(0, 2));
  });

  it('takes no address or name twice, and lets who is here already in with the account they have', async () => {
    const { code } = await invite({ group_number: 1, uses: 5 });
    expect(await join(code, 'Dan', { email: 'new@example.net' })).toMatchObject({ status: 409 });
    expect(await join(code, 'Daniel', { email: 'DAN@example.org' })).toMatchObject({
      status: 409,
      error: { fields: { email: 'is taken' } },
    });
    const joined = await league.call('POST utils/join', { as: league.as.dan, body: { code } });
    expect(joined.data).toMatchObject({ username: 'Dan', group_number: 2, user_contests: ['Football'] });
    const groups = await league.db.read((tx) =>
      tx.selectFrom('group_members').select('group_number').where('user_id', '=', league.users.dan).orderBy('group_number').execute(),
    );
    expect(groups.map(({ group_number }) => group_number)).toEqual([1, 2]);
    const entries = await count('entries');
    expect((await league.call('POST utils/join', { as: league.as.dan, body: { code } })).status).toBe(200);
    expect(await count('entries')).toBe(entries);
  });

  it('keeps the code nowhere', async () => {
    const { code } = await invite();
    const rows = await league.db.read(async (tx) => [
      await tx.selectFrom('invites').selectAll().execute(),
      await tx.selectFrom('activity').selectAll().execute(),
    ]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('lets a newcomer say that a former entry is theirs, and the commissioner decide', async () => {
    await league.call('POST ad/copy_contest', { as: league.as.carl, body: { contest_id: league.contest, year: 2023 } });
    await league.call('GET ad/RemoveUser', { as: league.as.carl, query: { email: 'Bob@example.org' } });
    const { code } = await invite({ group_number: 1 });
    expect((await read(code)).former).toEqual([{ entry_id: league.entries.bob, entry_name: 'Bob', year: 2022 }]);
    const claimed = await join(code, 'Bobby', { claim: league.entries.bob });
    expect(claimed.status).toBe(200);
    const page = (await league.call('GET ad/pagedata', { as: league.as.carl })).data!;
    expect(page.claims.data).toMatchObject([{ username: 'Bobby', entry_name: 'Bob', year: 2022 }]);
    expect(page.needs_action.data.map(({ kind }) => kind)).toContain('claim_waits');
    const answer = () => league.call('POST ad/answer_claim', { as: league.as.carl, body: { id: page.claims.data[0]!.ID, approve: 1 } });
    expect((await answer()).data!.message).toBe("Bob is Bobby's now");
    expect((await answer()).status).toBe(409);
    const owner = await league.db.read((tx) =>
      tx.selectFrom('entries').select('user_id').where('id', '=', league.entries.bob).executeTakeFirstOrThrow(),
    );
    expect(owner.user_id).toBe(page.claims.data[0]!.user_id);
  });

  it('reads a roster: a dry run writes nothing, and one bad line keeps the whole file out', async () => {
    const csv = (lines: string[]) => ['email,name,entry_name,contest', ...lines].join('\n');
    const take = (lines: string[], dry_run: 0 | 1) =>
      league.call('POST ad/import_roster', { as: league.as.carl, body: { group_number: 1, csv: csv(lines), dry_run } });
    const before = [await count('users'), await count('entries'), await count('activity')];
    const bad = ['gus@example.net,Gus,Gusto,football', 'not an address,,,', 'ann@example.org,,,football'];
    const { data } = await take(bad, 1);
    expect(data!.lines.data.map(({ line, what }) => [line, what])).toEqual([
      [2, 'new'],
      [3, 'refused'],
      [4, 'known'],
    ]);
    expect(await take(bad, 0)).toMatchObject({ status: 400, error: { fields: { 'line 3': expect.any(String) } } });
    expect([await count('users'), await count('entries'), await count('activity')]).toEqual(before);
    expect((await take([bad[0]!, bad[2]!], 0)).data!.message).toBe('1 invited, 0 entered, 1 in already');
    expect(await count('users')).toBe(before[0]! + 1);
    expect(await count('entries')).toBe(before[1]! + 1);
  });
});
