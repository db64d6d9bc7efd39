import { describeByTurns } from '../../../testing/engines';
import { MAIL_SITE } from '../../../testing/outbox-mail';
import { mailsIn } from '../../../testing/outbox.store';
import { finish, playLate } from '../../../testing/scores.store';
import { MONDAY, WEEK_2_OPENS } from '../../football/testing/football-league';
import { createMemories } from '../../memories';
import { recapsAgent } from '../../recaps/recaps.agent';
import { winsReader } from '../footballwins-facts';
import { give, winsLeague } from '../testing/footballwins-league';
import { winsRecaps } from '../wins-recaps';

const HOUR = 3_600_000;

describeByTurns('the recap of a week of NFL wins', (engine) => {
  /** Ann has BUF and SEA, Bob KC and DEN, Cat LA. On Monday DEN is ahead by three with two minutes to go, and loses. */
  async function league() {
    const of = await winsLeague(engine);
    await give(of, of.entries.ann, 'BUF', 'SEA');
    await give(of, of.entries.bob, 'KC', 'DEN');
    await give(of, of.entries.cat, 'LAR');
    const ask = (as: keyof typeof of.as = 'ann', query: { week?: number } = {}) =>
      of.call('GET football/footballwins_recap', { as: of.as[as], query: { contest_id: of.contest, ...query } });
    const played = async () => {
      const { bufLa, kcNyj, sfDal } = of.games;
      for (const game of [bufLa, kcNyj, sfDal]) await finish(of.db, game, 24, 20);
      of.clock.set(MONDAY + HOUR);
    };
    const ended = async () => {
      await played();
      await playLate(of.db, of.games.denSea, 20, 17);
      await finish(of.db, of.games.denSea, 20, 24);
      of.clock.set(MONDAY + 4 * HOUR);
    };
    const agent = () => {
      const memories = createMemories(of.db);
      const sources = [winsRecaps(winsReader(memories))];
      const { run } = recapsAgent({ sources, directory: memories.directory, wall: of.wall, mail: MAIL_SITE });
      return async () => (await run({ db: of.db, clock: of.clock, log: { warn: () => {} }, signal: new AbortController().signal })).words;
    };
    const share = (round = 1) => of.call('POST utils/share_recap', { as: of.as.ann, body: { contest_id: of.contest, round } });
    return { ...of, ask, rows: async (...asked: Parameters<typeof ask>) => (await ask(...asked)).data!, played, ended, agent, share };
  }

  it('is not there before the last result', async () => {
    const { rows, played, share, app } = await league();
    await played();
    const { config, standings, facts, teams, mine } = await rows();
    expect(config.data[0]).toMatchObject({ Week: 1, Over: 0, Open: 1, OpenAt: new Date(MONDAY).toISOString(), Headline: '', Won: 0 });
    expect([standings, facts, teams, mine].map(({ data }) => data)).toEqual([[], [], [], []]);
    expect((await share()).status).toBe(404);
    await app.close();
  });

  it('tells the week to who is in the pool, each their own, and is made anew by a correction', async () => {
    const { rows, ask, ended, games, db, clock, call, as, contest, app } = await league();
    await ended();
    const post = { Message: 'Two minutes too long.', contest_id: contest };
    expect((await call('POST football/footballwins_smack', { as: as.bob, body: post })).status).toBe(200);
    const { config, facts, standings, teams, mine, said } = await rows('bob');
    expect(config.data[0]).toMatchObject({
      ...{
        Week: 1,
        Over: 1,
        Open: 0,
        Dates: 'Sep 8–12',
        Won: 1,
        Headline: 'Ann',
        Says: '2–0',
        Note: 'Now 1st of 3, 2–0',
        EntryName: 'Bob',
      },
    });
    expect(facts.data.map(({ ID }) => ID)).toEqual(['swing', 'bad_beat', 'upset', 'rout']);
    expect(facts.data[0]!.Text).toBe('20–17 became 20–24. Ann gained by it, Bob lost by it.');
    expect(standings.data.map(({ EntryName, Wins, Losses, Rank, Season }) => [EntryName, Wins, Losses, Rank, Season])).toEqual([
      ['Ann', 2, 0, 1, 1],
      ['Bob', 1, 1, 2, 2],
      ['Cat', 0, 1, 3, 3],
    ]);
    expect(teams.data.map(({ Abbrev, Result }) => `${Abbrev} ${Result}`)).toEqual([...['BUF W', 'LA L', 'KC W', 'DEN L', 'SEA W']]);
    expect(mine.data).toMatchObject([{ EntryName: 'Bob', Says: '2nd of 3, 1–1. KC won 24–20, DEN lost 20–24.' }]);
    expect(said.data).toMatchObject([{ EntryName: 'Bob', Message: 'Two minutes too long.' }]);
    expect((await rows('carl')).mine.data).toEqual([]);
    expect((await ask('dan')).status).toBe(404);
    // Nobody has a team in Dan's.
    const { data: elsewhere } = await call('GET football/footballwins_recap', { as: as.dan });
    expect([elsewhere!.config.data[0]!.Over, elsewhere!.standings.data]).toEqual([0, []]);
    expect([(await ask('ann', { week: 19 })).status, (await ask('ann', { week: 0 })).status]).toEqual([400, 400]);

    clock.set(WEEK_2_OPENS + HOUR);
    const before = await rows('bob');
    expect(before.config.data[0]).toMatchObject({ Week: 1, ShowWeek: 2, Over: 1 });
    expect({ ...before, config: 0 }).toEqual({ ...(await rows('bob', { week: 1 })), config: 0 });
    expect((await rows('bob', { week: 2 })).config.data[0]).toMatchObject({ Week: 2, Over: 0 });
    await finish(db, games.denSea, 27, 20);
    expect((await rows('bob')).config.data[0]).toMatchObject({ Headline: 'Bob', Says: '2–0' });
    await app.close();
  });

  it('is shared as a picture and mailed once to each player', async () => {
    const { ended, share, agent, inject, clock, db, contest, app } = await league();
    await ended();
    const { path } = (await share()).data!;
    const page = await inject({ url: path });
    for (const told of ['Week 1, Sep 8–12', 'Ann. 2–0']) expect(page.body).toContain(told);
    expect((await inject({ url: path.replace('/recap?', '/recap.png?') })).headers['content-type']).toBe('image/png');
    expect((await share(17)).status).toBe(404);
    expect(await agent()()).toBe('Nothing to tell');
    clock.set(WEEK_2_OPENS);
    const run = agent();
    expect([await run(), await run(), await agent()()]).toEqual(['3 mails written', 'Nothing to tell', 'Nothing to tell']);
    const toBob = (await mailsIn(db)).find(({ to_address }) => /^bob/i.test(to_address))!;
    expect(toBob.body_text).toContain('Bob: 2nd of 3, 1–1. KC won 24–20, DEN lost 20–24.');
    expect(toBob.body_text).toContain(`/footballwins/recap?contest=${contest}&week=1`);
    await app.close();
  });
});
