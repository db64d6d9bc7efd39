import { plural } from '@poolhouse/shared-ui';
import {
  fromBase64,
  isSigned,
  leafOf,
  readCheckpoint,
  rootOf,
  sameBytes,
  utf8,
  type Bytes,
  type KeptContest,
  type Misfit,
} from '@poolhouse/shared-ui/proof';
import type { Log } from './log.types';
import type { Shown } from './read-proof';

/** Whether what is shown goes on from what this browser has seen. */
export interface Past {
  readonly why: Misfit | null;
  /** What is wrong with what is shown by itself, in a sentence. */
  readonly fault: string | null;
  /** How many games have other scores on the board than in the log. */
  readonly otherScores: number;
  /** Null where this browser does not know the signature's kind. */
  readonly signed: boolean | null;
  readonly root: Bytes;
  /** The root of as many lines as this browser has seen; null where there are fewer now, or none was seen. */
  readonly rootThen: Bytes | null;
}

/** Makes the tree anew from every line, and holds it against what is signed now and what was signed when it was seen. */
export async function checkPast({ shown, log }: { shown: Shown; log: Log }, kept: KeptContest | null): Promise<Past> {
  const { checkpoint, lines } = shown;
  const leaves = await Promise.all(lines.map((line) => leafOf(utf8(line))));
  const seen = kept && readCheckpoint(kept.seen.checkpoint);
  const [root, rootThen, signed] = await Promise.all([
    rootOf(leaves),
    seen && seen.size <= leaves.length ? rootOf(leaves.slice(0, seen.size)) : null,
    isSigned(checkpoint, fromBase64(kept?.key ?? shown.key) ?? new Uint8Array()),
  ]);
  const other = otherScores(shown, log);
  const scores = other === 0 ? null : `The board has other scores than the log tells, of ${plural(other, 'game')}.`;
  const fault = sameBytes(root, checkpoint.root) ? scores : 'The lines of the log are not those that the site has signed.';
  const follows = !seen || (rootThen !== null && sameBytes(rootThen, seen.root));
  const why = kept && kept.origin !== checkpoint.origin ? 'origin' : signed === false ? 'key' : follows ? null : 'rewritten';
  return { why, fault, otherScores: fault === scores ? other : 0, signed, root, rootThen };
}

/** Games whose scores on the board the log does not tell. */
export function otherScores({ results = [] }: Shown, log: Log): number {
  return results.filter(({ event, score1, score2 }) => {
    const told = log.results.get(event);
    return told !== undefined && (told[0] !== score1 || told[1] !== score2);
  }).length;
}
