import { footballLeague, saveOf, SUNDAY, type FootballLeague } from '../../contests/football/testing/football-league';
import { describeByTurns } from '../../testing/engines';

describeByTurns('taking an override back', (engine) => {
  let league: FootballLeague;
  beforeEach(async () => {
    league = await footballLeague(engine);
  });
  afterEach(() => league.app.close());

  const ledger = async () => (await league.call('GET ad/overrides', { as: league.as.carl, query: {} })).data!.overrides.data;
  const undo = (activity_id: number, as = league.as.carl) =>
    league.call('POST ad/undo_override', { as, body: { activity_id, reason: 'by mistake' } });
  const picks = () =>
    league.db.read((tx) =>
      tx
        .selectFrom('football_picks')
        .select(['slot', 'event_id', 'side'])
        .where('entry_id', '=', league.entries.bob)
        .orderBy('slot')
        .execute(),
    );

  it('puts picks back as a new line, tells the player, and works once', async () => {
    await league.call('GET football/makepicks', {
      as: league.as.bob,
      query: saveOf(league, league.entries.bob, [
        [1, 'H'],
        [2, 'A'],
      ]),
    });
    const before = await picks();
    league.clock.set(SUNDAY + 1);
    const override = {
      ...saveOf(league, league.entries.bob, []),
      Pick1: 'A1',
      event_id1: league.games[1]!,
      Pick2: 'A2',
      event_id2: league.games[2]!,
      reason: 'phoned in',
    };
    expect((await league.call('POST football/MakePicksGuts', { as: league.as.carl, body: override })).status).toBe(200);
    expect(await picks()).not.toEqual(before);
    const [line] = await ledger();
    expect(line).toMatchObject({
      Action: 'football.picks_overridden',
      EntryName: 'Bob',
      reason: 'phoned in',
      can_undo: 1,
      undone_by: null,
    });
    expect((await undo(line!.ID)).status).toBe(200);
    expect(await picks()).toEqual(before);
    const after = await ledger();
    expect(after[0]).toMatchObject({ Action: 'override.undone', reason: 'by mistake' });
    expect(after.find(({ ID }) => ID === line!.ID)).toMatchObject({ can_undo: 0, undone_by: after[0]!.ID });
    expect(await undo(line!.ID)).toMatchObject({ status: 409, error: { message: 'This was taken back already.' } });
    const mails = await league.db.read((tx) =>
      tx.selectFrom('mail_outbox').select(['kind', 'user_id']).where('kind', '=', 'done_for_you').execute(),
    );
    expect(mails).toEqual([{ kind: 'done_for_you', user_id: league.users.bob }]);
  });

  it('does not pass over what was done since, and never what is the own entry of who asks', async () => {
    const { entries, users, as } = league;
    const paid = (value: 0 | 1) => league.call('POST ad/paid', { as: as.carl, body: { entry_id: entries.bob, paid: value } });
    await paid(1);
    const [first] = await ledger();
    await paid(0);
    expect(await undo(first!.ID)).toMatchObject({ status: 409, error: { fields: { activity_id: 'is not the latest' } } });
    const [second] = await ledger();
    expect((await undo(second!.ID)).status).toBe(200);
    expect((await league.call('GET ad/contest', { as: as.carl, query: { contest_id: league.contest } })).data!.entries.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: entries.bob, paid: 1, paid_by: 'Carl' })]),
    );
    await league.call('POST ad/grant_role', { as: as.carl, body: { user_id: users.bob, role: 'commissioner', group_number: 1 } });
    await league.call('POST ad/set_sidebet', { as: as.carl, body: { entry_id: entries.bob, sidebet: 1 } });
    const [sidebet] = await ledger();
    expect(await undo(sidebet!.ID, as.bob)).toMatchObject({
      status: 403,
      error: { message: 'Another administrator has to change your own entry.' },
    });
    expect((await undo(sidebet!.ID)).status).toBe(200);
  });

  it('keeps two people where an administrator would change the own picks after kick-off', async () => {
    const { entries, users, as } = league;
    await league.call('POST ad/grant_role', { as: as.carl, body: { user_id: users.bob, role: 'helper', contest_id: league.contest } });
    const guts = (as: string) =>
      league.call('POST football/MakePicksGuts', {
        as,
        body: { entry_id: entries.bob, Pick1: 'H1', event_id1: league.games[1]!, reason: 'meant it' },
      });
    expect((await guts(as.bob)).status).toBe(200);
    league.clock.set(SUNDAY + 1);
    const late = (as: string) =>
      league.call('POST football/MakePicksGuts', {
        as,
        body: { entry_id: entries.bob, Pick1: 'A1', event_id1: league.games[1]!, reason: 'meant it' },
      });
    expect(await late(as.bob)).toMatchObject({ status: 403, error: { message: 'Another administrator has to change your own entry.' } });
    expect((await late(as.carl)).status).toBe(200);
  });
});
