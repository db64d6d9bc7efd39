import { describeByTurns } from '../../testing/engines';
import { MAIL_SITE } from '../../testing/outbox-mail';
import { mailsIn } from '../../testing/outbox.store';
import { finish } from '../../testing/scores.store';
import { footballDeps } from '../football/football-deps';
import { footballRecaps } from '../football/football-recaps';
import { footballLeague, MONDAY, saveOf, THURSDAY, WEEK_2_OPENS, type Choice } from '../football/testing/football-league';
import { createMemories } from '../memories';
import { recapsAgent } from './recaps.agent';

const HOUR = 3_600_000;

describeByTurns('the mail of the week', (engine) => {
  async function league() {
    const of = await footballLeague(engine);
    const agentOn = (db = of.db) => {
      const memories = createMemories(db);
      const agent = recapsAgent({
        sources: [footballRecaps(footballDeps(memories))],
        directory: memories.directory,
        wall: of.wall,
        mail: MAIL_SITE,
      });
      return async () => (await agent.run({ db, clock: of.clock, log: { warn: () => {} }, signal: new AbortController().signal })).words;
    };
    of.clock.set(THURSDAY - HOUR);
    const choices = [0, 1, 2, 3, 6].map((game): Choice => [game, 'H']);
    await of.call('GET football/makepicks', { as: of.as.ann, query: saveOf(of, of.entries.ann, choices) });
    for (const game of [...of.games, of.noLine]) await finish(of.db, game, 10, 20);
    return { ...of, agentOn, run: agentOn() };
  }

  it('tells each player what the week came to and what they made of it, once, when it has closed', async () => {
    const { run, agentOn, db, clock, contest, app } = await league();
    clock.set(MONDAY + 4 * HOUR);
    expect(await run()).toBe('Nothing to tell');
    clock.set(WEEK_2_OPENS);
    expect(await run()).toBe('4 mails written');
    expect([await run(), await agentOn()(), await agentOn(await engine.openAgain(db))()]).toEqual(Array(3).fill('Nothing to tell'));
    const [ann] = await mailsIn(db);
    expect(ann).toMatchObject({ kind: 'weekly_recap', subject: "Week 1, Sep 8–12: Ann's Aces. 5–0 and all 13 points" });
    expect(ann!.body_text).toContain("Ann's Aces: 5–0.");
    expect(ann!.body_text).toContain('No recaps any more: ');
    expect(ann!.body_text).toContain('- Next week’s pot: 13 points. Week 2.');
    expect(ann!.body_text).toContain(`/football/recap?contest=${contest}&week=1`);
    await app.close();
  });

  it('goes neither to who has turned mails off, nor out of a week that is long over', async () => {
    const { run, clock, call, as, db, app } = await league();
    await call('POST utils/useroptions', { as: as.bob, body: { user_options: { main: { weeklyRecap: 0 } } } });
    clock.set(WEEK_2_OPENS + 48 * HOUR);
    expect(await run()).toBe('Nothing to tell');
    clock.set(WEEK_2_OPENS + 47 * HOUR);
    expect(await run()).toBe('3 mails written');
    expect((await mailsIn(db)).map(({ to_address }) => to_address.split('@')[0]!.toLowerCase()).sort()).toEqual(['ann', 'dan', 'eve']);
    await app.close();
  });
});
