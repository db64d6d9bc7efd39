import type { Database } from '../../ground/db/database';
import { MerkleTree } from '../../ground/proof/merkle';
import { leavesFrom, logStates, tellLog } from './log.store';

/** How long each contest's log was, and what it came to, before a backup took the database's place. */
export type KnownLogs = ReadonlyMap<number, { lines: number; root: string }>;

export function knownLogs(db: Database): Promise<KnownLogs> {
  return db.read(async (tx) => {
    const known = new Map<number, { lines: number; root: string }>();
    for (const contestId of (await logStates(tx)).keys()) {
      const tree = new MerkleTree((await leavesFrom(tx, contestId, 0)).leaves);
      known.set(contestId, { lines: tree.size, root: tree.root().toString('base64') });
    }
    return known;
  });
}

/**
 * Says in each log that went back with a backup how long it was before: whoever has seen the longer one sees that it was cut, and that the site
 * says so. @param now site time, epoch ms
 */
export function tellRestored(db: Database, known: KnownLogs, now: number): Promise<void> {
  return db.write(async (tx, invalidate) => {
    for (const contestId of (await logStates(tx)).keys()) {
      const before = known.get(contestId);
      const { leaves } = await leavesFrom(tx, contestId, 0);
      if (!before || (leaves.length === before.lines && new MerkleTree(leaves).root().toString('base64') === before.root)) continue;
      await tellLog({ tx, invalidate, contestId }, [{ kind: 'restored', body: before }], now);
    }
  });
}
