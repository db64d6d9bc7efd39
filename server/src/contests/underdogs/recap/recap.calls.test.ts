import { describeByTurns } from '../../../testing/engines';
import { MAIL_SITE } from '../../../testing/outbox-mail';
import { mailsIn } from '../../../testing/outbox.store';
import { finish, playLate } from '../../../testing/scores.store';
import { MONDAY, THURSDAY, WEEK_2_OPENS } from '../../football/testing/football-league';
import { createMemories } from '../../memories';
import { recapsAgent } from '../../recaps/recaps.agent';
import { underdogsCalls, underdogsLeague } from '../testing/underdogs-league';
import { underdogsReader } from '../underdogs-facts';
import { underdogsRecaps } from '../underdogs-recaps';

const HOUR = 3_600_000;

describeByTurns('the recap of an Underdogs week', (engine) => {
  /** Ann has Sunday's Away1, Bob Monday's Away6, whose last two minutes turn a lead of three into a loss by seven. */
  async function league() {
    const of = await underdogsLeague(engine);
    const { save } = underdogsCalls(of);
    of.clock.set(THURSDAY - HOUR);
    expect([(await save('ann', of.games[1]!)).status, (await save('bob', of.games[6]!)).status]).toEqual([200, 200]);
    const recap = (as: keyof typeof of.as = 'ann', query: { week?: number } = {}) =>
      of.call('GET underdogs/recap', { as: of.as[as], query: { contest_id: of.contest, ...query } });
    const ended = async () => {
      for (const game of [...of.games.slice(0, 6), of.noLine]) await finish(of.db, game, 24, 20);
      of.clock.set(MONDAY + HOUR);
      await playLate(of.db, of.games[6]!, 20, 17);
      await finish(of.db, of.games[6]!, 20, 27);
      of.clock.set(MONDAY + 4 * HOUR);
    };
    const agent = () => {
      const memories = createMemories(of.db);
      const sources = [underdogsRecaps(underdogsReader(memories))];
      const { run } = recapsAgent({ sources, directory: memories.directory, wall: of.wall, mail: MAIL_SITE });
      return async () => (await run({ db: of.db, clock: of.clock, log: { warn: () => {} }, signal: new AbortController().signal })).words;
    };
    const share = (round = 1) => of.call('POST utils/share_recap', { as: of.as.ann, body: { contest_id: of.contest, round } });
    return { ...of, recap, rows: async (...asked: Parameters<typeof recap>) => (await recap(...asked)).data!, ended, agent, share };
  }

  it('is not there before the last result, and tells nothing of a pick that is sealed', async () => {
    const { rows, games, noLine, db, clock, share, app } = await league();
    for (const game of [...games.slice(0, 6), noLine]) await finish(db, game, 24, 20);
    clock.set(MONDAY - HOUR);
    for (const as of ['ann', 'bob'] as const) {
      const { config, standings, facts, mine } = await rows(as);
      expect(config.data[0]).toMatchObject({ Week: 1, Over: 0, Open: 1, OpenAt: new Date(MONDAY).toISOString(), Headline: '' });
      expect([standings, facts, mine].map(({ data }) => data)).toEqual([[], [], []]);
    }
    expect((await share()).status).toBe(404);
    await app.close();
  });

  it('tells the week to who is in the pool, each their own, and is made anew by a correction', async () => {
    const { rows, recap, ended, games, db, clock, call, as, contest, app } = await league();
    await ended();
    const post = { Message: 'I had started to bark.', contest_id: contest };
    expect((await call('POST underdogs/smack', { as: as.bob, body: post })).status).toBe(200);
    const { config, facts, standings, mine, said } = await rows('bob');
    expect(config.data[0]).toMatchObject({
      ...{ Week: 1, Over: 1, Open: 0, Dates: 'Sep 8–12', Won: 1, Headline: "Ann's Aces", Says: 'Away1 +3.5 won outright' },
      Note: 'First win of the season',
    });
    expect(facts.data.map(({ ID }) => ID)).toEqual(['swing', 'bad_beat', 'alone']);
    expect(facts.data[0]!.Text).toBe('20–17 became 20–27. Bob lost by it.');
    expect(facts.data[1]).toMatchObject({
      Head: 'Bob, Away6 +3.5',
      Text: expect.stringMatching(/^Ahead by 3 with two minutes to go: lost 20–27/),
    });
    expect(mine.data).toMatchObject([{ EntryName: 'Bob', Says: expect.stringMatching(/^Away6 \+3\.5: Lost 20–27/) }]);
    expect(standings.data.slice(0, 2).map(({ EntryName, Grade, Rank }) => [EntryName, Grade, Rank])).toEqual([
      ["Ann's Aces", 'W', 1],
      ['Bob', 'L', 2],
    ]);
    expect(said.data).toMatchObject([{ EntryName: 'Bob', Message: 'I had started to bark.' }]);
    expect((await recap('dan')).status).toBe(404);

    clock.set(WEEK_2_OPENS + HOUR);
    const before = await rows('bob');
    expect(before.config.data[0]).toMatchObject({ Week: 1, ShowWeek: 2, Over: 1 });
    expect({ ...before, config: 0 }).toEqual({ ...(await rows('bob', { week: 1 })), config: 0 });
    expect((await rows('bob', { week: 2 })).config.data[0]).toMatchObject({ Week: 2, Over: 0 });
    await finish(db, games[6]!, 27, 20);
    expect((await rows('bob')).config.data[0]).toMatchObject({ Headline: 'Two won outright', Winners: "Ann's Aces, Bob" });
    await app.close();
  });

  it('is shared as a picture and mailed once to each player', async () => {
    const { ended, share, agent, inject, clock, db, contest, app } = await league();
    await ended();
    const { path } = (await share()).data!;
    const page = await inject({ url: path });
    for (const said of ['Week 1, Sep 8–12', 'Ann&#39;s Aces. Away1 +3.5 won outright']) expect(page.body).toContain(said);
    expect((await inject({ url: path.replace('/recap?', '/recap.png?') })).headers['content-type']).toBe('image/png');
    expect(await agent()()).toBe('Nothing to tell');
    clock.set(WEEK_2_OPENS);
    const run = agent();
    expect([await run(), await run(), await agent()()]).toEqual([
      expect.stringMatching(/^\d mails written$/),
      'Nothing to tell',
      'Nothing to tell',
    ]);
    const mails = await mailsIn(db);
    expect(new Set(mails.map(({ to_address }) => to_address)).size).toBe(mails.length);
    const toBob = mails.find(({ to_address }) => /^bob/i.test(to_address))!;
    expect(toBob.body_text).toMatch(/Bob: Away6 \+3\.5: Lost 20–27/);
    expect(toBob.body_text).toContain(`/underdogs/recap?contest=${contest}&week=1`);
    await app.close();
  });

  it('refuses a week that there is none of', async () => {
    const { recap, share, app } = await league();
    expect([(await recap('ann', { week: 19 })).status, (await share(17)).status]).toEqual([400, 404]);
    await app.close();
  });
});
