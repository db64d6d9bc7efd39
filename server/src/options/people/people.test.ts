import { footballLeague, type FootballLeague } from '../../contests/football/testing/football-league';
import { describeSite } from '../../testing/engines';
import { addContest, addEntry } from '../../testing/rows.store';
import { addAccount } from '../../testing/site';
import { membersAround } from './members.store';

describeSite('how people are shown', (engine) => {
  let league: FootballLeague;
  beforeEach(async () => {
    league = await footballLeague(engine);
  });
  afterEach(() => league.app.close());

  const read = async (as = league.as.ann) => (await league.call('GET utils/people', { as })).data!;
  const choose = (main: object, as = league.as.ann) => league.call('POST utils/useroptions', { as, body: { user_options: { main } } });
  const rowOf = async (name: string, as = league.as.bob) => (await read(as)).people.data.find(({ Names }) => Names.includes(name));

  it('is the same for everybody who is in a circle with them, and different for each', async () => {
    const [asAnn, asBob] = [await read(), await read(league.as.bob)];
    expect(asAnn.people).toEqual(asBob.people);
    expect(asAnn.own).toEqual(asAnn.usual);
    expect(asAnn.people.data).toContainEqual({ ...asAnn.own, Names: ["Ann's Aces"] });
    const marks = asAnn.people.data.map(({ Color, Monogram }) => `${Color} ${Monogram}`);
    expect(new Set(marks).size).toBe(asAnn.people.data.length);
  });

  it('is known of a circle as well to whoever sees it without being in it', async () => {
    const outside = await addAccount(league.db, 'Warden', 'secret');
    await league.db.kysely.deleteFrom('group_members').where('user_id', '=', outside).execute();
    const [{ group_number: group } = { group_number: 0 }] = await league.db.kysely
      .selectFrom('group_members')
      .select('group_number')
      .execute();
    const [alone, seen] = await league.db.read(async (tx) => [await membersAround(tx, outside), await membersAround(tx, outside, [group])]);
    expect(alone.map(({ username }) => username)).toEqual(['Warden']);
    expect(seen.map(({ username }) => username)).toEqual(expect.arrayContaining(['Ann', 'Bob', 'Warden']));
  });

  it('is what they chose, which the log keeps, until they take it back', async () => {
    const before = await rowOf("Ann's Aces");
    expect((await choose({ color: 'plum', monogram: ' zz ' })).data).toEqual({ result: 'success' });
    expect(await rowOf("Ann's Aces")).toEqual({ Color: 'plum', Monogram: 'ZZ', Names: ["Ann's Aces"] });
    expect((await read()).usual).toEqual({ Color: before!.Color, Monogram: before!.Monogram });
    const lines = await league.db.kysely
      .selectFrom('activity')
      .select(['before', 'after'])
      .where('action', '=', 'options.changed')
      .execute();
    expect(lines.map(({ before: was, after }) => [JSON.parse(was!), JSON.parse(after!)])).toEqual([
      [expect.objectContaining({ color: '', monogram: '' }), expect.objectContaining({ color: 'plum', monogram: 'ZZ' })],
    ]);
    await choose({ color: '', monogram: '' });
    expect(await rowOf("Ann's Aces")).toEqual(before);
  });

  it('has letters that nobody in the circle has, nor any that look like theirs', async () => {
    await choose({ monogram: 'L1' });
    for (const monogram of ['L1', 'l1', 'LI', (await read()).own.Monogram]) {
      const refused = await choose({ color: 'rose', monogram }, league.as.bob);
      expect([refused.status, refused.error?.code, refused.error?.message]).toEqual([409, 'conflict', expect.stringContaining('Ann')]);
    }
    expect((await read(league.as.bob)).own).toEqual((await read(league.as.bob)).usual);
    expect((await choose({ color: 'rose' }, league.as.bob)).status).toBe(200);
  });

  it.each([{ color: 'pink' }, { color: 1 }, { monogram: 'ABC' }, { monogram: '!' }, { monogram: 'A B' }, { monogram: null }])(
    'refuses %j',
    async (main) => {
      const refused = await choose(main);
      expect([refused.status, refused.error?.code]).toEqual([400, 'bad_input']);
    },
  );

  it('goes with the account, and says nothing of contests that the viewer is not in', async () => {
    const other = await addContest(league.db, { name: 'Secret', group_number: 7 });
    await addEntry(league.db, { contest_id: other, user_id: league.users.bob, entry_name: 'Bob Elsewhere' });
    expect(JSON.stringify(await read())).not.toContain('Elsewhere');
    await choose({ color: 'plum', monogram: 'ZZ' });
    const closed = await league.call('POST ad/close_account', {
      as: league.as.carl,
      body: { user_id: league.users.ann },
    });
    expect(closed.status).toBe(200);
    expect(await rowOf("Ann's Aces")).toBeUndefined();
    expect((await choose({ monogram: 'ZZ' }, league.as.bob)).status).toBe(200);
  });

  it('is for who is signed in', async () => {
    expect((await league.call('GET utils/people')).status).toBe(401);
  });
});
