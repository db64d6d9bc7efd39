import fc from 'fast-check';
import { finalOrder, placed, type Finisher } from './order.rules';

const entry = (name: string, ...rounds: number[]): Finisher => ({
  entryId: name.charCodeAt(0),
  name,
  rounds,
  score: rounds.reduce((a, b) => a + b, 0),
});

describe('the order of a tournament', () => {
  it('breaks -46 by the last round', () => {
    const [first, second] = placed([entry('Johnson', -9, -12, -14, -11), entry('Ancer', -12, -7, -15, -12)], true);
    expect([first!.finisher.name, first!.place, first!.shared]).toEqual(['Ancer', 1, false]);
    expect(first!.tieNote).toBe('Level at −46; ahead on round 4: −12 against −11.');
    expect(second).toMatchObject({ place: 2, tieNote: 'Level at −46; behind on round 4: −11 against −12.' });
  });

  it('breaks -52 by round 3 where round 4 is level', () => {
    const order = finalOrder([entry('Hughes', -10, -16, -12, -14), entry('English', -12, -11, -15, -14)]);
    expect(order.map(([one]) => one!.name)).toEqual(['English', 'Hughes']);
  });

  it('shares a place that is level in every round', () => {
    const rows = placed([entry('Bob', -1, -2), entry('Ann', -1, -2), entry('Cat', 0, 0)], true);
    expect(rows.map(({ finisher, place, shared }) => [finisher.name, place, shared])).toEqual([
      ['Ann', 1, true],
      ['Bob', 1, true],
      ['Cat', 3, false],
    ]);
  });

  it('shares by score alone while it runs, and says what would decide', () => {
    const rows = placed([entry('Ann', -5, -4), entry('Bob', -4, -5)], false);
    expect(rows.map(({ place, shared }) => [place, shared])).toEqual([
      [1, true],
      [1, true],
    ]);
    expect(rows[0]!.tieNote).toBe('Level at −9; would be broken by round 2 so far: −4 against −5.');
  });

  it('is the same for every order of the entries', () => {
    const finisher = fc.tuple(fc.integer({ min: 1, max: 99 }), fc.array(fc.integer({ min: -3, max: 1 }), { minLength: 4, maxLength: 4 }));
    fc.assert(
      fc.property(fc.uniqueArray(finisher, { selector: ([id]) => id, maxLength: 12 }), (all) => {
        const entries = all.map(([entryId, rounds]) => ({ ...entry(`e${entryId}`, ...rounds), entryId }));
        const placesOf = (rows: typeof entries) => placed(rows, true).map(({ finisher: { entryId }, place }) => [entryId, place]);
        expect(placesOf([...entries].reverse())).toEqual(placesOf(entries));
      }),
      { numRuns: 120 },
    );
  });
});
