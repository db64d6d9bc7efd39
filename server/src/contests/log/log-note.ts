import type { Tx } from '../../ground/db/database';
import { checkpoint } from '../../ground/proof/checkpoint';
import { originOf, type ProofSite } from '../../ground/proof/proof-site';
import type { LogTree, LogTrees } from './log-trees';

/** A log's checkpoint, signed. */
export const logNote = (site: ProofSite, contestId: number, { size, tree }: Pick<LogTree, 'size' | 'tree'>): string =>
  checkpoint(originOf(site, contestId), { size, root: tree.root(size) }, site.key);

/** The newest of a contest; undefined while its log has not begun. */
export const checkpoints =
  (site: ProofSite, logs: LogTrees) =>
  async (tx: Tx, contestId: number): Promise<string | undefined> => {
    const log = await logs.readIn(tx, contestId);
    return log.size === 0 ? undefined : logNote(site, contestId, log);
  };
