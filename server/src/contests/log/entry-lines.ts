import type { Invalidate, Tx } from '../../ground/db/database';
import { tellLog, type LogLine } from './log.store';

interface NamedEntry {
  id: number;
  contestId: number;
  name: string;
}

/** What became of an entry. Of one that comes back the log may never have told when it was made. */
type Told = { kind: 'added' | 'renamed' | 'removed'; entry: NamedEntry } | { kind: 'returned'; entry: NamedEntry & { createdAt: number } };

/** Tells a contest's log that an entry came, or came back, is called otherwise, or left. @param now site time, epoch ms */
export function tellEntry(tx: Tx, invalidate: Invalidate, told: Told, now: number): Promise<void> {
  const { id, contestId, name } = told.entry;
  const body: LogLine['body'] = told.kind === 'removed' ? { entry: id } : { entry: id, name };
  const since: LogLine['body'] = told.kind === 'returned' ? { made: told.entry.createdAt } : {};
  return tellLog({ tx, invalidate, contestId }, [{ kind: `entry.${told.kind}`, body: { ...body, ...since } }], now);
}
