import fc from 'fast-check';
import { aGame, aPick, aSealedPick, aUser } from '../testing/rows.fixture';
import { picksIn, weekPicks } from './week-picks.rules';

/** Entries that have picked one of three games, or picked behind a seal, or not at all. */
const anyWeek = fc.array(fc.constantFrom('none', 'sealed', 'game 1', 'game 2', 'gone'), { maxLength: 12 }).map((states) => {
  const users = states.map((state, i) =>
    aUser({ ID: i + 1, entry_id: i + 1, entry_name: `Entry ${i + 1}`, mine: i === 3 ? 1 : 0, PickIn: state === 'none' ? 0 : 1 }),
  );
  const picks = states.flatMap((state, i) => {
    const key = { ID: `${i + 1}-11`, entry_id: i + 1 };
    if (state === 'none') return [];
    if (state === 'sealed') return [aSealedPick(key)];
    return [aPick({ ...key, event_id: { 'game 1': 1, 'game 2': 2, gone: 77 }[state] })];
  });
  return { states, users, picks };
});

describe('the picks of a week', () => {
  const scores = [aGame({ ID: 2 }), aGame({ ID: 1 }), aGame({ ID: 3 })];

  it('show each entry in exactly one place', () => {
    fc.assert(
      fc.property(anyWeek, ({ states, users, picks }) => {
        const { games, elsewhere, sealed, missing } = weekPicks(users, picks, scores, 11);
        const shown = [...games.flatMap((one) => one.picks), ...elsewhere].map(({ user }) => user.entry_id);
        expect([...shown, ...[...sealed, ...missing].map((user) => user.entry_id)].sort((a, b) => a - b)).toEqual(
          users.map((user) => user.entry_id),
        );
        expect(sealed).toHaveLength(states.filter((state) => state === 'sealed').length);
        expect(missing).toHaveLength(states.filter((state) => state === 'none').length);
        expect(picksIn(users)).toBe(users.length - missing.length);
        for (const { game, picks: of } of games) for (const { pick } of of) expect(pick.event_id).toBe(game.ID);
      }),
    );
  });

  it('keep the order of the scores, and put mine first', () => {
    const users = [aUser({ ID: 2, entry_id: 2, entry_name: 'Ace', mine: 0 }), aUser()];
    const { games } = weekPicks(users, [aPick({ event_id: 2 }), aPick({ ID: '2-11', entry_id: 2, event_id: 2 })], scores, 11);
    expect(games.map((one) => one.game.ID)).toEqual([2]);
    expect(games[0]!.picks.map(({ user }) => user.entry_name)).toEqual(['Rusty Nail', 'Ace']);
  });

  it('take no pick of another week', () =>
    expect(weekPicks([aUser()], [aPick({ week: 12 })], scores, 11)).toMatchObject({ games: [], missing: [{ entry_id: 1 }] }));
});
