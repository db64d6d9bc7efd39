import { describeSite } from '../../testing/engines';
import { moveLine } from '../../testing/scores.store';
import { MONDAY, WEEK_2_OPENS } from '../football/testing/football-league';
import { setWeek } from '../football/testing/football-season.store';
import { dogOf, underdogsCalls, underdogsLeague, WEEK_3_OPENS, type UnderdogsLeague } from './testing/underdogs-league';

describeSite('the settings of an Underdogs contest', (engine) => {
  let league: UnderdogsLeague;
  let { page, pickOf, save, settings } = {} as ReturnType<typeof underdogsCalls>;
  beforeEach(async () => {
    league = await underdogsLeague(engine);
    ({ page, pickOf, save, settings } = underdogsCalls(league));
  });

  it('gives a missed week the biggest underdog left, from when the contest says so', async () => {
    const { as, games, entries, clock, db } = league;
    await save('ann', games[4]!);
    await moveLine(league.db, games[4]!, -9);
    expect((await settings({ missed_pick: 'biggest' })).data).toEqual({ result: 'success' });
    clock.set(MONDAY - 1);
    expect((await page(as.bob)).users.data.find((row) => row.ID === entries.bob)).toMatchObject({ PickIn: 0 });
    clock.set(MONDAY);
    await setWeek(db, '2022-09-06', { state: 'final', score1: 20, score2: 21 });
    expect(await pickOf(as.ann, entries.bob)).toMatchObject({ pick: 'Away4', spread: 9, Auto: 1, Grade: 'C', TakenAt: '' });
    expect(await pickOf(as.bob, entries.ann)).toMatchObject({ pick: 'Away4', spread: 3.5, Auto: 0, Grade: 'C' });

    clock.set(WEEK_2_OPENS);
    await settings({ missed_pick: 'none' });
    expect((await page(as.bob)).config.data[0]).toMatchObject({ week: 2, MissedPick: 'none' });
    expect(await pickOf(as.ann, entries.bob)).toMatchObject({ Auto: 1 });
    expect((await save('bob', league.again, { spread: 6 })).status).toBe(200);
    clock.set(WEEK_3_OPENS);
    expect((await page(as.ann)).picks.data.filter((row) => row.week === 2).map((row) => row.entry_id)).toEqual([entries.bob]);
  });

  it('holds a team that the missed-pick rule gave to be used', async () => {
    const { as, entries, again, clock, games } = league;
    await moveLine(league.db, games[1]!, -7);
    await save('bob', again, { spread: 6 });
    await settings({ missed_pick: 'biggest' });
    clock.set(WEEK_2_OPENS);
    expect(await pickOf(as.bob, entries.bob, 2)).toMatchObject({ pick: 'Away1', Void: 'The team is the pick of week 1' });
    expect(await save('ann', again, { spread: 6 })).toMatchObject({ error: { code: 'duplicate_pick' } });
    clock.set(WEEK_3_OPENS);
    expect(await pickOf(as.ann, entries.bob, 2)).toMatchObject({ Auto: 1, pick: expect.not.stringMatching(/^Away1$/) });
  });

  it('leaves the picks to an administrator where the contest says so', async () => {
    const { as, games, entries, contest, users } = league;
    expect((await settings({ self_pick: 0 })).status).toBe(200);
    expect((await page(as.ann)).config.data[0]).toMatchObject({ SelfPick: 0 });
    expect(await save('ann', games[1]!)).toMatchObject({ status: 403, error: { code: 'forbidden' } });
    expect(await league.call('POST underdogs/clearpick', { as: as.ann, body: { entryId: entries.ann, week: 1 } })).toMatchObject({
      status: 403,
    });
    expect(
      (await league.call('POST underdogs/savepick', { as: as.carl, body: { entryId: entries.ann, eventId: games[1]!, spread: 4 } })).status,
    ).toBe(200);
    expect(await pickOf(as.ann, entries.ann)).toMatchObject({ pick: 'Away1', spread: 4, Override: 'Entered by an administrator' });
    const own = await league.call('POST ad/add_contest_entry', { as: as.carl, body: { contest_id: contest, user_id: users.carl } });
    expect((await league.call('POST underdogs/savepick', { as: as.carl, body: dogOf(own.data!.id!, games[1]!) })).status).toBe(200);
  });
});
