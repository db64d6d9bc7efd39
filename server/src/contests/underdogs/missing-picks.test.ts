import { describeEachEngine } from '../../testing/engines';
import { WEEK_2_OPENS } from '../../testing/football-league';
import { MAIL_SITE } from '../../testing/outbox-mail';
import { mailsIn } from '../../testing/outbox.store';
import { dogOf, underdogsLeague, WEEK_2_SUNDAY, type UnderdogsLeague } from '../../testing/underdogs-league';
import { remind } from '../../reminders/remind';
import { LEAD_MS } from '../../reminders/reminder.rules';
import { scope } from '../../db/database';
import { underdogsMissingPicks } from './missing-picks';

/** Thursday of week 1 kicks off at 8:20 PM. */
const DUE = Date.parse('2022-09-09T00:20:00Z') - LEAD_MS;

describeEachEngine('the reminder of an Underdogs pick', (engine) => {
  let league: UnderdogsLeague;
  const run = () => remind({ db: league.db, clock: league.clock, wall: league.wall, mail: MAIL_SITE }, [underdogsMissingPicks(league.db)]);
  const reminded = async () => (await mailsIn(league.db)).map(({ to_address }) => to_address.split('@')[0]!.toLowerCase()).sort();
  const save = (who: 'ann' | 'bob', eventId: number, spread: number | null = 3.5) => league.call('POST underdogs/savepick', { as: league.as[who], body: dogOf(league.entries[who], eventId, { spread }) });

  beforeEach(async () => {
    league = await underdogsLeague(engine);
  });

  it('goes to those without one, and says what locks first', async () => {
    await save('ann', league.games[6]!);
    league.clock.set(DUE - 1);
    expect(await run()).toBe(0);
    league.clock.advance(1);
    expect(await run()).toBe(3);
    expect(await reminded()).toEqual(['bob', 'dan', 'eve']);
    const [mail] = await mailsIn(league.db);
    expect(mail!.body_text).toContain('League, week 1: Bob has no pick in');
    expect(mail!.body_text).toContain('Away0 at Home0');
    expect(mail!.body_text).toContain('/underdogs');
  });

  it('goes to nobody whose commissioner picks, nor out of season', async () => {
    await league.call('POST ad/underdogs_settings', { as: league.as.carl, body: { contest_id: league.contest, self_pick: 0 } });
    league.clock.set(DUE);
    expect(await run()).toBe(1);
    expect(await reminded()).toEqual(['dan']);
    league.clock.set(Date.parse('2023-05-01T12:00:00Z'));
    expect(await run()).toBe(0);
  });

  it('goes to who has planned a team that gets no points any more, and not to who has none left', async () => {
    await save('ann', league.bare, null);
    await save('bob', league.again, 6);
    league.clock.set(WEEK_2_OPENS);
    const line = (id: number, spread2: number | null) => league.db.write(async (tx, touch) => {
      await tx.updateTable('events').set({ spread2 }).where('id', '=', id).execute();
      touch(scope.games('2022-09-13'));
    });
    await line(league.bare, 4);
    league.clock.set(WEEK_2_SUNDAY - LEAD_MS);
    expect(await run()).toBe(3);
    expect(await reminded()).toEqual(['ann', 'dan', 'eve']);
  });
});
