import type { CurrentPicksRow, FootballEventRow } from '@poolhouse/contract';
import { hasStarted, lineFor } from './events.rules';

/** One pick on the screen. `line` is the locked one: stored, or the one seen when Locked was ticked; null while open. */
export interface Slot {
  readonly eventId: number;
  readonly team: string;
  readonly locked: boolean;
  readonly line: number | null;
}
export type Slots = readonly (Slot | null)[];
export type SlotNumber = 1 | 2 | 3 | 4 | 5;
export const SLOT_NUMBERS: readonly SlotNumber[] = [1, 2, 3, 4, 5];

/** The games of the week and the site's time, against which a slot is judged. */
export interface Week {
  readonly events: ReadonlyMap<number, FootballEventRow>;
  readonly now: number;
}

/** The picks as the server holds them. */
export function savedSlots(row: CurrentPicksRow): Slots {
  return SLOT_NUMBERS.map((n) => {
    const eventId = row[`event_id${n}`];
    const team = row[`Pick${n}`];
    const line = row[`Spread${n}`];
    return eventId === null || !team ? null : { eventId, team, locked: line !== null, line };
  });
}

export function sameSlot(a: Slot | null, b: Slot | null): boolean {
  if (a === null || b === null) return a === b;
  return a.eventId === b.eventId && a.team === b.team && a.locked === b.locked && a.line === b.line;
}

/** Indexes of the slots that differ from what is saved. */
export function changedSlots(slots: Slots, saved: Slots): number[] {
  return slots.flatMap((slot, i) => (sameSlot(slot, saved[i] ?? null) ? [] : [i]));
}

export function slotStarted(slot: Slot | null, { events, now }: Week): boolean {
  const event = slot && events.get(slot.eventId);
  return !!event && hasStarted(event, now);
}

/** A locked pick or one whose game has started cannot be changed. Source: spec 1, section 4. */
export const isFixed = (slot: Slot | null, week: Week): boolean => slot !== null && (slot.locked || slotStarted(slot, week));

export const picksIn = (slots: Slots): number => slots.filter((slot) => slot !== null).length;

export function withSlot(slots: Slots, index: number, slot: Slot | null): Slots {
  return slots.map((old, i) => (i === index ? slot : old));
}

/** Ticks or unticks Locked. Unticking clears the line that was kept. */
export function setLocked(slots: Slots, index: number, locked: boolean, week: Week): Slots {
  const slot = slots[index];
  if (!slot || slotStarted(slot, week)) return slots;
  const line = locked ? lineFor(week.events.get(slot.eventId), slot.team) : null;
  return locked && line === null ? slots : withSlot(slots, index, { ...slot, locked, line });
}

/** The line that stands now where it is another than the locked one; null otherwise. */
export function movedLine(slot: Slot, week: Week): number | null {
  const current = lineFor(week.events.get(slot.eventId), slot.team);
  return slot.locked && current !== null && current !== slot.line ? current : null;
}
