import pino from 'pino';
import { footballDeps } from '../../contests/football/football-deps';
import { footballMissingPicks } from '../../contests/football/picks/missing-picks';
import {
  footballLeague,
  saveOf,
  SUNDAY,
  THURSDAY,
  WEEK_2_OPENS,
  type FootballLeague,
  type Choice,
} from '../../contests/football/testing/football-league';
import { createMemories } from '../../contests/memories';
import { AgentRunner } from '../../ground/agents/runner';
import type { Database } from '../../ground/db/database';
import { describeByTurns } from '../../testing/engines';
import { MAIL_SITE } from '../../testing/outbox-mail';
import { mailsIn } from '../../testing/outbox.store';
import { addEntry, addGame } from '../../testing/rows.store';
import { remind } from './remind';
import { LEAD_MS } from './reminder.rules';
import { remindersAgent } from './reminders.agent';

const FIVE: Choice[] = [
  [1, 'A'],
  [2, 'A'],
  [3, 'A'],
  [4, 'A'],
  [5, 'A'],
];

describeByTurns('the weekly reminder', (engine) => {
  let league: FootballLeague;
  const parts = (db: Database = league.db) => ({ db, clock: league.clock, wall: league.wall, mail: MAIL_SITE });
  const run = (db: Database = league.db) => remind(parts(db), [footballMissingPicks(footballDeps(createMemories(db)))]);
  const reminded = async () => (await mailsIn(league.db)).map(({ to_address }) => to_address.split('@')[0]!.toLowerCase()).sort();
  const save = (name: 'ann' | 'bob', choices: Choice[]) =>
    league.call('GET football/makepicks', { as: league.as[name], query: saveOf(league, league.entries[name], choices) });
  const choose = (name: 'ann' | 'bob', user_options: object) =>
    league.call('POST utils/useroptions', { as: league.as[name], body: { user_options } });

  beforeEach(async () => {
    league = await footballLeague(engine);
    league.clock.set(THURSDAY - LEAD_MS);
  });
  afterEach(() => league.app.close());

  it('goes to those whose picks are not all in, some hours before the first lock they would miss', async () => {
    await save('bob', FIVE);
    await save('ann', FIVE.slice(0, 3));
    league.clock.set(THURSDAY - LEAD_MS - 1);
    expect(await run()).toBe(0);
    league.clock.advance(1);
    expect(await run()).toBe(3);
    expect(await reminded()).toEqual(['ann', 'dan', 'eve']);
    const [mail] = (await mailsIn(league.db)).filter(({ to_address }) => to_address.startsWith('Ann'));
    expect(mail).toMatchObject({ kind: 'weekly_reminder', subject: 'Your picks lock Thursday at 8:20 PM EDT', useful_until: THURSDAY });
    expect(mail!.body_text).toContain("League, week 1: Ann's Aces has 3 of 5 picks saved");
    expect(mail!.body_text).toContain('Away0 at Home0');
    expect(mail!.body_text).not.toContain('Away1');
  });

  it('carries what the log of each contest comes to, each once', async () => {
    const checkpointOf = (_tx: unknown, id: number) => Promise.resolve(id === league.contest ? 'poolhouse/ab/1\n7\nroot\n' : undefined);
    await remind({ ...parts(), checkpointOf }, [footballMissingPicks(footballDeps(createMemories(league.db)))]);
    const mails = await mailsIn(league.db);
    const told = mails.map(({ body_text }) => body_text.split('poolhouse/ab/1').length - 1);
    expect([told.length, told.filter((times) => times === 1).length]).toEqual([4, 3]);
    const [mail] = mails.filter(({ to_address }) => to_address.startsWith('Ann'));
    expect(mail?.body_text).toContain('takes these lines as a checkpoint.\n\npoolhouse/ab/1\n7\nroot');
  });

  it('comes once a week, however often and by how many servers it is looked for', async () => {
    const other = await engine.openAgain(league.db);
    const counts = await Promise.all([run(), run(other), run(), run(other)]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(4);
    league.clock.set(SUNDAY - LEAD_MS);
    expect(await run()).toBe(0);
    expect(await reminded()).toEqual(['ann', 'bob', 'dan', 'eve']);
    league.clock.set(WEEK_2_OPENS);
    await addGame(league.db, { kickoff_at: WEEK_2_OPENS + LEAD_MS, week_start: '2022-09-13' });
    expect(await run()).toBe(4);
  });

  it('tells of the next lock when the first has passed', async () => {
    league.clock.set(THURSDAY + 1);
    expect(await run()).toBe(0);
    league.clock.set(SUNDAY - LEAD_MS);
    expect(await run()).toBe(4);
    expect((await mailsIn(league.db))[0]!.subject).toBe('Your picks lock Sunday at 1:00 PM EDT');
  });

  it('goes to nobody who turned it off, by the settings or by the link', async () => {
    await choose('ann', { weeklyReminder: 0 });
    expect(await run()).toBe(3);
    expect(await reminded()).toEqual(['bob', 'dan', 'eve']);
  });

  it('is one mail for a player with several entries', async () => {
    await addEntry(league.db, { contest_id: league.contest, user_id: league.users.bob, entry_name: 'Bob the Second' });
    await save('bob', FIVE.slice(0, 1));
    await run();
    const mails = (await mailsIn(league.db)).filter(({ to_address }) => to_address.startsWith('Bob'));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.body_text).toContain('Bob has 1 of 5 picks saved\n- League, week 1: Bob the Second has 0 of 5 picks saved');
  });

  it('keeps to quiet hours and speaks in the player’s zone', async () => {
    await choose('ann', {
      main: { time_zone: 'America/Los_Angeles', quiet_hours: { from: '08:00', to: '14:00', zone: 'America/Los_Angeles' } },
    });
    await run();
    expect(await reminded()).not.toContain('ann');
    league.clock.set(Date.parse('2022-09-08T21:00:00Z'));
    expect(await run()).toBe(1);
    const mail = (await mailsIn(league.db)).at(-1)!;
    expect(mail.subject).toBe('Your picks lock Thursday at 5:20 PM PDT');
  });

  it('leaves out games without a line, called off, or of another week, and entries that have left', async () => {
    await league.call('POST ad/remove_contest_entry', {
      as: league.as.carl,
      body: { entry_id: league.entries.bob, user_id: league.users.bob },
    });
    await league.db.kysely.updateTable('events').set({ spread2: null }).where('id', '=', league.games[0]!).execute();
    expect(await run()).toBe(0);
    league.clock.set(SUNDAY - LEAD_MS);
    expect(await run()).toBe(3);
    expect(await reminded()).toEqual(['ann', 'dan', 'eve']);
  });

  it('says nothing out of season', async () => {
    league.clock.set(Date.parse('2022-08-01T12:00:00Z'));
    expect(await run()).toBe(0);
    league.clock.set(Date.parse('2023-05-01T12:00:00Z'));
    expect(await run()).toBe(0);
  });

  it('is written by an agent, which looks more often under a fast clock', async () => {
    const runner = new AgentRunner({ db: league.db, clock: league.clock, wall: league.wall, log: pino({ level: 'silent' }) }, [
      remindersAgent(parts(), [footballMissingPicks(footballDeps(createMemories(league.db)))]),
    ]);
    await runner.register();
    await runner.tick();
    const row = await league.db.read((tx) => tx.selectFrom('agents').selectAll().executeTakeFirstOrThrow());
    expect([row.last_outcome, row.next_run_at - league.wall.now()]).toEqual(['4 reminded', 60_000]);
    league.clock.rate = 600;
    league.wall.advance(60_000);
    await runner.tick();
    const later = await league.db.read((tx) => tx.selectFrom('agents').selectAll().executeTakeFirstOrThrow());
    expect([later.last_outcome, later.next_run_at - league.wall.now()]).toEqual(['Nobody to remind', 3000]);
  });
});
