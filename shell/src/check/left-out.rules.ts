import type { Log, Seal } from './log.types';
import { periodName, placeOf } from './opened-names.rules';
import type { OpenedRow } from './opened.types';

export interface LeftOut {
  /** What is missing, in a sentence; null where nothing is. */
  readonly misfit: string | null;
  /** How many entries each seal holds; null where they came and went. */
  readonly entries: number | null;
}

/** Whether every entry of its time is in every seal, with all of its slots, and all of them were opened where their period is over. */
export function checkLeftOut({ seals, entries, rounds, words: [one] }: Log, opened: readonly OpenedRow[]): LeftOut {
  const slots = new Map<string, number>();
  const places = new Set(opened.map(placeOf));
  const counts = new Set<number>();
  for (const seal of seals) {
    const each = slotsOf(seal);
    const known = slots.get(seal.period) ?? each;
    if (each === null || each !== known)
      return { misfit: `Seal ${seal.beat} of ${periodName(seal.period, { rounds })} does not hold every entry.`, entries: null };
    slots.set(seal.period, each);
    counts.add(seal.present.length);
    const missing = seal.last ? notOpened(seal, each, places) : null;
    if (missing)
      return {
        misfit: `${periodName(seal.period, { rounds })}, ${one} ${missing.slot} of ${entries.get(missing.entry) ?? 'an entry'} was not opened.`,
        entries: null,
      };
  }
  return { misfit: null, entries: counts.size === 1 ? ([...counts][0] ?? null) : null };
}

/** Slots that each entry has in a seal; null where they cannot be shared out. */
function slotsOf({ slots, present }: Seal): number | null {
  const each = present.length === 0 ? 0 : slots / present.length;
  return Number.isInteger(each) && (each > 0 || present.length === 0) && slots >= 0 ? each : null;
}

function notOpened({ period, present }: Seal, each: number, places: ReadonlySet<string>): { entry: number; slot: number } | null {
  for (const entry of present) {
    for (let slot = 1; slot <= each; slot += 1) if (!places.has(placeOf({ entry, period, slot }))) return { entry, slot };
  }
  return null;
}
