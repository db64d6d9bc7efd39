import { remind } from '../../sport/reminders/remind';
import { LEAD_MS } from '../../sport/reminders/reminder.rules';
import { describeEachEngine } from '../../testing/engines';
import { MAIL_SITE } from '../../testing/outbox-mail';
import { mailsIn } from '../../testing/outbox.store';
import { createMemories } from '../memories';
import { missingPicks } from './missing-picks';
import { __id__League, THURSDAY, type League } from './testing/__id__-league';

describeEachEngine('the reminder of __id__', (engine) => {
  let league: League;
  beforeEach(async () => {
    league = await __id__League(engine);
  });
  const run = ({ db, clock, wall }: League) => remind({ db, clock, wall, mail: MAIL_SITE }, [missingPicks(createMemories(db))]);

  it('goes to who has no pick in, in time, and once', async () => {
    await league.pick('ann', 'sunday');
    league.clock.set(THURSDAY - LEAD_MS - 1);
    expect(await run(league)).toBe(0);
    league.clock.advance(1);
    expect([await run(league), await run(league)]).toEqual([1, 0]);
    const [mail, ...more] = await mailsIn(league.db);
    expect(more).toEqual([]);
    expect(mail?.to_address.toLowerCase()).toContain('bob');
    expect(mail?.body_text).toContain('League, week 1: Bob has no pick yet');
    expect(mail?.body_text).toContain('/__id__');
  });
});
