import { describeByTurns } from '../../../testing/engines';
import { MAIL_SITE } from '../../../testing/outbox-mail';
import { mailsIn } from '../../../testing/outbox.store';
import { createMemories } from '../../memories';
import { recapsAgent } from '../../recaps/recaps.agent';
import { golfMemories } from '../golf-memories';
import { golfRecaps } from '../golf-recaps';
import { aCard, roundOf } from '../testing/facts.fixture';
import { FIRST_TEE, golfTestLeague, HOUR, wholeRound } from '../testing/golf-test-league';

const MINUTE = 60_000;

describeByTurns('the recap of a golf tournament', (engine) => {
  /** Bob leads by a stroke after three rounds; Ann's first golfer makes birdies on 17 and 18 of the last one. */
  async function league() {
    const of = await golfTestLeague(engine);
    await of.pick('ann', [1, 2, 3, 4]);
    await of.pick('bob', [5, 6, 7, 8]);
    const last = FIRST_TEE + 75 * HOUR;
    const end = async () => {
      of.clock.set(last + 5 * HOUR);
      const parOf = (round: number) => wholeRound(round, (id) => roundOf(round === 1 && id === 5 ? -1 : 0));
      const at = (golferId: number) => Array.from({ length: 18 }, (_, n) => last + n * 14 * MINUTE + golferId * 1000);
      const finish = wholeRound(4, (id) => Array.from({ length: 18 }, (_, n) => (id === 1 && n > 15 ? -1 : 0)));
      await of.play(of.first, [...[1, 2, 3].flatMap(parOf), ...finish.map((card) => ({ ...card, at: at(card.golferId) }))]);
      await of.tell(of.first, { reported: 'FINAL', reportedAt: of.clock.now(), winnerIds: [1], projectedCut: 4 });
      of.clock.set(of.clock.now() + HOUR);
      await of.settle();
    };
    const recap = async (as: 'ann' | 'bob' | 'carl' = 'ann', query: { tid?: number } = {}) =>
      (await of.call('GET golf/recap', { as: of.as[as], query: { contest_id: of.contest, ...query } })).data!;
    const body = { contest_id: of.contest, round: of.first };
    const share = () => of.call('POST utils/share_recap', { as: of.as.ann, body });
    const agent = () => {
      const memories = createMemories(of.db);
      const sources = [golfRecaps(golfMemories(memories))];
      const { run } = recapsAgent({ sources, directory: memories.directory, wall: of.wall, mail: MAIL_SITE });
      return async () => (await run({ db: of.db, clock: of.clock, log: { warn: () => {} }, signal: new AbortController().signal })).words;
    };
    return { ...of, end, recap, share, agent };
  }

  it('is not there before the tournament is official', async () => {
    const { recap, share, first, agent, app } = await league();
    const { config, facts, winner } = await recap('ann', { tid: first });
    expect(config.data[0]).toMatchObject({ tid: 0, Headline: '', Mine: '' });
    expect([facts.data, winner.data]).toEqual([[], []]);
    expect((await share()).status).toBe(404);
    expect(await agent()()).toBe('Nothing to tell');
    await app.close();
  });

  it('tells who won by which hole, each their own, and stays as it is when a card is corrected', async () => {
    const { recap, end, first, call, as, settle, app } = await league();
    await end();
    const before = await recap('bob');
    expect(before.config.data[0]).toMatchObject({
      tid: first,
      Headline: 'Ann',
      Says: expect.stringMatching(/^−2 and \$/),
      Dates: 'Sep 15',
    });
    expect(before.config.data[0]!.Mine).toMatch(/^2nd of 3 at −1\. \$[\d.]+ for place 2\.$/);
    expect(before.facts.data.find(({ ID }) => ID === 'swing')).toMatchObject({
      ...{ Head: 'Golfer 001, birdie on 17', Where: 'Round 4' },
      Text: 'From then on nobody was ahead of Ann. Until then Bob was.',
    });
    expect(before.facts.data.find(({ ID }) => ID === 'bad_beat')).toMatchObject({
      Text: 'In front with 8 holes to play, 2nd by 1 stroke.',
    });
    expect(before.facts.data.find(({ ID }) => ID === 'alone')).toMatchObject({ Head: 'Ann, Golfer 001', Short: 'Finished 1st at −2' });
    expect(before.facts.data.find(({ ID }) => ID === 'next')!.Short).toMatch(/^Event of /);
    expect(before.winner.data.map(({ Name, Score }) => [Name, Score])).toEqual([
      ['Golfer 001', -2],
      ['Golfer 002', 0],
      ['Golfer 003', 0],
      ['Golfer 004', 0],
    ]);
    expect(before.mine.data[0]).toMatchObject({ Name: 'Golfer 005', Position: '2', House: 0 });
    const holes = Array.from({ length: 18 }, () => 9);
    const body = { tournament_id: first, golfer_id: 1, round: 4, holes, manual: 1 as const, reason: 'Signed for a wrong card' };
    expect((await call('POST ad/golf_set_holes', { as: as.carl, body })).status).toBe(200);
    await settle();
    const after = await recap('bob');
    expect(after.corrections.data).toHaveLength(1);
    expect({ ...after, corrections: 0 }).toEqual({ ...before, corrections: 0 });
    await app.close();
  });

  it('says who plays Pick1 beside it in which contest', async () => {
    const { recap, pick1, app } = await league();
    const said = async (as: 'ann' | 'carl') => (await recap(as)).config.data[0]!.pick1golf_contest_id;
    expect([await said('ann'), await said('carl')]).toEqual([pick1, 0]);
    await app.close();
  });

  it('is shared as a picture with whoever has its address, and ends with sharing', async () => {
    const { end, share, first, contest, call, inject, as, app } = await league();
    await end();
    const { path } = (await share()).data!;
    const page = await inject({ url: path });
    expect(page.statusCode).toBe(200);
    for (const said of ['Golf 2022: Event of 2022-09-15, Sep 15', 'Golfer 001, birdie on 17']) expect(page.body).toContain(said);
    expect(page.body).not.toContain('@example');
    expect((await inject({ url: path.replace('/recap?', '/recap.png?') })).headers['content-type']).toBe('image/png');
    expect((await call('GET utils/recap_card', { as: as.bob, query: { contest_id: contest, round: first } })).data!.path).toBe(path);
    expect((await call('POST ad/recap_sharing', { as: as.carl, body: { contest_id: contest, on: 0 } })).status).toBe(200);
    expect((await inject({ url: path })).statusCode).toBe(404);
    await app.close();
  });

  it('is mailed once to each player, and not to who has turned recaps off', async () => {
    const { end, agent, call, as, db, contest, first, app } = await league();
    await call('POST utils/useroptions', { as: as.carl, body: { user_options: { main: { weeklyRecap: 0 } } } });
    await end();
    expect([await agent()(), await agent()()]).toEqual(['2 mails written', 'Nothing to tell']);
    const mails = await mailsIn(db);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill(expect.stringMatching(/^Event of 2022-09-15, Sep 15: Ann\. −2 and/)));
    expect(mails[1]!.body_text).toContain('Bob: 2nd of 3 at −1.');
    expect(mails[1]!.body_text).toContain(`/golf/recap?contest=${contest}&tid=${first}`);
    await app.close();
  });

  it('tells nothing of a last round whose holes came without their times', async () => {
    const { recap, play, tell, settle, clock, first, app } = await league();
    clock.set(FIRST_TEE + 80 * HOUR);
    const cards = [1, 2, 3, 4].flatMap((round) =>
      wholeRound(round, (id) => roundOf(round === 4 && id === 1 ? -2 : round === 1 && id === 5 ? -1 : 0)),
    );
    const untimed = aCard(1, 4, roundOf(-2), { at: Array.from({ length: 18 }, () => null) });
    await play(first, [...cards.filter(({ golferId, round }) => golferId !== 1 || round !== 4), untimed]);
    await tell(first, { reported: 'FINAL', reportedAt: clock.now(), winnerIds: [1], projectedCut: 4 });
    clock.set(clock.now() + HOUR);
    await settle();
    const { config, facts } = await recap();
    expect(config.data[0]!.Headline).toBe('Ann');
    expect(facts.data.filter(({ ID }) => ID === 'swing' || ID === 'bad_beat')).toEqual([]);
    await app.close();
  });
});
