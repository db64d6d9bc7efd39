import { footballLeague, saveOf, THURSDAY, type FootballLeague } from '../../contests/football/testing/football-league';
import { registerAgent } from '../../ground/agents/agents.store';
import { FixedClock } from '../../ground/clock/clock';
import { ForwardClock } from '../../ground/clock/forward-clock';
import { tag } from '../../ground/db/database';
import { writeSetting } from '../../ground/settings/settings.store';
import { noteScoresFrom } from '../../sport/feeds/health.store';
import { describeSite } from '../../testing/engines';
import { addAccount, basic } from '../../testing/site';
import { REMOTE_CHECK } from '../site/remote-check';

const HOUR = 3_600_000;

describeSite('game day from the console', (engine) => {
  const machine = new FixedClock(THURSDAY - 3 * HOUR);
  let site: FootballLeague;
  const as = { fred: basic('Fred', 'secret') };
  beforeAll(async () => {
    site = await footballLeague(engine, { clock: new ForwardClock(machine) });
    const fred = await addAccount(site.db, 'Fred', 'secret', { groupNumber: 2 });
    await site.call('POST ad/grant_role', { as: site.as.carl, body: { user_id: fred, role: 'commissioner', group_number: 2 } });
  });
  afterAll(() => site.app.close());
  const invalidated = () => site.db.write(async (_tx, invalidate) => invalidate(tag.console));
  const needs = async (who: string) => {
    await invalidated();
    return (await site.call('GET ad/pagedata', { as: who })).data!.needs_action.data.map(({ kind, message }) => `${kind}: ${message}`);
  };

  it('says in how many entries picks are missing within a day, and mails those players once an hour', async () => {
    expect(await needs(site.as.carl)).toEqual(['picks_missing: 3 entries lack picks in League.']);
    expect(await needs(as.fred)).toEqual(['picks_missing: 1 entry lacks picks in Elsewhere.']);
    const all = [0, 1, 2, 3, 4].map((game) => [game, 'A'] as const);
    expect((await site.call('POST football/makepicks', { as: site.as.ann, body: saveOf(site, site.entries.ann, all) })).status).toBe(200);
    expect((await needs(site.as.carl))[0]).toBe('picks_missing: 2 entries lack picks in League.');
    const remind = () => site.call('POST ad/remind', { as: site.as.carl, body: { contest_id: site.contest } });
    expect((await remind()).data!.message).toBe('2 mails wait in the folder outbox: there is no mail server; 2 entries lack picks');
    expect((await remind()).data!.message).toBe('no mail goes out; 2 entries lack picks');
    const mailed = await site.db.read((tx) =>
      tx.selectFrom('mail_outbox').select('user_id').where('kind', '=', 'weekly_reminder').execute(),
    );
    expect(new Set(mailed.map(({ user_id }) => user_id))).toEqual(new Set([site.users.bob, site.users.eve]));
  });

  it('announces on the board, and by mail to each player of the contest but who writes it', async () => {
    const announce = (mail: 0 | 1) =>
      site.call('POST ad/announce', { as: site.as.carl, body: { contest_id: site.contest, message: 'Beer at eight', mail } });
    expect((await announce(0)).data!.message).toBe('posted');
    expect((await announce(1)).data!.message).toBe('posted, and 3 mails wait in the folder outbox: there is no mail server');
    const { data } = await site.call('GET football/pagedata', { as: site.as.bob });
    expect(data!.smack.data.map(({ EntryName, Message }) => [EntryName, Message])).toEqual([
      ['Carl', 'Beer at eight'],
      ['Carl', 'Beer at eight'],
    ]);
  });

  it('puts on top what somebody should do: clock, feeds, agents, files, locked users and mails, each group its own', async () => {
    const { wall } = site;
    await site.db.write(async (tx, invalidate) => {
      await registerAgent(tx, { name: 'nfl-lines', refreshSeconds: 30, now: wall.now() - 10 * 60_000 });
      await noteScoresFrom(tx, invalidate, 'NFL', THURSDAY);
      await writeSetting(tx, REMOTE_CHECK, JSON.stringify({ at: new Date(wall.now()).toISOString(), checked: 3, damaged: 1, faults: [] }));
      await tx
        .insertInto('signin_failures')
        .values({ name_key: 'bob', failures: 10, last_at: wall.now(), locked_at: wall.now() })
        .execute();
      const mail = await tx.selectFrom('mail_outbox').select('id').where('user_id', '=', site.users.bob).limit(1).executeTakeFirstOrThrow();
      await tx
        .updateTable('mail_outbox')
        .set({ gave_up_at: wall.now(), last_error: 'No such mailbox' })
        .where('id', '=', mail.id)
        .execute();
    });
    machine.set(THURSDAY - 5 * HOUR);
    const seen = await needs(site.as.carl);
    expect(seen.map((line) => line.split(':')[0])).toEqual([
      'clock_behind',
      'feed_silent',
      'agent_late',
      'files_damaged',
      'picks_missing',
      'user_locked',
      'mail_given_up',
    ]);
    expect(seen[0]).toContain('2 hours behind what it was');
    expect(seen).toContain('agent_late: NFL lines should have run long ago.');
    expect(seen).toContain('user_locked: Bob@example.org is locked out after failed sign-ins.');
    expect(seen).toContain('mail_given_up: A mail to Bob@example.org was given up: No such mailbox.');
    expect(await needs(as.fred)).toEqual(['picks_missing: 1 entry lacks picks in Elsewhere.']);
  });
});
