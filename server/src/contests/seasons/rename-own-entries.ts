import { logActivity } from '../../people/activity/activity.store';
import { boardOf } from '../../people/smack/smack.store';
import type { ContestKind } from '../contest-kind';
import type { EntryRename } from '../entries/entry-wishes.rules';
import { renameEntries } from '../entries/rename-entries.store';
import type { SettingsSection } from '../plug';

/** Gives a player's entries of one kind new names, all or none. */
export async function renameOwnEntries(
  { ctx, tx, invalidate, viewer, ip }: Parameters<SettingsSection['change']>[0],
  { type }: Pick<ContestKind, 'type'>,
  renames: readonly EntryRename[],
): Promise<void> {
  for (const contestId of new Set(renames.map(({ entry }) => entry.contestId))) {
    const here = renames.filter(({ entry }) => entry.contestId === contestId);
    const board = boardOf(type, contestId);
    await renameEntries(
      tx,
      invalidate,
      { contestId, now: ctx.clock.now() },
      here.map(({ entry, name }) => ({ id: entry.id, contestId, userId: viewer.userId, board, oldName: entry.name, newName: name })),
    );
  }
  for (const { entry, name } of renames) {
    await logActivity(tx, {
      at: ctx.clock.now(),
      action: 'entry.renamed',
      by: viewer,
      ip,
      before: { id: entry.id, name: entry.name },
      after: { id: entry.id, name },
      place: { contest: entry.contestId },
    });
  }
}
