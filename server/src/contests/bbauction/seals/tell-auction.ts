import { wakeIfAsleep } from '../../../ground/agents/agents.store';
import type { Invalidate, Tx } from '../../../ground/db/database';
import { SEALS_AGENT } from '../../../sport/games/game-outcomes.store';
import { tellLog, type LogLine } from '../../log/log.store';
import { CALLS } from './told-lines.rules';

const calls: readonly string[] = CALLS;

/** Tells a contest's log what was done in its auction, in the transaction that does it, and lets a sale be followed by its seal at once. */
export async function tellAuction(
  { tx, invalidate, contestId }: { tx: Tx; invalidate: Invalidate; contestId: number },
  lines: readonly LogLine[],
  now: number,
): Promise<void> {
  await tellLog({ tx, invalidate, contestId }, lines, now);
  if (lines.some(({ kind }) => calls.includes(kind))) await wakeIfAsleep(tx, SEALS_AGENT);
}
