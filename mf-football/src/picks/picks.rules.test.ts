import fc from 'fast-check';
import { weekAndSlots } from '../testing/arbitraries.fixture';
import { aFinalEvent, anEvent, NOW, savedRow } from '../testing/picks.fixture';
import { choose } from './choose.rules';
import { changedSlots, isFixed, movedLine, savedSlots, setLocked, type Week } from './picks.rules';

const week: Week = {
  now: NOW,
  events: new Map(
    [
      anEvent(),
      anEvent({ ID: 2, Pick1: 'Bears', Pick2: 'Vikings', Spread1: 3, Spread2: -3 }),
      aFinalEvent({ ID: 3 }),
      anEvent({ ID: 4, Spread1: null, Spread2: null }),
    ].map((row) => [row.ID, row]),
  ),
};
const saved = savedSlots(savedRow([{ team: 'Bills', eventId: 1, line: -5 }, null, { team: 'Bills', eventId: 3 }]));

describe('slots', () => {
  it('come from the saved row, locked where a line is stored', () => {
    expect(saved).toEqual([
      { eventId: 1, team: 'Bills', locked: true, line: -5 },
      null,
      { eventId: 3, team: 'Bills', locked: false, line: null },
      null,
      null,
    ]);
  });
  it('are fixed when locked or started', () => {
    expect(saved.map((slot) => isFixed(slot, week))).toEqual([true, false, true, false, false]);
  });
  it('show where the line has moved from the locked one', () => {
    expect(movedLine(saved[0]!, week)).toBe(-5.5);
    expect(movedLine({ ...saved[0]!, line: -5.5 }, week)).toBeNull();
  });
  it('take the line of now when locked, none when unlocked, and nothing where there is no line or the game has started', () => {
    const open = [
      { eventId: 2, team: 'Bears', locked: false, line: null },
      { eventId: 4, team: 'Bills', locked: false, line: null },
      ...saved.slice(2),
    ];
    expect(setLocked(open, 0, true, week)[0]).toMatchObject({ locked: true, line: 3 });
    expect(setLocked(saved, 0, false, week)[0]).toMatchObject({ locked: false, line: null });
    expect(setLocked(open, 1, true, week)).toBe(open);
    expect(setLocked(open, 2, true, week)).toBe(open);
    expect(setLocked(open, 3, true, week)).toBe(open);
  });
  it('count a relock at another line as a change', () => {
    const relocked = setLocked(setLocked(saved, 0, false, week), 0, true, week);
    expect(changedSlots(relocked, saved)).toEqual([0]);
    expect(changedSlots(saved, saved)).toEqual([]);
  });
});

describe('choosing a side', () => {
  it('fills the first empty slot, or the focused one', () => {
    expect(choose(saved, { eventId: 2, team: 'Bears' }, null, week)).toMatchObject({ index: 1 });
    expect(choose(saved, { eventId: 2, team: 'Bears' }, 4, week)).toMatchObject({ index: 4 });
    expect(choose(saved, { eventId: 2, team: 'Bears' }, 0, week)).toMatchObject({ index: 1 });
  });
  it('changes sides in place and takes the same side out again', () => {
    const one =
      choose(saved, { eventId: 2, team: 'Bears' }, null, week).refused ?? choose(saved, { eventId: 2, team: 'Bears' }, null, week);
    const slots = (one as { slots: typeof saved }).slots;
    expect(choose(slots, { eventId: 2, team: 'Vikings' }, null, week)).toMatchObject({
      index: 1,
      slots: expect.arrayContaining([{ eventId: 2, team: 'Vikings', locked: false, line: null }]),
    });
    expect((choose(slots, { eventId: 2, team: 'Bears' }, null, week) as { slots: typeof saved }).slots[1]).toBeNull();
  });
  it('is refused with the reason for locked and started picks and when all are in', () => {
    expect(choose(saved, { eventId: 1, team: 'Buccaneers' }, null, week).refused).toMatch(/Pick 1 is locked/);
    expect(choose(saved, { eventId: 3, team: 'Buccaneers' }, null, week).refused).toMatch(/Pick 3 has started/);
    const full = saved.map((slot, i) => slot ?? { eventId: 10 + i, team: 'X', locked: false, line: null });
    expect(choose(full, { eventId: 2, team: 'Bears' }, null, week).refused).toMatch(/All five/);
  });
  it('never makes a game stand twice and never changes a fixed slot', () => {
    fc.assert(
      fc.property(weekAndSlots, fc.nat(), fc.boolean(), fc.option(fc.nat(4), { nil: null }), ({ week: any, slots }, n, home, focused) => {
        const event = [...any.events.values()][n % any.events.size]!;
        const choice = choose(slots, { eventId: event.ID, team: home ? event.Pick2 : event.Pick1 }, focused, any);
        if (choice.refused !== undefined) return;
        const games = choice.slots.flatMap((slot) => (slot ? [slot.eventId] : []));
        expect(new Set(games).size).toBe(games.length);
        slots.forEach((slot, i) => {
          if (isFixed(slot, any)) expect(choice.slots[i]).toBe(slot);
        });
        expect(changedSlots(choice.slots, slots)).toEqual([choice.index]);
      }),
    );
  });
});
