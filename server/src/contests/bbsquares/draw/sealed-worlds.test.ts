import { describeSite, type TestEngine } from '../../../testing/engines';
import { addEveryRole } from '../../../testing/every-role';
import { PATIENCE_MS, toldApart, type World } from '../../../testing/two-worlds';
import { squaresLeague, YEAR } from '../testing/squares-league';

async function world(engine: TestEngine, seed: string): Promise<World> {
  const league = await squaresLeague(engine);
  const { db, contest, entries, as } = league;
  await league.bracket();
  const roles = await addEveryRole(league, contest);
  await league.fillUp();
  // The commitment is the seed's, published from the start; all else that it leads to must not be seen.
  await db.write((tx) =>
    tx
      .updateTable('squares_boards')
      .set({ seed, commitment: 'c'.repeat(64) })
      .where('contest_id', '=', contest)
      .execute(),
  );
  return {
    site: league,
    viewers: { ...roles, player: as.bob },
    facts: { contest_id: [contest], year: [YEAR], group_number: [1], entry_id: [entries.ann], user_id: [1], activity_id: [1, 2, 3] },
    pages: [`bbsquares/pagedata?contest_id=${contest}`, 'utils/home', 'ad/pagedata'],
    seal: () => Promise.resolve(),
    act: () => league.call('POST bbsquares/word', { as: as.bob, body: { contest_id: contest, entry_id: entries.bob, word: 'heron' } }),
  };
}

describeSite('two squares boards that differ in the seed of their draw alone', (engine) => {
  it(
    'look the same to every role until the numbers are drawn: every answer, delta, version and live event',
    async () => {
      const [one, other] = [await world(engine, 'a1'.repeat(32)), await world(engine, 'b2'.repeat(32))];
      expect(await toldApart(one, other)).toEqual([]);
      for (const { site } of [one, other]) await site.app.close();
    },
    PATIENCE_MS,
  );
});
