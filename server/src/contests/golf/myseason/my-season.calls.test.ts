import { describeByTurns } from '../../../testing/engines';
import { addEntry } from '../../../testing/rows.store';
import { addAccount, basic } from '../../../testing/site';
import { setSeason } from '../stores/contest.store';
import { aGolfer, roundOf } from '../testing/facts.fixture';
import { addEvent, FIELD_SIZE, FIRST_TEE, golfTestLeague, HOUR, wholeRound } from '../testing/golf-test-league';

const WEEK = 7 * 24 * HOUR;

describeByTurns("a player's own season of golf", (engine) => {
  /**
   * Four tournaments. Ann picks for the first two and forgets the others; Bob has the golfer who wins each; Carl never picks. Golfer 5 of the
   * first group wins all of them with a birdie a round, golfer 1 is a stroke worse in all, the others are level.
   */
  async function league() {
    const of = await golfTestLeague(engine);
    const field = Array.from({ length: FIELD_SIZE }, (_, n) => aGolfer(n + 1));
    const more = [await addEvent(of.db, FIRST_TEE + 2 * WEEK, field), await addEvent(of.db, FIRST_TEE + 3 * WEEK, field)];
    const tids = [of.first, of.second, ...more];
    const plan = tids.map((tid, n) => ({ tid, seq: n + 1, double: false }));
    await of.db.write((tx, invalidate) => setSeason(tx, invalidate, of.contest, plan));
    const cardsOf = (round: number) => wholeRound(round, (id) => roundOf(id === 5 ? -1 : id === 1 ? 1 : 0));
    const pickFor = async (n: number) => {
      of.clock.set(FIRST_TEE + n * WEEK - HOUR);
      if (n < 2) await of.pick('ann', [1, 2, 3, 4], tids[n]);
      await of.pick('bob', [5, 2, 3, 4], tids[n]);
    };
    const end = async (n: number, reported: 'FINAL' | 'CANCELLED' = 'FINAL') => {
      await pickFor(n);
      of.clock.set(FIRST_TEE + n * WEEK + 80 * HOUR);
      if (reported === 'FINAL') await of.play(tids[n]!, [1, 2, 3, 4].flatMap(cardsOf));
      await of.tell(tids[n]!, { reported, reportedAt: of.clock.now(), winnerIds: [5], projectedCut: 4 });
      of.clock.set(of.clock.now() + HOUR);
      await of.settle();
    };
    const season = async (as: keyof typeof of.as = 'ann') =>
      (await of.call('GET golf/my_season', { as: of.as[as], query: { contest_id: of.contest } })).data!;
    const card = (as: keyof typeof of.as = 'ann') => of.call('GET utils/season_card', { as: of.as[as], query: { contest_id: of.contest } });
    return { ...of, tids, end, season, card, pickFor };
  }

  it('waits for three tournaments that are official, and tells nothing of one that is on', async () => {
    const { end, season, card, pickFor, clock, play, tids, app } = await league();
    const empty = async (Week: number) => {
      const { config, tournaments, picks, facts, rules, beside } = await season();
      expect(config.data[0]).toMatchObject({ Week, Rank: 0, Gap: '', Over: 0 });
      expect([tournaments, picks, facts, rules, beside].map(({ data }) => data.length)).toEqual([0, 0, 0, 0, 0]);
    };
    await empty(0);
    await end(0);
    await empty(1);
    await end(1);
    expect((await card()).status).toBe(404);
    await pickFor(2);
    await empty(2);
    clock.set(FIRST_TEE + 2 * WEEK + 10 * HOUR);
    await play(
      tids[2]!,
      wholeRound(1, () => roundOf(-3)),
    );
    await empty(2);
    await end(2);
    expect((await season()).config.data[0]).toMatchObject({ Week: 3, Entries: 3 });
    expect((await card()).status).toBe(200);
    await app.close();
  });

  it('is each player’s own, with the house’s picks where they forgot, beside simple rules', async () => {
    const { end, season, card, call, as, contest, tids, db, app } = await league();
    for (const n of [0, 1, 2, 3]) await end(n);
    const [ann, bob] = [await season(), await season('bob')];
    // Without golfer 5 a round is level; the house gives golfer 9, the middle of the first group.
    expect(ann.config.data[0]).toMatchObject({ EntryName: 'Ann', Week: 4, Over: 1, Rank: 2, Shared: 1, Entries: 3, Score: 0 });
    expect(ann.config.data[0]!.Gap).toBe('16 strokes behind Bob');
    expect(bob.config.data[0]).toMatchObject({ EntryName: 'Bob', Rank: 1, Score: -16 });
    expect(bob.tournaments.data.map(({ tid, Place, Of, Score }) => [tid, Place, Of, Score])).toEqual(tids.map((tid) => [tid, 1, 3, -4]));
    const given = ann.picks.data.filter(({ House }) => House === 1);
    expect(given.map(({ Week }) => Week)).toEqual([3, 3, 3, 3, 4, 4, 4, 4]);
    expect(ann.facts.data.find(({ ID }) => ID === 'nemesis')).toMatchObject({ Head: 'Bob', Weeks: '1,2,3,4' });
    expect(bob.facts.data.find(({ ID }) => ID === 'carried')).toMatchObject({ Head: 'Golfer 005' });
    // One golfer of five of the first group brings a stroke a round; Bob's was picked as often as Ann's, who is higher up the list, then more often.
    expect(ann.rules.data.map(({ ID, Score }) => [ID, Score])).toEqual([
      ['mine', 0],
      ['crowd', -8],
      ['favorites', 0],
      ['house', 0],
      ['random', -3.2],
    ]);
    expect(ann.beside.data[0]).toMatchObject({ Tournaments: 4, Says: '3.2 strokes worse than any four' });

    expect((await card()).data!.picture).not.toBe((await card('bob')).data!.picture);
    const shared = await call('POST utils/share_season', { as: as.ann, body: { contest_id: contest } });
    expect(shared.data!.path).toMatch(/^\/share\/season\?token=/);
    const dan = await addAccount(db, 'Dan', 'secret of dan');
    const stranger = { as: basic('Dan', 'secret of dan'), query: { contest_id: contest } };
    expect((await call('GET golf/my_season', stranger)).status).toBe(404);
    await addEntry(db, { contest_id: contest, user_id: dan, entry_name: 'Dan' });
    // Who came after the last one has the worst scores, and no season of their own.
    expect((await call('GET golf/my_season', stranger)).data!.config.data[0]).toMatchObject({ EntryName: 'Dan', Rank: 0 });
    expect((await season()).config.data[0]).toMatchObject({ Entries: 4 });
    await app.close();
  });

  it('leaves out what was called off, and compares no tournament whose cards were corrected', async () => {
    const { end, season, call, as, tids, settle, app } = await league();
    await end(0);
    await end(1, 'CANCELLED');
    await end(2);
    await end(3);
    const before = await season('bob');
    expect(before.tournaments.data.map(({ Week }) => Week)).toEqual([1, 3, 4]);
    expect(before.beside.data[0]).toMatchObject({ Tournaments: 3 });
    const holes = Array.from({ length: 18 }, () => 9);
    const body = {
      tournament_id: tids[0]!,
      golfer_id: 5,
      round: 4,
      holes,
      manual: 1 as const,
      reason: 'Signed for a wrong card',
      confirm: 1 as const,
    };
    expect((await call('POST ad/golf_set_holes', { as: as.carl, body })).status).toBe(200);
    await settle();
    const after = await season('bob');
    expect(after.beside.data[0]).toMatchObject({ Tournaments: 2 });
    expect({ ...after, rules: 0, beside: 0 }).toEqual({ ...before, rules: 0, beside: 0 });
    await app.close();
  });
});
