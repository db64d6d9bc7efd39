import type { Tx } from '../../ground/db/database';
import { canonical } from '../../ground/proof/canonical';
import { MerkleTree } from '../../ground/proof/merkle';
import { originOf, type ProofSite } from '../../ground/proof/proof-site';
import { logNote } from '../log/log-note';
import { leavesFrom, linesFrom } from '../log/log.store';
import { saltsOf } from './salts';
import { openingsOf } from './seals.store';

const FORMAT = 'poolhouse/1';
/** More than any contest's log has. */
const ALL = 10_000_000;

/**
 * A contest's log as anybody may take it along: who signs it and its checkpoint, its lines, and what was opened of its seals. No lines where
 * no log has begun.
 */
export async function logFile(tx: Tx, site: ProofSite, contestId: number): Promise<string[]> {
  const lines = await linesFrom(tx, contestId, { from: 0, most: ALL });
  if (lines.length === 0) return [];
  const tree = new MerkleTree((await leavesFrom(tx, contestId, 0)).leaves);
  const head = {
    checkpoint: logNote(site, contestId, { size: lines.length, tree }),
    contest: contestId,
    key: site.key.publicKey.toString('base64'),
    log: FORMAT,
    origin: originOf(site, contestId),
  };
  const saltOf = saltsOf(site, contestId);
  const opened = (await openingsOf(tx, contestId)).map((one) =>
    canonical({ opened: { ...one, salt: saltOf(one), path: one.path.map((hash) => hash.toString('base64')) } }),
  );
  return [canonical(head), ...lines, ...opened];
}
