import type { InPlayRow } from '@poolhouse/contract';
import type { Entry } from '../contest';
import type { LiveRow } from './live-game.rules';

type Own = Pick<Entry, 'id' | 'name' | 'userId'>;

/** What a player has in play on one board; of several entries each row says whose it is. @param rowsOf of an entry, as home has them */
export function ownInPlay(
  entries: readonly Own[],
  userId: number,
  rowsOf: (entryId: number) => readonly LiveRow[] | undefined,
): InPlayRow[] {
  const own = entries.filter((entry) => entry.userId === userId);
  const note = ({ name }: Own) => (own.length > 1 ? { note: name } : {});
  return own.flatMap((entry) => (rowsOf(entry.id) ?? []).map((row) => ({ ...row, ...note(entry) })));
}
