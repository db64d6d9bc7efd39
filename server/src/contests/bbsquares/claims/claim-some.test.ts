import { describeByTurns } from '../../../testing/engines';
import { LOCK, squaresLeague, type SquaresLeague } from '../testing/squares-league';

describeByTurns('squares that are claimed together', (engine) => {
  let league: SquaresLeague;
  beforeEach(async () => {
    league = await squaresLeague(engine);
  });
  const claim = (who: 'ann' | 'bob', squares: number[], entry = who) =>
    league.call('POST bbsquares/claim', {
      as: league.as[who],
      body: { contest_id: league.contest, entry_id: league.entries[entry], squares },
    });
  const held = async () =>
    (await league.page('ann')).squares.data.filter(({ entry_id }) => entry_id > 0).map(({ ID, entry_name }) => [ID, entry_name]);

  it('are those that are free; who was first with the others is said', async () => {
    expect((await claim('bob', [12])).data).toEqual({ result: 'success', count: 1, message: '1 square claimed.' });
    expect((await claim('ann', [11, 12, 13, 13])).data).toEqual({
      result: 'success',
      count: 2,
      message: '2 squares claimed. Bob took one first.',
    });
    expect(await held()).toEqual([
      [11, 'Ann Ames'],
      [12, 'Bob'],
      [13, 'Ann Ames'],
    ]);
    expect((await claim('ann', [12])).error).toMatchObject({ code: 'conflict', message: 'Bob took one first.' });
    expect((await claim('ann', [11])).data).toMatchObject({ count: 0 });
  });

  it('are no more than an entry may have, nobody else’s, on the board, and none once it is closed', async () => {
    const places = Array.from({ length: 11 }, (_, place) => place);
    expect((await claim('ann', places)).error).toMatchObject({ code: 'conflict', message: '0 of 10 squares are yours.' });
    expect((await claim('ann', [1], 'bob')).error?.code).toBe('not_found');
    for (const wrong of [[], [100], [-1], [1.5]]) expect((await claim('ann', wrong)).error?.code).toBe('bad_input');
    expect(await held()).toEqual([]);
    expect((await claim('ann', places.slice(1))).data).toMatchObject({ count: 10 });
    await league.bracket();
    await league.at(LOCK);
    expect((await claim('bob', [50])).error).toMatchObject({ code: 'board_locked' });
  });

  it('go to one of many who claim them at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => claim(n % 2 ? 'ann' : 'bob', [1, 2, 3])));
    expect(new Set((await held()).map(([, name]) => name)).size).toBe(1);
    expect(answers.reduce((sum, { data }) => sum + (data?.count ?? 0), 0)).toBe(3);
  });
});
