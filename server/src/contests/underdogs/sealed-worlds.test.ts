import { describeSite, type TestEngine } from '../../testing/engines';
import { addEveryRole } from '../../testing/every-role';
import { PATIENCE_MS, toldApart, type World } from '../../testing/two-worlds';
import { THURSDAY } from '../football/testing/football-league';
import { dogOf, underdogsLeague } from './testing/underdogs-league';

/** A pick of this week, by its number among the games, and one of the next, with or without a line. */
interface Sealed {
  now: number;
  next: 'again' | 'bare';
}

async function world(engine: TestEngine, { now, next }: Sealed): Promise<World> {
  const league = await underdogsLeague(engine);
  const { contest, elsewhere, entries, users, games, as, clock } = league;
  const roles = await addEveryRole(league, contest);
  const save = async (who: 'ann' | 'bob', eventId: number, spread: number | null = 3.5) => {
    const answer = await league.call('POST underdogs/savepick', { as: as[who], body: dogOf(entries[who], eventId, { spread }) });
    expect(answer.status).toBe(200);
  };
  clock.set(THURSDAY);
  return {
    site: league,
    viewers: { ...roles, player: as.bob },
    facts: {
      contest_id: [contest, elsewhere],
      entry_id: [entries.ann],
      user_id: [users.ann],
      group_number: [1],
      week: [1, 2],
      year: [2022],
      ids: [games.join(',')],
      activity_id: [1, 2, 3],
    },
    pages: [`underdogs/pagedata?contest_id=${contest}`, 'utils/home', 'ad/pagedata'],
    /** Twice, so that both are changed as well. */
    seal: async () => {
      await save('ann', games[2]!);
      await save('ann', games[now]!);
      await save('ann', league[next], next === 'bare' ? null : 6);
    },
    act: () => save('bob', games[4]!),
  };
}

describeSite('two Underdogs sites that differ in sealed picks alone', (engine) => {
  it(
    'look the same to every role: every answer, delta, version and live event',
    async () => {
      const [one, other] = [await world(engine, { now: 5, next: 'again' }), await world(engine, { now: 6, next: 'bare' })];
      expect(await toldApart(one, other)).toEqual([]);
      for (const { site } of [one, other]) await site.app.close();
    },
    PATIENCE_MS,
  );
});
