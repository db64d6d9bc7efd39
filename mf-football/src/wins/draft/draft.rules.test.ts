import fc from 'fast-check';
import { aTurn } from '../testing/season.fixture';
import { aTeam } from '../testing/wins.fixture';
import { draftOf, draftRefresh, freeTeams, moved, shuffled, turnsBefore } from './draft.rules';

describe('a draft', () => {
  it('has no order, then a turn to come, then none', () => {
    expect(draftOf([]).phase).toBe('unset');
    expect(draftOf([aTurn(1, 'BUF'), aTurn(2)])).toMatchObject({ phase: 'on', next: { ID: 2 }, last: { ID: 1 }, after: [] });
    expect(draftOf([aTurn(1, 'BUF'), aTurn(2, 'TB')])).toMatchObject({ phase: 'done', next: undefined, last: { ID: 2 } });
  });

  it('puts every turn into its seat and round', () => {
    const { seats, rounds } = draftOf([4, 3, 2, 1].map((n) => aTurn(n)));
    expect(rounds).toBe(2);
    expect(seats.map((seat) => [seat.entryId, seat.turns.map((turn) => turn?.ID)])).toEqual([
      [1, [1, 4]],
      [2, [2, 3]],
    ]);
  });

  it('leaves a gap where an entry has no turn in a round', () => {
    expect(draftOf([aTurn(1), aTurn(2), aTurn(3)]).seats[0]!.turns.map((turn) => turn?.ID)).toEqual([1, undefined]);
  });

  it('counts the turns before mine', () => {
    const draft = draftOf([aTurn(1, 'BUF'), aTurn(2), aTurn(3), aTurn(4)]);
    expect([2, 1, 9].map((entry) => turnsBefore(draft, entry))).toEqual([0, 2, null]);
    expect(turnsBefore(draftOf([aTurn(1, 'BUF')]), 1)).toBeNull();
  });

  it('is read often while it is on', () => {
    expect([[], [aTurn(1)], [aTurn(1, 'BUF')]].map(draftRefresh)).toEqual([60, 10, null]);
  });
});

it('teams left stand by expected wins, those without one last', () => {
  const free = { entry_id: null };
  const teams = [
    aTeam({ ID: 'A', ...free, exp_wins: null }),
    aTeam({ ID: 'B', ...free, exp_wins: 6 }),
    aTeam({ ID: 'C' }),
    aTeam({ ID: 'D', ...free, exp_wins: 9.5 }),
  ];
  expect(freeTeams(teams).map((team) => team.ID)).toEqual(['D', 'B', 'A']);
});

const order = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 12 });

it('an order keeps everybody, whoever moves and however it is shuffled', () => {
  fc.assert(
    fc.property(
      order,
      fc.constantFrom<-1 | 1>(-1, 1),
      fc.nat(11),
      fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
      (ids, by, at, stream) => {
        const id = ids[at % ids.length]!;
        const next = moved(ids, id, by);
        const place = Math.min(ids.length - 1, Math.max(0, ids.indexOf(id) + by));
        expect(next[place]).toBe(id);
        expect([...next].sort()).toEqual([...ids].sort());
        expect([...shuffled(ids, () => stream.next().value!)].sort()).toEqual([...ids].sort());
      },
    ),
  );
  expect(moved([1, 2], 9, 1)).toEqual([1, 2]);
});
