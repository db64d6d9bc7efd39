import { remind } from '../../sport/reminders/remind';
import { LEAD_MS } from '../../sport/reminders/reminder.rules';
import { describeByTurns } from '../../testing/engines';
import { MAIL_SITE } from '../../testing/outbox-mail';
import { mailsIn } from '../../testing/outbox.store';
import { moveLine } from '../../testing/scores.store';
import { WEEK_2_OPENS } from '../football/testing/football-league';
import { createMemories } from '../memories';
import { underdogsMissingPicks } from './missing-picks';
import { underdogsCalls, underdogsLeague, WEEK_2_SUNDAY, type UnderdogsLeague } from './testing/underdogs-league';
import { underdogsReader } from './underdogs-facts';

/** Thursday of week 1 kicks off at 8:20 PM. */
const DUE = Date.parse('2022-09-09T00:20:00Z') - LEAD_MS;

describeByTurns('the reminder of an Underdogs pick', (engine) => {
  let league: UnderdogsLeague;
  let { save, settings } = {} as ReturnType<typeof underdogsCalls>;
  const run = () =>
    remind({ db: league.db, clock: league.clock, wall: league.wall, mail: MAIL_SITE }, [
      underdogsMissingPicks(underdogsReader(createMemories(league.db))),
    ]);
  const reminded = async () => (await mailsIn(league.db)).map(({ to_address }) => to_address.split('@')[0]!.toLowerCase()).sort();

  beforeEach(async () => {
    league = await underdogsLeague(engine);
    ({ save, settings } = underdogsCalls(league));
  });

  it('goes to those without one, and says what locks first', async () => {
    await save('ann', league.games[6]!);
    league.clock.set(DUE - 1);
    expect(await run()).toBe(0);
    league.clock.advance(1);
    expect(await run()).toBe(3);
    expect(await reminded()).toEqual(['bob', 'dan', 'eve']);
    const [mail] = await mailsIn(league.db);
    expect(mail!.body_text).toContain('League, week 1: Bob has no pick yet');
    expect(mail!.body_text).toContain('Away0 at Home0');
    expect(mail!.body_text).toContain('/underdogs');
  });

  it('goes to nobody whose administrator picks, nor out of season', async () => {
    await settings({ self_pick: 0 });
    league.clock.set(DUE);
    expect(await run()).toBe(1);
    expect(await reminded()).toEqual(['dan']);
    league.clock.set(Date.parse('2023-05-01T12:00:00Z'));
    expect(await run()).toBe(0);
  });

  it('goes to who has planned a team that gets no points any more, and not to who has none left', async () => {
    await save('ann', league.bare, { spread: null });
    await save('bob', league.again, { spread: 6 });
    league.clock.set(WEEK_2_OPENS);
    await moveLine(league.db, league.bare, 4);
    league.clock.set(WEEK_2_SUNDAY - LEAD_MS);
    expect(await run()).toBe(3);
    expect(await reminded()).toEqual(['ann', 'dan', 'eve']);
  });
});
