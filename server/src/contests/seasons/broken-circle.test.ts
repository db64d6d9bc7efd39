import { contests } from '..';
import { AgentRunner } from '../../ground/agents/runner';
import { remindersAgent } from '../../sport/reminders/reminders.agent';
import { describeByTurns } from '../../testing/engines';
import { MAIL_SITE } from '../../testing/outbox-mail';
import { mailsIn } from '../../testing/outbox.store';
import { addContest, addEntry } from '../../testing/rows.store';
import { footballLeague, THURSDAY, type FootballLeague } from '../football/testing/football-league';
import { openContests } from '../open-contests';

const LOOK_MS = 61_000;

describeByTurns('one broken circle of three', (engine) => {
  let league: FootballLeague;
  let broken: number;
  beforeEach(async () => {
    league = await footballLeague(engine);
    const { db, users, clock } = league;
    broken = await addContest(db, { name: 'Broken', group_number: 3 });
    for (const user_id of [users.ann, users.carl]) await addEntry(db, { contest_id: broken, user_id });
    await db.write((tx) => tx.deleteFrom('football_terms').where('contest_id', '=', broken).execute());
    clock.set(THURSDAY - 3 * 3_600_000);
  });
  afterEach(() => league.app.close());

  it('is passed over by the reminder, which serves the others and says which it is, once in the log', async () => {
    const { db, clock, wall, call, as } = league;
    const warned: string[] = [];
    const log = { ...league.app.log, warn: (facts: { reason?: string }) => warned.push(facts.reason ?? ''), error: () => {} };
    const sources = openContests(db, contests).modules.flatMap(({ missingPicks }) => missingPicks ?? []);
    const agents = [remindersAgent({ db, clock, wall, mail: MAIL_SITE }, sources)];
    const runner = new AgentRunner({ db, clock, wall, log: log as never }, agents);
    await runner.register();
    await runner.tick();
    const reminded = async () => (await mailsIn(db)).map(({ to_address }) => to_address.split('@')[0]!.toLowerCase()).sort();
    expect(await reminded()).toEqual(['ann', 'bob', 'dan', 'eve']);
    const words = `Passed over, the others were served. Broken 2022 (football contest ${broken}): Missing: the terms of football contest ${broken}.`;
    expect(warned).toEqual([words]);

    const { data } = await call('GET ad/pagedata', { as: as.carl });
    const messages = data!.needs_action.data.filter(({ kind }) => kind === 'agent_failing').map(({ message }) => message);
    expect(messages).toEqual([expect.stringContaining(words)]);
    const [agent] = data!.contest_agents.data;
    expect(new Date(agent!.next_run).getTime() - wall.now()).toBeLessThanOrEqual(LOOK_MS);

    wall.advance(LOOK_MS);
    await runner.tick();
    expect(warned).toHaveLength(1);
    await db.write((tx) =>
      tx
        .insertInto('football_terms')
        .values({ contest_id: broken, points_per_entry: 10, cigar_points: 0, overall_points: '', show_model: 0 })
        .execute(),
    );
    wall.advance(LOOK_MS);
    await runner.tick();
    const mended = await call('GET ad/pagedata', { as: as.carl });
    expect(mended.data!.needs_action.data.filter(({ kind }) => kind === 'agent_failing')).toEqual([]);
    expect(await reminded()).toEqual(['ann', 'bob', 'carl', 'dan', 'eve']);
  });

  it("says nothing on home, where a player's other contests answer, and stands once in the log", async () => {
    const { call, as, logged } = league;
    const home = async () => (await call('GET utils/home', { as: as.ann })).data!.contests.data.map(({ pool }) => pool);
    expect(await home()).toEqual(['League']);
    league.clock.advance(2 * LOOK_MS);
    expect(await home()).toEqual(['League']);
    expect(logged.filter((line) => line.includes('Home passed over'))).toEqual([expect.stringContaining(`football contest ${broken}`)]);
  });
});
