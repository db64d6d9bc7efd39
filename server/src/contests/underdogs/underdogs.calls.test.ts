import { tag } from '../../ground/db/database';
import { SEASON_OPENS } from '../../testing/context';
import { describeByTurns } from '../../testing/engines';
import { finish, moveLine, play, postpone } from '../../testing/scores.store';
import { MONDAY, SUNDAY, THURSDAY, WEEK_2_OPENS } from '../football/testing/football-league';
import { underdogsCalls, underdogsLeague, WEEK_2_SUNDAY, type UnderdogsLeague } from './testing/underdogs-league';

describeByTurns('an Underdogs contest', (engine) => {
  let league: UnderdogsLeague;
  let { page, pickOf, save } = {} as ReturnType<typeof underdogsCalls>;
  beforeEach(async () => {
    league = await underdogsLeague(engine);
    ({ page, pickOf, save } = underdogsCalls(league));
  });

  it('goes from an empty page over a sealed pick to a graded one', async () => {
    const { as, games, entries, clock, db } = league;
    expect((await page(as.bob)).users.data.map((row) => [row.entry_name, row.PickIn, row.mine])).toEqual([
      ["Ann's Aces", 0, 0],
      ['Bob', 0, 1],
      ['Eve', 0, 0],
    ]);
    expect((await save('ann', games[0]!)).data).toEqual({ result: 'success' });
    expect((await save('bob', games[1]!)).data).toEqual({ result: 'success' });

    const before = await page(as.bob);
    expect(before.config.data[0]).toEqual({
      ID: 1,
      contest_id: league.contest,
      contest_name: 'League',
      entry_id: entries.bob,
      EntryName: 'Bob',
      week: 1,
      year: 2022,
      Weeks: 18,
      FirstWeek: 1,
      isAdmin: 0,
      SelfPick: 1,
      MissedPick: 'none',
      NextKickoff: new Date(THURSDAY).toISOString(),
      ScoresFrom: '',
      Years: '2022',
    });
    const taken = new Date(SEASON_OPENS).toISOString();
    expect(before.users.data[0]).toEqual({
      ID: entries.ann,
      entry_id: entries.ann,
      entry_name: "Ann's Aces",
      pick: '',
      Abbrev: '',
      event_id: null,
      spread: null,
      PickIn: 1,
      mine: 0,
      TakenAt: '',
      Override: '',
      Auto: 0,
      Void: '',
    });
    expect(before.users.data[1]).toMatchObject({
      pick: 'Away1',
      Abbrev: 'A1',
      event_id: games[1],
      spread: 3.5,
      PickIn: 1,
      mine: 1,
      TakenAt: taken,
    });
    expect(before.picks.data.map((row) => [row.ID, row.pick, row.sealed, row.Day === ''])).toEqual([
      [`${entries.ann}-1`, '', 1, true],
      [`${entries.bob}-1`, 'Away1', 0, false],
    ]);
    expect(before.popular.data).toEqual([]);

    clock.set(THURSDAY);
    await play(db, games[0]!, 20, 23);
    expect(await pickOf(as.bob, entries.ann)).toMatchObject({
      pick: 'Away0',
      spread: 3.5,
      result: 0,
      spreadScore: 0.5,
      Grade: '',
      live: 1,
      sealed: 0,
      TakenAt: taken,
    });
    expect((await page(as.bob)).popular.data).toEqual([{ ID: `${games[0]}-1`, pick: 'Away0', Abbrev: 'A0', event_id: games[0], Count: 1 }]);

    clock.set(MONDAY);
    await finish(db, games[0]!, 20, 23);
    await finish(db, games[1]!, 24, 23);
    const over = await page(as.ann);
    expect(over.picks.data.map((row) => [row.Grade, row.result, row.spreadScore, row.live])).toEqual([
      ['C', 0, 0.5, 0],
      ['W', 1, 4.5, 0],
    ]);
    expect(over.standings.data).toEqual([
      { ID: entries.bob, EntryName: 'Bob', Wins: 1, Covers: 0, Losses: 0, Rank: 1, Moved: 0 },
      { ID: entries.ann, EntryName: "Ann's Aces", Wins: 0, Covers: 1, Losses: 0, Rank: 2, Moved: 0 },
      { ID: entries.eve, EntryName: 'Eve', Wins: 0, Covers: 0, Losses: 0, Rank: 3, Moved: 0 },
    ]);
  });

  it('keeps the line that was taken until another one is, and follows a corrected score', async () => {
    const { as, games, entries, clock, db } = league;
    await save('ann', games[1]!);
    clock.advance(60_000);
    await save('ann', games[1]!);
    await moveLine(league.db, games[1]!, -6);
    expect(await pickOf(as.ann, entries.ann)).toMatchObject({ spread: 3.5, TakenAt: new Date(SEASON_OPENS).toISOString() });
    expect(await save('ann', games[1]!)).toMatchObject({
      status: 409,
      error: { code: 'line_moved', message: 'The line of Away1 is now +6, not +3.5. Nothing was saved.' },
    });
    expect((await save('ann', games[1]!, { spread: 6 })).status).toBe(200);
    expect(await pickOf(as.ann, entries.ann)).toMatchObject({ spread: 6, TakenAt: new Date(SEASON_OPENS + 60_000).toISOString() });
    clock.set(MONDAY);
    await finish(db, games[1]!, 20, 26);
    expect(await pickOf(as.bob, entries.ann)).toMatchObject({ Grade: 'L', spreadScore: 0 });
    await finish(db, games[1]!, 20, 25);
    expect(await pickOf(as.bob, entries.ann)).toMatchObject({ Grade: 'C', spreadScore: 1 });
  });

  it('lets a pick be changed and taken back until its kick-off', async () => {
    const { as, games, entries, clock } = league;
    const clear = (week: number) => league.call('POST underdogs/clearpick', { as: as.ann, body: { entryId: entries.ann, week } });
    await save('ann', games[1]!);
    expect((await save('ann', games[0]!)).status).toBe(200);
    expect((await clear(1)).status).toBe(200);
    expect(await clear(1)).toMatchObject({ status: 404, error: { code: 'not_found' } });
    expect((await page(as.ann)).picks.data).toEqual([]);
    await save('ann', games[0]!);
    clock.set(THURSDAY);
    const locked = {
      status: 409,
      error: { code: 'game_started', message: 'Away0 kicked off at 8:20 PM ET, so your pick of week 1 stands.' },
    };
    expect(await save('ann', games[1]!)).toMatchObject(locked);
    expect(await clear(1)).toMatchObject(locked);
    expect(await pickOf(as.bob, entries.ann)).toMatchObject({ pick: 'Away0' });
  });

  it('plans picks ahead, which nobody else hears of, and never takes a team twice', async () => {
    const { as, games, entries, again, turned, bare, clock } = league;
    expect((await save('ann', again, { spread: 6 })).status).toBe(200);
    expect(await save('ann', games[1]!)).toMatchObject({
      status: 400,
      error: {
        code: 'duplicate_pick',
        message: "You can't pick the same team twice.",
        fields: { eventId: 'Away1: already the pick of week 2' },
      },
    });
    expect((await page(as.ann)).picks.data).toEqual([expect.objectContaining({ week: 2, pick: 'Away1', spread: 6 })]);
    expect((await page(as.bob)).picks.data).toEqual([]);
    expect((await page(as.carl)).picks.data).toEqual([]);

    expect(await save('ann', turned, { spread: -2 })).toMatchObject({ status: 400, error: { code: 'bad_input' } });
    expect(await save('ann', bare, { spread: 3.5 })).toMatchObject({ status: 409, error: { code: 'line_moved' } });
    expect((await save('ann', bare, { spread: null })).status).toBe(200);
    expect(await pickOf(as.ann, entries.ann, 2)).toMatchObject({ pick: 'Away3', spread: null, TakenAt: '', Void: '' });
    await moveLine(league.db, bare, 1);
    expect(await pickOf(as.ann, entries.ann, 2)).toMatchObject({ spread: null, Void: 'No points for the team as the line stands' });
    await moveLine(league.db, bare, -4);
    clock.set(WEEK_2_SUNDAY);
    await finish(league.db, bare, 10, 13);
    expect(await pickOf(as.bob, entries.ann, 2)).toMatchObject({ spread: 4, Grade: 'C', spreadScore: 1, Void: '' });
  });

  it('offers this week and what is known of the weeks to come', async () => {
    const { as, games, again, turned, bare, nextWeek, noLine, postponed } = league;
    const { events, scores } = await page(as.ann);
    expect(events.data.map((row) => [row.ID, row.week])).toEqual(
      expect.arrayContaining([...games, noLine, postponed].map((id) => [id, 1])),
    );
    expect(
      events.data
        .filter((row) => row.week === 2)
        .map((row) => row.ID)
        .sort(),
    ).toEqual([again, turned, bare, nextWeek].sort());
    expect(scores.data).toHaveLength(9);
    league.clock.set(WEEK_2_OPENS);
    expect((await page(as.ann)).events.data.map((row) => row.week)).toEqual([2, 2, 2, 2]);
    const earlier = await league.call('GET underdogs/games', { as: as.carl, query: { contest_id: league.contest, week: 1 } });
    expect(earlier.data!.events.data.map((row) => row.ID).sort()).toEqual([...games, noLine, postponed].sort());
  });

  it('counts for nothing what was called off, moved, or had no line', async () => {
    const { as, games, entries, clock, db } = league;
    await save('ann', games[1]!);
    await save('bob', games[2]!);
    await moveLine(league.db, games[2]!, null);
    await postpone(db, games[1]!);
    clock.set(MONDAY);
    await finish(db, games[2]!, 30, 0);
    expect(await pickOf(as.bob, entries.ann)).toMatchObject({ Grade: '', Void: 'The game is postponed' });
    expect(await pickOf(as.ann, entries.bob)).toMatchObject({ Grade: '', spreadScore: null, Void: 'The game kicked off without a line' });
    expect((await page(as.ann)).standings.data.map((row) => row.Wins + row.Covers + row.Losses)).toEqual([0, 0, 0]);
    expect((await save('ann', league.again, { spread: 6 })).status).toBe(200);
    await db.write(async (tx, invalidate) => {
      await tx
        .updateTable('events')
        .set({ state: 'scheduled', week_start: '2022-09-13', kickoff_at: WEEK_2_SUNDAY })
        .where('id', '=', games[1]!)
        .execute();
      invalidate(tag.games('2022-09-06'));
      invalidate(tag.games('2022-09-13'));
    });
    expect(await pickOf(as.ann, entries.ann)).toMatchObject({ Void: 'The game was moved to another week' });
    expect(await pickOf(as.bob, entries.ann)).toMatchObject({ pick: '', sealed: 1 });
  });

  it('lets one of two saves at once win whole', async () => {
    const { as, games, entries } = league;
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([1, 2, 3, 4].map((n) => save('ann', games[n]!)));
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
      const rows = (await page(as.ann)).picks.data.filter((row) => row.entry_id === entries.ann);
      expect(rows).toHaveLength(1);
      expect(rows[0]!.pick).toBe(`Away${games.indexOf(rows[0]!.event_id!)}`);
    }
    // The same team for two weeks at once: one of them is refused.
    await league.call('POST underdogs/clearpick', { as: as.ann, body: { entryId: entries.ann, week: 1 } });
    const twice = await Promise.all([save('ann', games[1]!), save('ann', league.again, { spread: 6 })]);
    expect(twice.map((answer) => answer.status).sort()).toEqual([200, 400]);
  });

  it('answers polls with what changed alone, and has a smack board', async () => {
    const { as, games, contest } = league;
    const read = async (url: string) =>
      (await league.inject({ method: 'GET', url, headers: { authorization: as.bob } })).json<{
        data: Record<string, { data: object[] }>;
        __delta: string;
      }>();
    const first = await read('/api/v1/underdogs/pagedata');
    expect(first.__delta).toContain(`/api/v1/underdogs/pagedata?contest_id=${contest}&`);
    expect((await read(first.__delta)).data).toEqual({});
    const posted = await league.call('POST underdogs/smack', { as: as.ann, body: { Message: 'Woof' } });
    const delta = await read(first.__delta);
    expect(delta.data).toEqual({ smack: { data: [expect.objectContaining({ EntryName: "Ann's Aces", Message: 'Woof' })] } });
    expect((await league.call('DELETE underdogs/smack', { as: as.ann, query: { id: posted.data!.id! } })).status).toBe(200);
    await save('ann', games[0]!);
    league.clock.set(THURSDAY);
    const opened = await read(delta.__delta);
    expect(opened.data['picks']!.data).toEqual([expect.objectContaining({ pick: 'Away0' })]);
  });

  it('counts Underdogs among the contests of its players', async () => {
    const { data } = await league.call('POST na/signin', {
      body: { username: 'Ann', password: 'secret' },
      headers: { 'x-application-id': 'test' },
    });
    expect(data!.user_contests).toEqual(['Underdogs']);
  });

  it('keeps Sunday picks shut on Thursday and opens them at their kick-off', async () => {
    const { as, games, entries, clock } = league;
    await save('ann', games[3]!);
    clock.set(SUNDAY - 1);
    expect(await pickOf(as.bob, entries.ann)).toMatchObject({ sealed: 1, pick: '' });
    expect(await pickOf(as.carl, entries.ann)).toMatchObject({ sealed: 1, pick: '' });
    clock.set(SUNDAY);
    expect(await pickOf(as.carl, entries.ann)).toMatchObject({ sealed: 0, pick: 'Away3' });
  });
});
