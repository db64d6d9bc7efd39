import { describeByTurns } from '../../../testing/engines';
import { MAIL_SITE } from '../../../testing/outbox-mail';
import { mailsIn } from '../../../testing/outbox.store';
import { createMemories } from '../../memories';
import { recapsAgent } from '../../recaps/recaps.agent';
import { golfMemories } from '../golf-memories';
import { pick1Recaps } from '../pick1-recaps';
import { roundOf } from '../testing/facts.fixture';
import { FIRST_TEE, golfTestLeague, HOUR, wholeRound } from '../testing/golf-test-league';

describeByTurns('the recap of a tournament in Pick1', (engine) => {
  /** Ann has the golfer who wins, Bob one who misses the cut. */
  async function league() {
    const of = await golfTestLeague(engine);
    for (const [who, pick] of [
      ['ann', 4],
      ['bob', 15],
    ] as const)
      await of.call('POST golf/makepick1', { as: of.as[who], body: { entry_id: of.pick1Entries[who], pick } });
    const end = async () => {
      of.clock.set(FIRST_TEE + 80 * HOUR);
      const rounds = [1, 2, 3, 4].flatMap((round) =>
        wholeRound(round, (id) => roundOf(id === 4 ? -2 : id > 10 ? 2 : 0)).filter(({ golferId }) => round < 3 || golferId <= 10),
      );
      await of.play(of.first, rounds);
      for (let golferId = 11; golferId <= 20; golferId += 1) await of.leave(of.first, golferId, 'CUT');
      await of.tell(of.first, { reported: 'FINAL', reportedAt: of.clock.now(), winnerIds: [4], projectedCut: 4 });
      of.clock.set(of.clock.now() + HOUR);
      await of.settle();
    };
    const recap = async (as: 'ann' | 'bob' = 'ann', query: { tid?: number } = {}) =>
      (await of.call('GET golf/pick1recap', { as: of.as[as], query: { contest_id: of.pick1, ...query } })).data!;
    const share = () => of.call('POST utils/share_recap', { as: of.as.ann, body: { contest_id: of.pick1, round: of.first } });
    const agent = () => {
      const memories = createMemories(of.db);
      const sources = [pick1Recaps(golfMemories(memories))];
      const { run } = recapsAgent({ sources, directory: memories.directory, wall: of.wall, mail: MAIL_SITE });
      return async () => (await run({ db: of.db, clock: of.clock, log: { warn: () => {} }, signal: new AbortController().signal })).words;
    };
    return { ...of, end, recap, share, agent };
  }

  it('is not there before the tournament is official, nor of one that is none of the contest', async () => {
    const { recap, share, first, call, as, pick1, agent, app } = await league();
    const { config, facts, standings } = await recap('ann', { tid: first });
    expect(config.data[0]).toMatchObject({ tid: 0, Headline: '', Mine: '', EntryName: 'Ann' });
    expect([facts.data, standings.data, (await share()).status]).toEqual([[], [], 404]);
    expect((await call('GET golf/pick1recap', { as: as.ann, query: { contest_id: pick1, tid: 9999 } })).error?.code).toBe(
      'unknown_tournament',
    );
    expect(await agent()()).toBe('Nothing to tell');
    await app.close();
  });

  it('tells whose golfer was best, each their own and the season, and stays as it is when a card is corrected', async () => {
    const { recap, end, first, call, as, settle, app } = await league();
    await end();
    const before = await recap('bob');
    expect(before.config.data[0]).toMatchObject({
      ...{ tid: first, Headline: 'Ann', Winners: '', Note: 'First tournament won this season', Dates: 'Sep 15' },
      Says: 'Golfer 004, 1, −8 and +$1',
      Mine: '2nd of 2. Golfer 015 missed the cut at +4. −$1.',
    });
    expect(before.facts.data.map(({ ID, Head, Short }) => [ID, Head, Short])).toEqual([
      ['alone', 'Ann, Golfer 004', 'Finished 1st at −8'],
      ['worst_pick', 'Bob, Golfer 015', 'Missed the cut at +4'],
      ['next', 'Event of 2022-09-22', 'Sep 22, and it counts double'],
    ]);
    expect(
      before.standings.data.map((row) => [row.EntryName, row.Rank, row.Position, row.Score, row.Points, row.SeasonRank, row.mine]),
    ).toEqual([
      ['Ann', 1, '1', -8, 1, 1, 0],
      ['Bob', 2, 'CUT', 4, -1, 2, 1],
    ]);
    const body = { tournament_id: first, golfer_id: 4, round: 4, manual: 1 as const, reason: 'Signed for a wrong card' };
    const holes = Array.from({ length: 18 }, () => 9);
    expect((await call('POST ad/golf_set_holes', { as: as.carl, body: { ...body, holes } })).status).toBe(200);
    await settle();
    expect(await recap('bob')).toEqual(before);
    await app.close();
  });

  it('tells of a tournament that became official before golfers were kept with it who they were', async () => {
    const { recap, end, db, app } = await league();
    await end();
    await db.write((tx) => tx.updateTable('golf_finals').set({ recap: '' }).execute());
    const { config, standings } = await recap();
    expect(config.data[0]).toMatchObject({ Headline: 'Ann', Says: 'Golfer 004 and +$1' });
    expect(standings.data.map(({ Pick, Rank, Position }) => [Pick, Rank, Position])).toEqual([
      ['Golfer 004', 1, ''],
      ['Golfer 015', 2, ''],
    ]);
    await app.close();
  });

  it('is shared at an address that ends with sharing, and mailed once', async () => {
    const { end, share, first, pick1, call, inject, agent, db, as, app } = await league();
    await end();
    const { path } = (await share()).data!;
    const page = await inject({ url: path });
    for (const said of ['Pick1 2022: Event of 2022-09-15, Sep 15', 'Ann, Golfer 004']) expect(page.body).toContain(said);
    expect((await inject({ url: path.replace('/recap?', '/recap.png?') })).headers['content-type']).toBe('image/png');
    expect([await agent()(), await agent()()]).toEqual(['2 mails written', 'Nothing to tell']);
    const mails = await mailsIn(db);
    expect(mails[1]!.body_text).toContain('Bob: 2nd of 2. Golfer 015 missed the cut at +4.');
    expect(mails[1]!.body_text).toContain(`/pick1golf/recap?contest=${pick1}&tid=${first}`);
    expect((await call('POST ad/recap_sharing', { as: as.carl, body: { contest_id: pick1, on: 0 } })).status).toBe(200);
    expect((await inject({ url: path })).statusCode).toBe(404);
    await app.close();
  });
});
