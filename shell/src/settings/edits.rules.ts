import type { ChangedOptions, NameSection, QuietHours, UserOptions } from '@poolhouse/contract';
import type { SettingsDraft } from '@poolhouse/shared-ui';

type Main = UserOptions['main'];

/** What a section that a remote contributes holds, and what it wants sent. */
interface PieceEdit {
  readonly draft: SettingsDraft;
  readonly changes: ChangedOptions | null;
}

/** What the player has changed on the page and not saved. */
export interface Edits {
  readonly main: Partial<Main>;
  /** New entry names, by the section's ID. */
  readonly names: Readonly<Record<string, string>>;
  /** By the piece's key. */
  readonly pieces: Readonly<Record<string, PieceEdit>>;
}

export const NO_EDITS: Edits = { main: {}, names: {}, pieces: {} };

/** What the page's own sections show: what is saved, with the edits laid over it. */
export interface Shown {
  readonly main: Main;
  readonly names: readonly NameSection[];
}

export const withEdits = (saved: UserOptions, edits: Edits): Shown => ({
  main: { ...saved.main, ...edits.main },
  names: saved.name_sections.map((section) => ({ ...section, EntryName: edits.names[section.ID] ?? section.EntryName })),
});

/**
 * What is to be sent: only what differs from what is saved, so that nothing changed elsewhere meanwhile is put back. Null when
 * nothing differs. Spaces around a name do not count.
 */
export function changesOf(saved: UserOptions, edits: Edits): ChangedOptions | null {
  const shown = withEdits(saved, edits);
  const main = Object.fromEntries(
    mainKeys.filter((key) => !sameValue(shown.main[key], saved.main[key])).map((key) => [key, shown.main[key]]),
  );
  const names = shown.names.filter(({ EntryName }, i) => EntryName.trim() !== saved.name_sections[i]?.EntryName);
  const changes: ChangedOptions = {
    ...Object.assign({}, ...Object.values(edits.pieces).map((piece) => piece.changes)),
    ...Object.fromEntries(names.map(({ ID, EntryName }) => [ID, { EntryName: EntryName.trim() }])),
    ...(Object.keys(main).length > 0 && { main }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

const mainKeys = [
  'weeklyReminder',
  'weeklyRecap',
  'mobileSmackNotifications',
  'mobileMoments',
  'time_zone',
  'quiet_hours',
  'color',
  'monogram',
] as const;

function sameValue(a: Main[keyof Main], b: Main[keyof Main]): boolean {
  return a === b || (isHours(a) && isHours(b) && a.from === b.from && a.to === b.to && a.zone === b.zone);
}

const isHours = (value: Main[keyof Main]): value is QuietHours => typeof value === 'object' && value !== null;

const ROOT = 'user_options.';

/**
 * Which fields of what was sent were refused, and why. A name that is taken is refused without its place: it is found where one name was sent.
 *
 * @returns sentences by path, 'football_entries.0.entry_name'
 */
export function refusedIn(
  { message, fields = {} }: { message: string; fields?: Record<string, string> },
  sent: ChangedOptions,
): Readonly<Record<string, string>> {
  const taken = fields['entry_name'] !== undefined && namesIn(sent).length === 1 ? namesIn(sent) : [];
  return Object.fromEntries([
    ...Object.entries(fields).map(([path, words]) => [path.startsWith(ROOT) ? path.slice(ROOT.length) : path, words] as const),
    ...taken.map((path) => [path, message] as const),
  ]);
}

/** Where names of entries stand in what is sent. */
function namesIn(sent: object, above = ''): string[] {
  return Object.entries(sent).flatMap(([key, value]: [string, unknown]) => {
    const path = `${above}${key}`;
    if (key === 'entry_name' || key === 'EntryName') return [path];
    return typeof value === 'object' && value !== null ? namesIn(value, `${path}.`) : [];
  });
}
