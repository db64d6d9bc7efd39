import { updateStats } from '../../../ssf/update';
import { describeEachEngine } from '../../../testing/engines';
import { footballLeague, SUNDAY } from '../testing/football-league';

describeEachEngine('the model beside the line', (engine) => {
  it('is shown where the contest allows it, as it stood before kick-off, and never one that was computed afterwards', async () => {
    const league = await footballLeague(engine);
    const { as, call, contest, db, clock, games } = league;
    const margins = async (since?: string) =>
      (await call('GET football/makepicksdata', { as: as.ann, query: { contest_id: contest, ...(since && { since }) } })).data!
        .model_margins.data;
    const show = (show_model: 0 | 1, who = as.carl) =>
      call('POST ad/football_settings', { as: who, body: { contest_id: contest, show_model } });
    await updateStats(db, clock.now());
    expect(await margins()).toEqual([]);
    expect((await show(1, as.ann)).status).toBe(403);
    expect(await margins()).toEqual([]);

    expect((await show(1)).status).toBe(200);
    expect((await show(1)).status).toBe(200);
    const stats = (await call('GET ssf/pagedata', { as: as.ann, query: { year: 2022, week: 1 } })).data!.events.data;
    const before = await margins();
    expect(before.map(({ ID }) => ID)).toEqual(
      stats
        .filter(({ pscore1 }) => pscore1 !== null)
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    );
    for (const { ID, Margin } of before) {
      const { pscore1, pscore2 } = stats.find(({ id }) => id === ID)!;
      expect(Margin).toBeCloseTo(pscore2! - pscore1!, 10);
    }
    expect((await call('GET football/ad', { as: as.carl, query: { contest_id: contest } })).data!.config.data[0]).toMatchObject({
      show_model: 1,
      may_set_terms: 1,
    });
    expect((await call('GET football/rulesdata', { as: as.ann, query: { contest_id: contest } })).data!.config.data[0]).toMatchObject({
      ShowModel: 1,
    });

    // The prediction of one game is lost before it kicks off, and made again from what is known afterwards.
    const late = games[1]!;
    await db.write((tx) => tx.deleteFrom('ssf_predictions').where('event_id', '=', late).execute());
    clock.set(SUNDAY + 1);
    await db.write(async (tx, invalidate) => {
      const won = { state: 'final' as const, status: 'Final', score1: 3, score2: 40 };
      await tx.updateTable('events').set(won).where('id', '=', games[0]!).execute();
      invalidate('games:2022-09-06');
    });
    await updateStats(db, clock.now());
    const kept = await db.kysely.selectFrom('ssf_predictions').select('source').where('event_id', '=', late).executeTakeFirst();
    expect(kept).toEqual({ source: 'replayed' });
    const frozen = games.filter((id) => id !== late).slice(0, 5);
    const after = await margins();
    expect(after.filter(({ ID }) => frozen.includes(ID))).toEqual(before.filter(({ ID }) => frozen.includes(ID)));
    expect(after.map(({ ID }) => ID)).not.toContain(late);

    expect((await show(0)).status).toBe(200);
    expect(await margins()).toEqual([]);
    const logged = await db.kysely.selectFrom('activity').select('action').where('action', '=', 'football.settings').execute();
    expect(logged).toHaveLength(2);
    await league.app.close();
  });

  it('is a setting of a new contest, which its copy keeps', async () => {
    const league = await footballLeague(engine);
    const { as, call, db } = league;
    const body = { contest_type: 'football', name: 'With it', year: 2022, show_model: 1 } as const;
    const made = (await call('POST ad/add_contest', { as: as.carl, body })).data!.id!;
    const copy = (await call('POST ad/copy_contest', { as: as.carl, body: { contest_id: made, year: 2023 } })).data!.id!;
    const shown = await db.kysely.selectFrom('football_terms').select('show_model').where('contest_id', 'in', [made, copy]).execute();
    expect(shown).toEqual([{ show_model: 1 }, { show_model: 1 }]);
    expect((await call('POST ad/add_contest', { as: as.carl, body: { ...body, contest_type: 'underdogs' } })).status).toBe(400);
    await league.app.close();
  });
});
