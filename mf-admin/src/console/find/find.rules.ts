import type { AdminUserRow } from '@poolhouse/contract';
import type { ConsoleTab } from '../../facts/tabs.rules';

/** One thing that can be found: a page, a person, or an entry, which leads to its person. */
export interface Found {
  readonly key: string;
  readonly kind: 'Pages' | 'People' | 'Entries';
  readonly label: string;
  /** What tells it from others of its name. */
  readonly note: string;
  /** The address of a page; '' of a person. */
  readonly to: string;
  /** 0 of a page. */
  readonly userId: number;
}

/** Sections that have no tab of their own, by the tab that holds them. */
const SECTIONS: readonly (readonly [tab: string, section: string, label: string])[] = [
  ['people', 'members', 'Members'],
  ['people', 'invitations', 'Invitations'],
  ['people', 'roles', 'Helpers and roles'],
  ['gameday', 'scores', 'Scores and lines'],
  ['gameday', 'files', 'Files in and out'],
];

const address = (fields: Record<string, string>): string => `?${new URLSearchParams(fields)}`;

/** The pages that who looks may open. */
export const pagesOf = (tabs: readonly ConsoleTab[]): Found[] => {
  const page = (key: string, label: string, note: string, to: string): Found => ({ key, kind: 'Pages', label, note, to, userId: 0 });
  const sections = SECTIONS.flatMap(([tab, section, label]) => {
    const holder = tabs.find(({ key }) => key === tab);
    return holder ? [page(`${tab} ${section}`, label, holder.label, address({ tab, section }))] : [];
  });
  return [...tabs.map(({ key, label, group }) => page(key, label, group === label ? '' : group, address({ tab: key }))), ...sections];
};

/** People, and their entries by name. */
export const peopleOf = (users: readonly AdminUserRow[]): Found[] => {
  const of = (kind: Found['kind'], { id }: AdminUserRow, label: string, note: string): Found => ({
    key: `${kind} ${id} ${label}`,
    kind,
    label,
    note,
    to: '',
    userId: id,
  });
  return [
    ...users.map((user) => of('People', user, user.username, user.Email)),
    ...users.flatMap((user) =>
      [...new Set([user.football_entry_name, user.golf_entry_name, ...(user.found_entries ?? [])])]
        .filter((name) => name !== '')
        .map((name) => of('Entries', user, name, user.username)),
    ),
  ];
};

/** So many of a kind are offered. */
const MOST = 6;

/** Those whose name, or what stands beside it, holds the words; a few of each kind. */
export function foundBy(all: readonly Found[], words: string): Found[] {
  const wanted = words.trim().toLowerCase();
  const fits = all.filter(({ label, note }) => label.toLowerCase().includes(wanted) || note.toLowerCase().includes(wanted));
  return (['Pages', 'People', 'Entries'] as const).flatMap((kind) => fits.filter((one) => one.kind === kind).slice(0, MOST));
}
