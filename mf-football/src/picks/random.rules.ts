import { must } from '@poolhouse/shared-ui';
import { isOpen, opposite } from './events.rules';
import { isFixed, type Slot, type Slots, type Week } from './picks.rules';

function shuffled<T>(rows: readonly T[], random: () => number): T[] {
  const out = [...rows];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [must(out[j], 'j is below i'), must(out[i], 'i is in the list')];
  }
  return out;
}

/**
 * Random Picks!: every slot that is not locked gets a side of an upcoming game with a line, never a game twice.
 * With fewer games than slots the rest keep their pick unless its game was drawn. `random` gives [0, 1). Source: spec 1, section 5.
 */
export function randomPicks(slots: Slots, week: Week, random: () => number): Slots {
  const kept = new Set(slots.flatMap((slot) => (slot && isFixed(slot, week) ? [slot.eventId] : [])));
  const open = [...week.events.values()].filter((event) => isOpen(event, week.now) && !kept.has(event.ID));
  const drawn = shuffled(open, random).slice(0, slots.filter((slot) => !isFixed(slot, week)).length);
  const used = new Set(drawn.map((event) => event.ID));
  return slots.map((slot): Slot | null => {
    if (isFixed(slot, week)) return slot;
    const event = drawn.pop();
    if (!event) return slot && !used.has(slot.eventId) ? slot : null;
    return { eventId: event.ID, team: random() < 0.5 ? event.Pick1 : event.Pick2, locked: false, line: null };
  });
}

/** Costanza!: every pick that is not locked goes to the opposite side of its game, without a lock. */
export function costanza(slots: Slots, week: Week): Slots {
  return slots.map((slot) => {
    const event = slot && week.events.get(slot.eventId);
    if (!slot || !event || isFixed(slot, week) || !isOpen(event, week.now)) return slot;
    return { ...slot, team: opposite(event, slot.team), locked: false, line: null };
  });
}
