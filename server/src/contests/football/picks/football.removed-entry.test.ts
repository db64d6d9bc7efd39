import { describeEachEngine } from '../../../testing/engines';
import { footballLeague, saveOf, THURSDAY, type FootballLeague, type Choice } from '../testing/football-league';

describeEachEngine('an entry that is taken out while its player edits', (engine) => {
  let league: FootballLeague;
  beforeEach(async () => (league = await footballLeague(engine)));

  const save = (who: 'ann' | 'bob', choices: Choice[]) =>
    league.call('GET football/makepicks', { as: league.as[who], query: saveOf(league, league.entries[who], choices) });
  const picksOf = (entryId: number) =>
    league.db.read((tx) => tx.selectFrom('football_picks').selectAll().where('entry_id', '=', entryId).orderBy('slot').execute());
  const remove = () =>
    league.call('POST ad/remove_contest_entry', { as: league.as.carl, body: { entry_id: league.entries.bob, user_id: league.users.bob } });

  it('is told so in plain words; what was saved before, and everybody else, stays as it was', async () => {
    await save('ann', [
      [0, 'A'],
      [1, 'H', 1],
    ]);
    await save('bob', [
      [0, 'H'],
      [2, 'A'],
    ]);
    const [ann, bob] = [await picksOf(league.entries.ann), await picksOf(league.entries.bob)];
    expect((await remove()).status).toBe(200);
    expect(
      await save('bob', [
        [3, 'H'],
        [4, 'A'],
      ]),
    ).toMatchObject({
      status: 404,
      error: { code: 'not_found', message: expect.stringMatching(/^Bob was taken out of its contest, so nothing was saved\./) },
    });
    expect((await league.call('GET football/pending_picks', { as: league.as.bob, query: { entry_id: league.entries.bob } })).status).toBe(
      404,
    );
    expect(await picksOf(league.entries.bob)).toEqual(bob);
    expect(await picksOf(league.entries.ann)).toEqual(ann);
    expect(
      (
        await save('ann', [
          [0, 'A'],
          [1, 'H', 1],
          [2, 'H'],
        ])
      ).status,
    ).toBe(200);
    league.clock.set(THURSDAY);
    const page = (await league.call('GET football/pagedata', { as: league.as.ann })).data!;
    expect(page.standings.data.map((row) => row.EntryName)).not.toContain('Bob');
    expect(page.scores.data.find((row) => row.ID === league.games[0])).toMatchObject({ picks_winning: '', picks_losing: '' });
  });

  it('keeps from others that there ever was one', async () => {
    await remove();
    const answer = await league.call('GET football/makepicks', {
      as: league.as.dan,
      query: saveOf(league, league.entries.bob, [[0, 'A']]),
    });
    expect(answer).toMatchObject({ status: 404, error: { message: 'There is no such entry, or it is not yours.' } });
  });

  it('saves or refuses whole when both come at once', async () => {
    const [saved, removed] = await Promise.all([
      save('bob', [
        [0, 'A'],
        [1, 'A'],
        [2, 'A'],
        [3, 'A'],
        [4, 'A'],
      ]),
      remove(),
    ]);
    expect(removed.status).toBe(200);
    expect(await picksOf(league.entries.bob)).toHaveLength(saved.status === 200 ? 5 : 0);
    expect([200, 404]).toContain(saved.status);
  });
});
