import { canKeep } from './can-keep';
import type { SentPick } from './kept.types';

/** What a save's answer says it has taken, as the contract has it. */
export interface Receipt {
  readonly text: string;
  readonly signature: string;
}

/**
 * Keeps the site's word for a save, so that this browser can hold it against what is opened at the lock. For an answer without one it does
 * nothing.
 *
 * @param picks what was sent, all slots of the period in order
 */
export async function keepReceipt(contest: number, receipt: Receipt | undefined, picks: readonly SentPick[]): Promise<void> {
  if (!receipt || !canKeep()) return;
  try {
    const { browserKeep, receiptOf } = await import(/* webpackChunkName: "witness" */ './witness');
    const kept = await receiptOf(contest, receipt, picks);
    if (kept) await browserKeep.putReceipt(kept);
  } catch {
    // A save is a save also where this browser can keep nothing of it.
  }
}

/** Nothing of a player's saves stays in the browser once they have signed out. */
export async function forgetReceipts(): Promise<void> {
  if (!canKeep()) return;
  try {
    await (await import(/* webpackChunkName: "witness" */ './witness')).browserKeep.forgetReceipts();
  } catch {
    // What could not be fetched is kept under the player's name, and shown to nobody else.
  }
}
