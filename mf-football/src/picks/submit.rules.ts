import type { BodyOf } from '@poolhouse/contract';
import { sameSlot, SLOT_NUMBERS, type Slots } from './picks.rules';

export type SubmitBody = BodyOf<'POST football/makepicks'>;

/** The save call. A line goes along only with a lock that is new: it says at which line the player ticked it. */
export function submitBody(entryId: number, slots: Slots, saved: Slots): SubmitBody {
  const body: SubmitBody = { entry_id: entryId };
  for (const n of SLOT_NUMBERS) {
    const slot = slots[n - 1] ?? null;
    body[`lock${n}`] = slot?.locked ? 1 : 0;
    if (!slot) continue;
    body[`pick${n}`] = slot.team;
    body[`event_id${n}`] = slot.eventId;
    if (slot.locked && slot.line !== null && !sameSlot(slot, saved[n - 1] ?? null)) body[`spread${n}`] = slot.line;
  }
  return body;
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
