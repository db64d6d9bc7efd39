import { describeByTurns } from '../../testing/engines';
import { finish } from '../../testing/scores.store';
import { MONDAY, SUNDAY, THURSDAY, WEEK_2_OPENS } from '../football/testing/football-league';
import { underdogsCalls, underdogsLeague, WEEK_2_SUNDAY, type UnderdogsLeague } from './testing/underdogs-league';

describeByTurns('Underdogs picks set by an administrator', (engine) => {
  let league: UnderdogsLeague;
  let { page, pickOf: pick, save } = {} as ReturnType<typeof underdogsCalls>;
  beforeEach(async () => {
    league = await underdogsLeague(engine);
    ({ page, pickOf: pick, save } = underdogsCalls(league));
  });

  const override = (entryId: number, eventId: number, over: { spread?: number | null; side?: 1 | 2; reason?: string } = {}) =>
    league.call('POST underdogs/savepick', { as: league.as.carl, body: { entryId, eventId, spread: 3.5, reason: 'By phone', ...over } });
  const logged = () =>
    league.db.read((tx) =>
      tx
        .selectFrom('activity')
        .select(['action', 'actor', 'before', 'after'])
        .where('action', 'like', 'underdogs.%')
        .orderBy('id')
        .execute(),
    );

  it('stay sealed from the one who typed them, are shown to the player at once, and to all with the kick-off', async () => {
    const { entries, games, as, clock } = league;
    expect((await override(entries.ann, games[1]!)).data).toEqual({ result: 'success' });
    expect(await pick(as.carl, entries.ann)).toMatchObject({ sealed: 1, pick: '', Override: '', event_id: null });
    expect(await pick(as.ann, entries.ann)).toMatchObject({ pick: 'Away1', spread: 3.5, Override: 'By phone', TakenAt: '' });
    const line = (await logged()).at(-1)!;
    expect(line).toMatchObject({ action: 'underdogs.pick_overridden', actor: 'Carl', after: expect.not.stringContaining('event_id') });
    expect(JSON.parse(line.after!)).toEqual({ entry_id: entries.ann, week: 1, reason: 'By phone', pick: null });
    clock.set(SUNDAY);
    expect(await pick(as.bob, entries.ann)).toMatchObject({ pick: 'Away1', Override: 'By phone' });
  });

  it('may come after kick-off and for an earlier week, with any points from 0 up, and are logged with what was there', async () => {
    const { entries, games, as, clock, db } = league;
    await save('ann', games[0]!);
    clock.set(THURSDAY);
    await finish(db, games[0]!, 10, 13);
    expect((await override(entries.ann, games[0]!, { spread: 2.5 })).status).toBe(200);
    expect(await pick(as.bob, entries.ann)).toMatchObject({ spread: 2.5, Grade: 'L', Override: 'By phone', TakenAt: '' });
    clock.set(WEEK_2_OPENS);
    await finish(db, games[2]!, 10, 9);
    expect((await override(entries.ann, games[2]!, { spread: 0, reason: 'Mail came in time' })).status).toBe(200);
    expect(await pick(as.ann, entries.ann)).toMatchObject({ week: 1, pick: 'Away2', spread: 0, Grade: 'W', Override: 'Mail came in time' });
    const line = (await logged()).at(-1)!;
    expect(JSON.parse(line.before!)).toEqual({ entry_id: entries.ann, week: 1, pick: { event_id: games[0], side: 1, spread: 2.5 } });
    expect(JSON.parse(line.after!)).toEqual({
      entry_id: entries.ann,
      week: 1,
      reason: 'Mail came in time',
      pick: { event_id: games[2], side: 1, spread: 0 },
    });
  });

  it('may be of the side that is favoured by now, and may be planned', async () => {
    const { entries, games, turned, bare, as } = league;
    expect((await override(entries.ann, turned, { side: 1, spread: 1.5 })).status).toBe(200);
    expect(await pick(as.ann, entries.ann, 2)).toMatchObject({ pick: 'Away2', spread: 1.5, Void: '' });
    expect((await override(entries.ann, turned, { spread: null })).status).toBe(200);
    expect(await pick(as.ann, entries.ann, 2)).toMatchObject({ pick: 'Guest2', spread: 2 });
    expect((await override(entries.ann, bare, { side: 2, spread: null })).status).toBe(200);
    expect(await pick(as.ann, entries.ann, 2)).toMatchObject({ pick: 'Guest3', spread: null });
    expect((await override(entries.eve, games[1]!, { reason: '' })).status).toBe(200);
  });

  it('refuse a team that everybody knows to be used, but are silent of a sealed one, which gives way or becomes void', async () => {
    const { entries, games, again, as, clock } = league;
    await save('ann', games[1]!);
    expect((await override(entries.ann, again, { spread: 6 })).status).toBe(200);
    expect(await pick(as.ann, entries.ann, 2)).toMatchObject({ pick: 'Away1', Void: 'The team is the pick of week 1' });
    clock.set(SUNDAY);
    expect(await override(entries.ann, again, { spread: 6 })).toMatchObject({
      status: 400,
      error: { code: 'duplicate_pick', message: "You can't pick the same team twice." },
    });
    clock.set(WEEK_2_SUNDAY);
    expect(await pick(as.bob, entries.ann, 2)).toMatchObject({ pick: 'Away1', Grade: '', Void: 'The team is the pick of week 1' });
  });

  it('become the player’s own again once they are changed', async () => {
    const { entries, games, as } = league;
    await override(entries.ann, games[1]!);
    expect((await save('ann', games[2]!)).status).toBe(200);
    expect(await pick(as.ann, entries.ann)).toMatchObject({ pick: 'Away2', Override: '' });
  });

  it('can be taken away, with a reason that stands in their place', async () => {
    const { entries, games, as, clock } = league;
    const takeAway = (entryId: number, reason?: string) =>
      league.call('POST underdogs/clearpick', { as: as.carl, body: { entryId, week: 1, reason } });
    await save('ann', games[0]!);
    expect(await takeAway(entries.ann)).toMatchObject({ status: 400, error: { code: 'reason_required' } });
    clock.set(THURSDAY);
    expect((await takeAway(entries.ann, 'Typed for the wrong player')).status).toBe(200);
    expect((await takeAway(entries.bob, 'Asked to by mail')).status).toBe(200);
    expect(await pick(as.ann, entries.ann)).toMatchObject({ pick: '', sealed: 0, Override: 'Typed for the wrong player', Grade: '' });
    expect(await pick(as.bob, entries.ann)).toBeUndefined();
    const users = (await page(as.ann)).users.data;
    expect(users.map((row) => [row.PickIn, row.Override])).toEqual([
      [0, 'Typed for the wrong player'],
      [0, ''],
      [0, ''],
    ]);
    clock.set(WEEK_2_OPENS);
    expect(await pick(as.bob, entries.ann)).toMatchObject({ pick: '', Override: 'Typed for the wrong player' });
    expect((await logged()).at(-1)).toMatchObject({ action: 'underdogs.pick_overridden' });
  });

  it("behave like a player's own save for the administrator's own entry", async () => {
    const { games, as, users, contest, clock } = league;
    const own = (await league.call('POST ad/add_contest_entry', { as: as.carl, body: { contest_id: contest, user_id: users.carl } })).data!
      .id!;
    expect(await override(own, games[1]!, { spread: 9 })).toMatchObject({ status: 409, error: { code: 'line_moved' } });
    expect((await override(own, games[1]!, { side: 1 })).status).toBe(200);
    expect(await pick(as.carl, own)).toMatchObject({ pick: 'Away1', Override: '', TakenAt: expect.stringMatching(/Z$/) });
    clock.set(MONDAY);
    expect(await override(own, games[2]!)).toMatchObject({ status: 409, error: { code: 'game_started' } });
    expect(await league.call('POST underdogs/clearpick', { as: as.carl, body: { entryId: own, week: 1, reason: 'Mine' } })).toMatchObject({
      status: 409,
      error: { code: 'game_started' },
    });
  });
});
