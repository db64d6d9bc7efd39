import type { QueryOf } from '@poolhouse/contract';
import { sameSlot, SLOT_NUMBERS, type Slots } from './picks.rules';

export type SubmitQuery = QueryOf<'GET football/makepicks'>;

/** The save call. A line goes along only with a lock that is new: it says at which line the player ticked it. */
export function submitQuery(entryId: number, slots: Slots, saved: Slots): SubmitQuery {
  const query: SubmitQuery = { entry_id: entryId };
  for (const n of SLOT_NUMBERS) {
    const slot = slots[n - 1] ?? null;
    query[`lock${n}`] = slot?.locked ? 1 : 0;
    if (!slot) continue;
    query[`pick${n}`] = slot.team;
    query[`event_id${n}`] = slot.eventId;
    if (slot.locked && slot.line !== null && !sameSlot(slot, saved[n - 1] ?? null)) query[`spread${n}`] = slot.line;
  }
  return query;
}

/** Reasons per pick from an error's fields `pick1` to `pick5`, by index. */
export function refusals(fields: Record<string, string> | undefined): ReadonlyMap<number, string> {
  return new Map(
    SLOT_NUMBERS.flatMap((n) => {
      const why = fields?.[`pick${n}`];
      return why ? [[n - 1, why] as const] : [];
    }),
  );
}
