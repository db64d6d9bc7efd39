import { canonical, fromBase64, hashOfPicks, readReceipt, utf8, verified, type Bytes, type KeptReceipt } from '@poolhouse/shared-ui/proof';
import { placeOf } from './opened-names.rules';
import type { OpenedPick } from './opened.types';

/** A receipt, and what was opened of the picks that it is for. */
export interface CheckedReceipt {
  readonly kept: KeptReceipt;
  /** `waits`: nothing of it was opened yet. */
  readonly state: 'fits' | 'differs' | 'waits' | 'unsigned';
  /** What differs: the slot, and both in words; the slot is 0 where only the hash of all is known. */
  readonly differs: { slot: number; sent: string; opened: string } | null;
  /** Null where this browser does not know the signature's kind. */
  readonly signed: boolean | null;
}

interface Against {
  opened: readonly OpenedPick[];
  /** Periods in which something was opened that could be picked anew afterwards: what was opened before a save says nothing of it. */
  putOff: ReadonlySet<string>;
  /** When an administrator last set a slot that was sealed. */
  setSealed: ReadonlyMap<string, number>;
}

/** Holds what this browser was told it had saved against what was opened. */
export const checkReceipts = (key: Bytes, receipts: readonly KeptReceipt[], against: Against): Promise<CheckedReceipt[]> =>
  Promise.all(receipts.map((kept) => checkOne(key, kept, ofReceipt(kept, against))));

interface Held {
  /** What was opened of its slots last, as far as that says something of it. */
  mine: readonly OpenedPick[];
  /** Everything of its round was opened, and says something of it. */
  whole: boolean;
  /** Slots that an administrator has set since, which may be empty for it. */
  set: ReadonlySet<number>;
}

function ofReceipt({ entry, period, at }: KeptReceipt, { opened, putOff, setSealed }: Against): Held {
  const all = opened.filter(({ row }) => row.entry === entry && row.period === period);
  const later = putOff.has(period) ? all.filter(({ openedAt }) => openedAt === null || openedAt >= at) : all;
  const mine = lastOfEach(later);
  const set = new Set(mine.flatMap(({ row }) => ((setSealed.get(placeOf(row)) ?? -1) >= at ? [row.slot] : [])));
  return { mine, whole: isWhole(mine) && mine.length === lastOfEach(all).length, set };
}

async function checkOne(key: Bytes, kept: KeptReceipt, held: Held): Promise<CheckedReceipt> {
  const signature = fromBase64(kept.signature);
  const signed = signature ? await verified(key, signature, utf8(kept.text)) : false;
  if (signed === false) return { kept, state: 'unsigned', differs: null, signed };
  const differs = kept.picks ? slotThatDiffers(kept, held) : await allDiffer(kept, held);
  const state = differs ? 'differs' : isHeld(kept, held) ? 'fits' : 'waits';
  return { kept, state, differs, signed };
}

/** Of a slot that was opened again the last time counts. */
const lastOfEach = (opened: readonly OpenedPick[]): OpenedPick[] => [...new Map(opened.map((one) => [one.row.slot, one])).values()];

/** Whether anything of it was opened; where only the hash of all picks is known, all of it. */
const isHeld = ({ picks }: KeptReceipt, { mine, whole }: Held): boolean =>
  picks ? mine.some(({ row }) => picks.some(({ slot }) => slot === row.slot)) : whole;
const isWhole = (mine: readonly OpenedPick[]): boolean => mine.some(({ seal }) => seal?.last === true);

/** What an administrator sets is in the seal with that word, and is no doing of the player's. */
const pickOf = (content: string): { pick: unknown; by: boolean } => {
  const { pick } = JSON.parse(content) as { pick: { by?: unknown } | null };
  return { pick, by: typeof pick === 'object' && pick !== null && 'by' in pick };
};

function slotThatDiffers({ picks }: KeptReceipt, { mine, set }: Held): CheckedReceipt['differs'] {
  for (const { row, misfit } of mine) {
    const sent = picks?.find(({ slot }) => slot === row.slot);
    if (!sent || misfit !== null || set.has(row.slot)) continue;
    const { pick, by } = pickOf(row.content);
    if (!by && canonical(pick) !== canonical(sent.pick)) return { slot: row.slot, sent: sent.says, opened: row.says };
  }
  return null;
}

/** Where only the hash of all picks is known, it says something once all were opened. */
async function allDiffer({ text }: KeptReceipt, { mine, whole, set }: Held): Promise<CheckedReceipt['differs']> {
  const picks = mine.map(({ row }) => ({ slot: row.slot, ...pickOf(row.content) })).sort((a, b) => a.slot - b.slot);
  if (set.size > 0 || mine.some(({ misfit }) => misfit !== null) || picks.some(({ by }) => by)) return null;
  return whole && (await hashOfPicks(picks)) !== readReceipt(text)?.picks ? { slot: 0, sent: '', opened: '' } : null;
}
