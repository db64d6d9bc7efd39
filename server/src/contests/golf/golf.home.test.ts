import { describeByTurns } from '../../testing/engines';
import { setSeason } from './stores/contest.store';
import { roundOf } from './testing/facts.fixture';
import { FIRST_TEE, golfTestLeague, HOUR, wholeRound } from './testing/golf-test-league';

describeByTurns('home of a golf player', (engine) => {
  it('says of a season whose tournaments are all official where each ended', async () => {
    const league = await golfTestLeague(engine);
    const { db, clock, first, contest } = league;
    const lines = async () =>
      (await league.call('GET utils/home', { as: league.as.ann, query: {} })).data!.contests.data.map((row) => [
        ...[row.contest, row.note, row.state, row.rank, row.of, row.done, row.next],
      ]);
    await league.pick('ann', [1, 2, 3, 4]);
    await league.pick('bob', [5, 6, 7, 8]);
    await db.write((tx, invalidate) => setSeason(tx, invalidate, contest, [{ tid: first, seq: 1, double: false }]));
    clock.set(FIRST_TEE + 80 * HOUR);
    // Ann's first golfer is a stroke better than all others in each round.
    await league.play(first, [1, 2, 3, 4].flatMap((round) => wholeRound(round, (id) => roundOf(id === 1 ? -1 : 0)))); // prettier-ignore
    await league.tell(first, { reported: 'FINAL', reportedAt: clock.now(), winnerIds: [1], projectedCut: 4 });
    expect((await lines())[0]).toContain('Golf');
    expect(await lines()).not.toContainEqual(expect.arrayContaining(['Season over']));
    clock.set(clock.now() + HOUR);
    await league.settle();
    expect(await lines()).toEqual([
      ['Golf', '2022', 'Season over', 1, 3, null, ''],
      ['Pick1Golf', '2022', 'Season over', null, 2, null, ''],
    ]);
    await league.app.close();
  });
});
