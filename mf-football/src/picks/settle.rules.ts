import { lineFor } from './events.rules';
import { sameSlot, slotStarted, type Slot, type Slots, type Week } from './picks.rules';

/**
 * Takes back unsaved changes that can no longer be saved: of a pick whose game has started, or towards a game that
 * has started or left the week. A slot that would then stand on the same game as another goes back too.
 */
export function settle(slots: Slots, saved: Slots, week: Week): Slots {
  const lost = (slot: Slot | null): boolean => slot !== null && (slotStarted(slot, week) || !week.events.has(slot.eventId));
  let settled = slots.map((slot, i) => {
    const old = saved[i] ?? null;
    return !sameSlot(slot, old) && (slotStarted(old, week) || lost(slot)) ? old : slot;
  });
  for (;;) {
    const clash = settled.findIndex(
      (slot, i) => slot && !sameSlot(slot, saved[i] ?? null) && settled.some((other, j) => j !== i && other?.eventId === slot.eventId),
    );
    if (clash < 0) break;
    settled = settled.map((slot, i) => (i === clash ? (saved[i] ?? null) : slot));
  }
  return settled.every((slot, i) => slot === slots[i]) ? slots : settled;
}

/** Unticks locks that were ticked at a line that no longer stands, so that nobody takes a line unseen. */
export function dropMovedLocks(slots: Slots, saved: Slots, week: Week): Slots {
  return slots.map((slot, i) => {
    if (!slot?.locked || sameSlot(slot, saved[i] ?? null)) return slot;
    return lineFor(week.events.get(slot.eventId), slot.team) === slot.line ? slot : { ...slot, locked: false, line: null };
  });
}
