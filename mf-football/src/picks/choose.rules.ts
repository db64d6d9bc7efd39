import { isFixed, slotStarted, withSlot, type Slots, type Week } from './picks.rules';

export type Choice = { slots: Slots; index: number; refused?: undefined } | { refused: string };

/**
 * Puts a side into the focused slot, else into the first empty one. A game stands in one slot only: its other side
 * replaces it there, the same side again takes it out.
 */
export function choose(slots: Slots, side: { eventId: number; team: string }, focused: number | null, week: Week): Choice {
  const pick = { ...side, locked: false, line: null };
  const held = slots.findIndex((slot) => slot?.eventId === side.eventId);
  const slot = slots[held] ?? null;
  if (slot && slotStarted(slot, week)) return { refused: `Pick ${held + 1} has started, so it stays as it is.` };
  if (slot && isFixed(slot, week)) return { refused: `Pick ${held + 1} is locked. Untick Locked to change it.` };
  if (slot) return { slots: withSlot(slots, held, slot.team === side.team ? null : pick), index: held };
  const target = focused !== null && !isFixed(slots[focused] ?? null, week) ? focused : slots.indexOf(null);
  if (target < 0) return { refused: 'All five picks are chosen. Tap the pick to replace first.' };
  return { slots: withSlot(slots, target, pick), index: target };
}
