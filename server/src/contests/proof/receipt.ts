import type { receiptRow } from '@poolhouse/contract';
import type { z } from 'zod';
import { canonical, type Json } from '../../ground/proof/canonical';
import { sha256 } from '../../ground/proof/merkle';
import type { ProofSite } from '../../ground/proof/proof-site';
import type { LogTrees } from '../log/log-trees';

export type Receipt = z.output<typeof receiptRow>;

/** What a player has saved. */
export interface SavedRound {
  contestId: number;
  entry: number;
  /** '2026-w03' */
  period: string;
  /** All slots of the round in their order, `{pick, slot}`. */
  picks: Json;
  /** Site time, epoch ms. */
  at: number;
}

/** The site's word for what it has taken; undefined for a contest whose log has not begun. To be called after the commit. */
export async function receiptFor(
  { proof, logs }: { proof: ProofSite; logs: LogTrees },
  { contestId, entry, period, picks, at }: SavedRound,
): Promise<Receipt | undefined> {
  const { size } = await logs.read(contestId);
  if (size === 0) return undefined;
  const sum = sha256(canonical(picks)).toString('base64');
  const text = canonical({ at, contest: contestId, entry, period, picks: sum, size });
  return { text, signature: proof.key.sign(text).toString('base64') };
}
