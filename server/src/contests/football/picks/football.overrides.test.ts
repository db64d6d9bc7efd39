import { describeEachEngine } from '../../../testing/engines';
import { finish } from '../../../testing/scores.store';
import { footballLeague, saveOf, SUNDAY, WEEK_2_OPENS, type FootballLeague } from '../testing/football-league';

describeEachEngine('picks set by an administrator', (engine) => {
  let league: FootballLeague;
  beforeEach(async () => {
    league = await footballLeague(engine);
  });

  const override = (query: Record<string, string | number>) =>
    league.call('GET football/MakePicksGuts', { as: league.as.carl, query: query as { entry_id: number } });
  const picksOf = async (as: string, week = 1) =>
    (await league.call('GET football/pagedata', { as, query: { contest_id: league.contest, week } })).data!.picks.data;
  const logged = () =>
    league.db.read((tx) =>
      tx
        .selectFrom('activity')
        .select(['action', 'actor', 'before', 'after'])
        .where('action', 'like', 'football.%')
        .orderBy('id')
        .execute(),
    );

  it('need no reason for a player who cannot sign in yet, and stay sealed from the one who typed them', async () => {
    const { entries, games, as } = league;
    expect((await override({ entry_id: entries.eve, Pick1: 'A1', event_id1: games[1]!, lock1: 1 })).data).toEqual({ result: 'success' });
    expect(await picksOf(as.carl)).toEqual([expect.objectContaining({ EntryName: 'Eve', Pick: '', event_id: null, Override: '' })]);
    const pending = await league.call('GET football/pending_picks', { as: as.carl, query: { entry_id: entries.eve } });
    expect(pending.data!.current_picks.data[0]).toMatchObject({
      Sealed1: 1,
      Pick1: null,
      event_id1: null,
      Spread1: null,
      LockedAt1: '',
      Result1: 3,
      Sealed2: 0,
      Result2: null,
    });
    expect((await logged()).at(-1)).toMatchObject({
      action: 'football.picks_overridden',
      actor: 'Carl',
      after: expect.not.stringContaining('event_id'),
    });
    league.clock.set(SUNDAY);
    expect(await picksOf(as.bob)).toEqual([
      expect.objectContaining({ Pick: 'Away1', Spread: 3.5, Override: 'Entered by an administrator' }),
    ]);
  });

  it('correct a started game at its frozen line, with the reason shown and the rest untouched', async () => {
    const { entries, games, as, clock, db } = league;
    await league.call('GET football/makepicks', {
      as: as.ann,
      query: saveOf(league, entries.ann, [
        [0, 'A', 1],
        [6, 'H', 1],
      ]),
    });
    clock.set(SUNDAY);
    await finish(db, games[1]!, 0, 20);
    expect(
      (await override({ entry_id: entries.ann, reason: 'Mail came in time', Pick1: 'H1', event_id1: games[1]!, lock1: 1 })).status,
    ).toBe(200);
    const [first, second] = await picksOf(as.ann);
    expect(first).toMatchObject({ Pick: 'Home1', Spread: -3.5, Result: 1, LockedAt: '', Override: 'Mail came in time' });
    expect(second).toMatchObject({ Pick: 'Home6', Override: '' });
    const line = (await logged()).at(-1)!;
    expect(JSON.parse(line.before!)).toMatchObject({ picks: [{ slot: 1, event_id: games[0], side: 1 }] });
    expect(JSON.parse(line.after!)).toMatchObject({ reason: 'Mail came in time', picks: [{ slot: 1, event_id: games[1], side: 2 }] });
  });

  it('correct an earlier week', async () => {
    const { entries, games, as, clock } = league;
    clock.set(WEEK_2_OPENS);
    expect(
      (await override({ entry_id: entries.bob, reason: 'Mail came in time', week: 1, Pick5: 'A3', event_id5: games[3]! })).status,
    ).toBe(200);
    expect(await picksOf(as.ann)).toEqual([
      expect.objectContaining({ EntryName: 'Bob', slot: 5, Pick: 'Away3', Override: 'Mail came in time' }),
    ]);
  });

  it('replace all sealed picks of a player, who may change them again', async () => {
    const { entries, games, as } = league;
    await league.call('GET football/makepicks', {
      as: as.ann,
      query: saveOf(league, entries.ann, [
        [1, 'A'],
        [2, 'A'],
      ]),
    });
    const given = { Pick1: 'H3', event_id1: games[3]!, Pick2: 'H1', event_id2: games[1]! };
    expect((await override({ entry_id: entries.ann, reason: 'By phone', ...given })).status).toBe(200);
    expect((await picksOf(as.ann)).map((row) => [row.Pick, row.Override])).toEqual([
      ['Home3', 'By phone'],
      ['Home1', 'By phone'],
    ]);
    await league.call('GET football/makepicks', {
      as: as.ann,
      query: saveOf(league, entries.ann, [
        [4, 'A'],
        [1, 'H'],
      ]),
    });
    expect((await picksOf(as.ann)).map((row) => [row.Pick, row.Override])).toEqual([
      ['Away4', ''],
      ['Home1', 'By phone'],
    ]);
  });

  it("behave like a player's own save for the administrator's own entry", async () => {
    const { games, as, users, contest, clock } = league;
    const added = await league.call('POST ad/add_contest_entry', { as: as.carl, body: { contest_id: contest, user_id: users.carl } });
    const entry_id = added.data!.id!;
    expect((await override({ entry_id, Pick1: 'A1', event_id1: games[1]! })).status).toBe(200);
    expect(await picksOf(as.carl)).toEqual([expect.objectContaining({ EntryName: 'Carl', Pick: 'Away1', Override: '' })]);
    expect(await override({ entry_id, week: 2, Pick1: 'A2', event_id1: games[2]! })).toMatchObject({
      status: 400,
      error: { code: 'bad_input' },
    });
    clock.set(SUNDAY);
    expect(await override({ entry_id, reason: 'I forgot', Pick1: 'A2', event_id1: games[2]! })).toMatchObject({
      status: 403,
      error: { code: 'forbidden', message: 'Another administrator has to change your own entry.' },
    });
  });
});
