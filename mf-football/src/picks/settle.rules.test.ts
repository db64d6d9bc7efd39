import fc from 'fast-check';
import { weekAndSlots } from '../testing/arbitraries.fixture';
import { anEvent, NOW } from '../testing/picks.fixture';
import { isFixed, sameSlot, slotStarted, type Slots, type Week } from './picks.rules';
import { randomPicks } from './random.rules';
import { dropMovedLocks, settle } from './settle.rules';

const slot = (eventId: number, team = 'Bills', locked = false, line: number | null = null) => ({ eventId, team, locked, line });
const weekOf = (...started: number[]): Week => ({
  now: NOW,
  events: new Map([1, 2, 3].map((ID) => [ID, anEvent({ ID, started: started.includes(ID) ? 1 : 0 })])),
});

describe('a kick-off that passes while picks are unsaved', () => {
  const saved: Slots = [slot(1), slot(3), null, null, null];
  it('gives back the pick whose game has started, and the one that moved onto its game', () => {
    expect(settle([slot(2), slot(1), null, null, null], saved, weekOf(1))).toEqual(saved);
    expect(settle([slot(1), slot(2), null, null, null], saved, weekOf(2))).toEqual(saved);
  });
  it('keeps changes that can still be saved, as the same array', () => {
    const mine: Slots = [slot(2), slot(3), null, null, null];
    expect(settle(mine, saved, weekOf())).toBe(mine);
  });
  it('leaves only changes that can be saved, and no game twice', () => {
    fc.assert(
      fc.property(weekAndSlots, fc.nat(2 ** 30), fc.integer({ min: 0, max: 90 }), ({ week, slots: stored }, seed, hours) => {
        let state = seed;
        const mine = randomPicks(stored, week, () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647);
        const later = { ...week, now: week.now + hours * 3_600_000 };
        const settled = settle(mine, stored, later);
        const games = settled.flatMap((one) => (one ? [one.eventId] : []));
        expect(new Set(games).size).toBe(games.length);
        settled.forEach((one, i) => {
          const old = stored[i] ?? null;
          if (sameSlot(one, old)) return;
          expect(slotStarted(old, later) || slotStarted(one, later)).toBe(false);
          expect(sameSlot(one, mine[i] ?? null)).toBe(true);
        });
        expect(settle(settled, stored, later)).toBe(settled);
        if (hours === 0) expect(settled.every((one, i) => isFixed(stored[i] ?? null, week) === isFixed(one, week))).toBe(true);
      }),
    );
  });
});

describe('locks ticked at a line that moved', () => {
  it('come off; saved locks stay', () => {
    const saved: Slots = [slot(1, 'Bills', true, -3), null, null, null, null];
    const mine: Slots = [saved[0]!, slot(2, 'Bills', true, -5), slot(3, 'Bills', true, -5.5), null, null];
    expect(dropMovedLocks(mine, saved, weekOf())).toEqual([saved[0], slot(2), mine[2], null, null]);
  });
});
