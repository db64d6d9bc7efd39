import { tag, type Database, type Tx } from '../../ground/db/database';
import { Versioned } from '../../ground/memory/versioned';
import { MerkleTree } from '../../ground/proof/merkle';
import { leavesFrom } from './log.store';

/** A contest's log as a tree, and when its last line was written, epoch ms; size 0 for a log that has not begun. */
export interface LogTree {
  tree: MerkleTree;
  /** The lines that were there when it was read; the tree may have grown since. */
  size: number;
  at: number;
}

const MAX_BYTES = 60_000_000;
const LEAF_BYTES = 250;
const TREE_BYTES = 500;

/** Keeps the trees of logs that were asked for lately. A log only grows, so what has come since is appended to what is known. */
export const logTrees = (db: Database) =>
  new Versioned<number, LogTree>(db, {
    name: 'logs of contests',
    maxBytes: MAX_BYTES,
    key: String,
    tags: (contestId) => [tag.log(contestId)],
    async load(tx: Tx, wanted, _now, before) {
      const loaded: { value: LogTree }[] = [];
      for (const [n, contestId] of wanted.entries()) {
        loaded.push({ value: await grown(tx, contestId, before[n]?.tree) });
      }
      return loaded;
    },
    weigh: ({ size }) => TREE_BYTES + size * LEAF_BYTES,
  });

/** The last known line is read again: a database may have been put back, or a demo begun anew, under a process that runs. */
async function grown(tx: Tx, contestId: number, known: MerkleTree | undefined): Promise<LogTree> {
  const from = Math.max(0, (known?.size ?? 0) - 1);
  const { leaves, at } = await leavesFrom(tx, contestId, from);
  if (!known || known.size === 0) return { tree: new MerkleTree(leaves), size: leaves.length, at };
  if (leaves[0]?.equals(known.leaf(from)) !== true) return grown(tx, contestId, undefined);
  // Another snapshot may have put some of them there meanwhile.
  for (const leaf of leaves.slice(known.size - from)) known.append(leaf);
  return { tree: known, size: from + leaves.length, at };
}

export type LogTrees = ReturnType<typeof logTrees>;
