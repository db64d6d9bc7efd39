import fc from 'fast-check';
import { weekAndSlots } from '../testing/arbitraries.fixture';
import { isOpen, lineFor } from './events.rules';
import { isFixed, sameSlot } from './picks.rules';
import { costanza, randomPicks } from './random.rules';

/** A generator with a seed, so that a failing case can be run again. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

describe('Random Picks!', () => {
  it('leaves fixed picks alone, draws only open games and no game twice, and fills what it can', () => {
    fc.assert(
      fc.property(weekAndSlots, fc.nat(), ({ week, slots }, seed) => {
        const drawn = randomPicks(slots, week, seeded(seed));
        const games = drawn.flatMap((slot) => (slot ? [slot.eventId] : []));
        expect(new Set(games).size).toBe(games.length);
        drawn.forEach((slot, i) => {
          const old = slots[i] ?? null;
          if (isFixed(old, week)) return expect(slot).toBe(old);
          if (!slot || sameSlot(slot, old)) return undefined;
          const event = week.events.get(slot.eventId)!;
          expect(isOpen(event, week.now)).toBe(true);
          expect([event.Pick1, event.Pick2]).toContain(slot.team);
          return expect(slot).toMatchObject({ locked: false, line: null });
        });
        const open = [...week.events.values()].filter(
          (event) => isOpen(event, week.now) && !slots.some((slot) => slot?.eventId === event.ID && isFixed(slot, week)),
        ).length;
        const free = slots.filter((slot) => !isFixed(slot, week)).length;
        expect(drawn.filter((slot, i) => slot && !isFixed(slots[i] ?? null, week)).length).toBeGreaterThanOrEqual(Math.min(open, free));
      }),
    );
  });

  it('can draw either side of every game', () => {
    fc.assert(
      fc.property(weekAndSlots, ({ week }) => {
        const empty = [null, null, null, null, null];
        const teams = new Set(
          Array.from({ length: 400 }, (_, i) => randomPicks(empty, week, seeded(i * 7919))).flatMap((slots) =>
            slots.flatMap((slot) => (slot ? [slot.team] : [])),
          ),
        );
        for (const event of week.events.values())
          if (isOpen(event, week.now)) expect([...teams]).toEqual(expect.arrayContaining([event.Pick1, event.Pick2]));
      }),
      { numRuns: 10 },
    );
  });
});

describe('Costanza!', () => {
  it('turns every open pick to the other side, and back when pressed again', () => {
    fc.assert(
      fc.property(weekAndSlots, ({ week, slots }) => {
        const turned = costanza(slots, week);
        turned.forEach((slot, i) => {
          const old = slots[i] ?? null;
          if (!old || isFixed(old, week) || !isOpen(week.events.get(old.eventId)!, week.now)) return expect(slot).toBe(old);
          const event = week.events.get(old.eventId)!;
          expect(slot).toMatchObject({ eventId: old.eventId, locked: false, line: null });
          return expect(lineFor(event, slot!.team)! + lineFor(event, old.team)!).toBeCloseTo(0);
        });
        expect(costanza(turned, week)).toEqual(slots);
      }),
    );
  });
});
