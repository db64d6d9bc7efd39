import type { UserOptions } from '@poolhouse/contract';
import { tag } from '../../ground/db/database';
import { logActivity } from '../../people/activity/activity.store';
import { wishedEntryName, wishEntryName } from '../../people/options/options.store';
import type { ContestKind } from '../contest-kind';
import { ownEntries } from '../entries/own-entries.store';
import type { SettingsSection } from '../plug';
import { renameOwnEntries } from './rename-own-entries';

/** Sections of the settings that hold one name. */
type OneName = { [K in keyof UserOptions]-?: UserOptions[K] extends { EntryName: string } ? K : never }[keyof UserOptions];

/**
 * The settings of a kind in which a player has one entry: they name it without saying which, or what it shall be called once it is there.
 */
export function onlyEntryName(
  section: OneName,
  { kind, title, order }: { kind: Pick<ContestKind, 'type'>; title: string; order: number },
): SettingsSection {
  const { type } = kind;
  return {
    nameSection: { ID: section, title, order },
    read: async (tx, userId) => ({
      [section]: { EntryName: (await ownEntries(tx, userId, type))[0]?.name ?? (await wishedEntryName(tx, userId, type)) },
    }),
    async change(write, options) {
      const name = options[section]?.EntryName;
      if (name === undefined) return;
      const { ctx, tx, invalidate, viewer, ip } = write;
      const before = await wishedEntryName(tx, viewer.userId, type);
      if (before !== name) {
        await wishEntryName(tx, viewer.userId, type, name);
        invalidate(tag.user(viewer.userId));
        const log = { at: ctx.clock.now(), action: 'entry.name_wished', by: viewer, ip };
        await logActivity(tx, { ...log, before: { contest_type: type, name: before }, after: { contest_type: type, name }, place: 'self' });
      }
      const [entry, ...more] = await ownEntries(tx, viewer.userId, type);
      if (entry && more.length === 0 && name !== '' && entry.name !== name) await renameOwnEntries(write, kind, [{ entry, name }]);
    },
    entryName: (tx, userId) => wishedEntryName(tx, userId, type),
  };
}
