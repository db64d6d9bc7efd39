import type { Invalidate, Tx } from '../../ground/db/database';
import { tellLog, type LogLine } from './log.store';

interface NamedEntry {
  id: number;
  contestId: number;
  name: string;
}

/** Tells a contest's log that an entry came, or came back, is called otherwise, or left. @param now site time, epoch ms */
export function tellEntry(
  tx: Tx,
  invalidate: Invalidate,
  { kind, entry: { id, contestId, name } }: { kind: 'added' | 'returned' | 'renamed' | 'removed'; entry: NamedEntry },
  now: number,
): Promise<void> {
  const body: LogLine['body'] = kind === 'removed' ? { entry: id } : { entry: id, name };
  return tellLog({ tx, invalidate, contestId }, [{ kind: `entry.${kind}`, body }], now);
}
