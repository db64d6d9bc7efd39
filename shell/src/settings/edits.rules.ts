import type { ChangedOptions, QuietHours, UserOptions } from '@poolhouse/contract';

type Main = UserOptions['main'];

/** What the player has changed on the page and not saved: by entry id for football, the rest by its name. */
export interface Edits {
  readonly main: Partial<Main>;
  readonly bowlMania?: string;
  readonly golf?: string;
  readonly football: Readonly<Record<number, string>>;
}

export const NO_EDITS: Edits = { main: {}, football: {} };

/** What the page shows: the saved options with the edits laid over them. Edits of entries that are gone are left out. */
export function withEdits(saved: UserOptions, edits: Edits): UserOptions {
  return {
    main: { ...saved.main, ...edits.main },
    bowl_mania: { EntryName: edits.bowlMania ?? saved.bowl_mania.EntryName },
    golf: { EntryName: edits.golf ?? saved.golf.EntryName },
    football_entries: saved.football_entries.map((entry) => ({ ...entry, entry_name: edits.football[entry.entry_id] ?? entry.entry_name })),
  };
}

/**
 * What is to be sent: only what differs from what is saved, so that nothing changed elsewhere meanwhile is put back. Null when
 * nothing differs. Spaces around a name do not count.
 */
export function changesOf(saved: UserOptions, edits: Edits): ChangedOptions | null {
  const shown = withEdits(saved, edits);
  const main = Object.fromEntries(
    mainKeys.filter((key) => !sameValue(shown.main[key], saved.main[key])).map((key) => [key, shown.main[key]]),
  );
  const football = shown.football_entries.filter((entry, i) => entry.entry_name.trim() !== saved.football_entries[i]?.entry_name);
  const changes: ChangedOptions = {
    ...(Object.keys(main).length > 0 && { main }),
    ...(differs(shown.bowl_mania, saved.bowl_mania) && { bowl_mania: named(shown.bowl_mania) }),
    ...(differs(shown.golf, saved.golf) && { golf: named(shown.golf) }),
    ...(football.length > 0 && {
      football_entries: football.map(({ entry_id, entry_name }) => ({ entry_id, entry_name: entry_name.trim() })),
    }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

const mainKeys = ['weeklyReminder', 'mobileSmackNotifications', 'time_zone', 'quiet_hours'] as const;

const named = ({ EntryName }: { EntryName: string }) => ({ EntryName: EntryName.trim() });
const differs = (shown: { EntryName: string }, saved: { EntryName: string }) => shown.EntryName.trim() !== saved.EntryName;

function sameValue(a: Main[keyof Main], b: Main[keyof Main]): boolean {
  return a === b || (isHours(a) && isHours(b) && a.from === b.from && a.to === b.to && a.zone === b.zone);
}

const isHours = (value: Main[keyof Main]): value is QuietHours => typeof value === 'object' && value !== null;
