import type { ChangedOptions, FootballEntryOption } from '@poolhouse/contract';
import type { SettingsDraft } from '@poolhouse/shared-ui';

/** What a field shows: what was typed, else the entry's name. */
export const nameShown = ({ entry_id, entry_name }: FootballEntryOption, draft: SettingsDraft): string =>
  String(draft[entry_id] ?? entry_name);

const differs = (entry: FootballEntryOption, draft: SettingsDraft): boolean => nameShown(entry, draft).trim() !== entry.entry_name;

/** The new names, where there are any. Spaces around a name do not count, and what was typed for an entry that is gone is left out. */
export function renames(entries: readonly FootballEntryOption[], draft: SettingsDraft): ChangedOptions | null {
  const renamed = entries.filter((entry) => differs(entry, draft));
  if (renamed.length === 0) return null;
  return { football_entries: renamed.map((entry) => ({ entry_id: entry.entry_id, entry_name: nameShown(entry, draft).trim() })) };
}

/** What of a draft still differs from what is saved by now. */
export function stillDiffering(entries: readonly FootballEntryOption[], draft: SettingsDraft): SettingsDraft {
  return Object.fromEntries(entries.filter((entry) => differs(entry, draft)).map((entry) => [entry.entry_id, nameShown(entry, draft)]));
}
