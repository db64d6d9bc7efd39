import type { Slots } from './picks.rules';

/** Unsaved picks of one entry and week, and the save they were made on top of. */
export interface Draft {
  savedAt: string;
  slots: Slots;
}

export const draftKey = (entryId: number, year: number, week: number): string => `football_draft_${entryId}_${year}_${week}`;

const isSlot = (value: unknown): boolean => {
  if (value === null) return true;
  const slot = value as Partial<Record<string, unknown>>;
  return (
    typeof value === 'object' &&
    typeof slot.eventId === 'number' &&
    typeof slot.team === 'string' &&
    typeof slot.locked === 'boolean' &&
    (slot.line === null || typeof slot.line === 'number')
  );
};

/** Reads a stored draft; null when it is unreadable or was made on top of another save. */
export function parseDraft(text: string | null, savedAt: string, slots: number): Slots | null {
  if (text === null) return null;
  try {
    const draft = JSON.parse(text) as Partial<Draft> | null;
    const fits = draft?.savedAt === savedAt && Array.isArray(draft.slots) && draft.slots.length === slots && draft.slots.every(isSlot);
    return fits ? (draft.slots as Slots) : null;
  } catch {
    return null;
  }
}
