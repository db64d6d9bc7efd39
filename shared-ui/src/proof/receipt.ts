import { sha256, toBase64, utf8 } from './bytes';
import { canonical } from './canonical';
import type { KeptReceipt, SentPick } from './kept.types';

/** What a receipt says. */
export interface ReceiptText {
  readonly at: number;
  readonly contest: number;
  readonly entry: number;
  readonly period: string;
  /** SHA-256 of the canonical list of picks, base64. */
  readonly picks: string;
}

/** Null where it is none. */
export function readReceipt(text: string): ReceiptText | null {
  try {
    const { at, contest, entry, period, picks } = JSON.parse(text) as Partial<ReceiptText>;
    const numbers = typeof at === 'number' && typeof contest === 'number' && typeof entry === 'number';
    return numbers && typeof period === 'string' && typeof picks === 'string' ? { at, contest, entry, period, picks } : null;
  } catch {
    return null;
  }
}

/** The hash by which a receipt names the picks of a period. */
export const hashOfPicks = async (picks: readonly Pick<SentPick, 'slot' | 'pick'>[]): Promise<string> =>
  toBase64(await sha256(utf8(canonical(picks.map(({ pick, slot }) => ({ pick, slot }))))));

/** What is kept of a receipt; null where it is not this contest's. */
export async function receiptOf(
  contest: number,
  { text, signature }: { text: string; signature: string },
  picks: readonly SentPick[],
): Promise<KeptReceipt | null> {
  const read = readReceipt(text);
  if (read?.contest !== contest) return null;
  const same = (await hashOfPicks(picks)) === read.picks;
  const { at, entry, period } = read;
  return { contest, entry, period, at, text, signature, picks: same ? picks : null };
}
