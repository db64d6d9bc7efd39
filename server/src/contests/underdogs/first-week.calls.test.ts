import { tag } from '../../ground/db/database';
import { describeByTurns } from '../../testing/engines';
import { finish } from '../../testing/scores.store';
import { underdogsCalls, underdogsLeague, WEEK_2_SUNDAY } from './testing/underdogs-league';

describeByTurns('an Underdogs contest that begins in week 2', (engine) => {
  it('misses nobody in week 1, gives nothing for it and takes no pick of it', async () => {
    const league = await underdogsLeague(engine);
    const { as, call, clock, contest, db, entries, games, noLine } = league;
    await db.write(async (tx, invalidate) => {
      await tx.updateTable('contests').set({ first_week: 2 }).where('id', '=', contest).execute();
      invalidate(tag.contest(contest));
    });
    const { page, save, settings } = underdogsCalls(league);
    await settings({ missed_pick: 'biggest' });
    expect((await page(as.ann)).config.data[0]).toMatchObject({ week: 2, FirstWeek: 2, Weeks: 18 });
    expect(await save('ann', games[1]!)).toMatchObject({ status: 400, error: { message: 'This is not a game of weeks 2 to 18 of 2022.' } });
    const taken = { entryId: entries.ann, week: 1, reason: 'asked for' };
    expect(await call('POST underdogs/clearpick', { as: as.carl, body: taken })).toMatchObject({
      status: 400,
      error: { code: 'bad_input' },
    });
    for (const game of [...games, noLine]) await finish(db, game, 0, 10);
    clock.set(WEEK_2_SUNDAY - 3_600_000);
    const { picks, standings } = await page(as.ann);
    expect(picks.data).toEqual([]);
    expect(standings.data.map(({ Wins, Covers, Losses, Moved }) => [Wins, Covers, Losses, Moved])).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect((await save('ann', league.again, { spread: 6 })).status).toBe(200);
  });
});
