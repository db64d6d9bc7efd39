import type { SlotPiece } from '@poolhouse/shared-ui';

export type OwnTab = 'setup' | 'admin' | 'contests' | 'people' | 'gameday' | 'releases' | 'health';
/** Under which heading of the list a tab stands; what stands above all of them has none. */
export type TabGroup = '' | 'Contests' | 'People' | 'Site';

export interface ConsoleTab {
  /** What the address says: `?tab=people`. */
  readonly key: string;
  readonly label: string;
  readonly group: TabGroup;
  /** A tab that a contest brings. */
  readonly piece?: SlotPiece;
}

/** Who looks at the console, as far as its tabs go. */
export interface Seat {
  readonly role: 'site' | 'commissioner' | 'helper';
  /** False until the set-up is done: then it is the first tab, else the last. */
  readonly running: boolean;
  /** The kinds of contests that are open in the group, or that a helper helps in. */
  readonly kinds: readonly string[];
  /** The calls that `ad/my_permissions` allows. */
  readonly calls: readonly string[];
}

interface OwnRow extends ConsoleTab {
  readonly key: OwnTab;
  readonly for: readonly Seat['role'][];
  /** The call without which there is nothing to do on it. */
  readonly call?: string;
}

const LEADS = ['site', 'commissioner'] as const;
const EVERYBODY = [...LEADS, 'helper'] as const;
const OWN: Readonly<Record<OwnTab, OwnRow>> = {
  setup: { key: 'setup', label: 'Set-up', group: 'Site', for: LEADS, call: 'GET ad/setup' },
  admin: { key: 'admin', label: 'Admin', group: '', for: EVERYBODY },
  contests: { key: 'contests', label: 'Contests', group: 'Contests', for: EVERYBODY },
  people: { key: 'people', label: 'People', group: 'People', for: LEADS, call: 'POST ad/invite' },
  gameday: { key: 'gameday', label: 'Game day', group: 'Site', for: ['site'], call: 'GET ad/games' },
  releases: { key: 'releases', label: 'Deployments', group: 'Site', for: ['site'], call: 'POST ad/check_remotes' },
  health: { key: 'health', label: 'Health', group: 'Site', for: ['site'], call: 'POST ad/check_doctor' },
};

/** Admin, then what the contests bring, then the lists; set-up stands first as long as there is something to set up. */
export function consoleTabs(pieces: readonly SlotPiece[], { role, running, kinds, calls }: Seat): ConsoleTab[] {
  const own = (...keys: OwnTab[]): ConsoleTab[] =>
    keys
      .map((key) => OWN[key])
      .filter((row) => row.for.includes(role) && (row.call === undefined || calls.includes(row.call)))
      .map(({ key, label, group }) => ({ key, label, group }));
  const first = running ? [] : own('setup').map((tab): ConsoleTab => ({ ...tab, group: '' }));
  const ofContests = piecesFor(pieces, kinds).map((piece): ConsoleTab => ({
    key: piece.key,
    label: piece.title,
    group: 'Contests',
    piece,
  }));
  const last = own('contests', 'people', 'gameday', 'releases', 'health', ...(running ? ['setup' as const] : []));
  return [...first, ...own('admin'), ...ofContests, ...last];
}

/**
 * Which pieces of contests there is use for: those of the kinds that are open. A piece is of a kind whose name ends with its own, or stands
 * in it: 'wins' of 'footballwins', 'golfpicks' of 'golf'.
 */
export const piecesFor = (pieces: readonly SlotPiece[], kinds: readonly string[]): readonly SlotPiece[] =>
  pieces.filter(({ name }) => kinds.some((kind) => isOfKind(name, kind)));

/** Whether a piece of a contest, by its name, is one of a kind of contest. */
export const isOfKind = (name: string, kind: string): boolean => kind.endsWith(name) || name.includes(kind);

/** The tab that an address asks for; the first where it asks for none, or for one that is not there. */
export const tabAt = (tabs: readonly ConsoleTab[], wanted: string | null): ConsoleTab | undefined =>
  tabs.find(({ key }) => key === wanted) ?? tabs[0];

/** Whether a pool runs: a contest is open, and somebody beside the one who opened it is there. */
export const runs = ({ contests_total, users_total }: { contests_total: number; users_total: number }): boolean =>
  contests_total > 0 && users_total > 1;

/** The tabs under the headings of the list, in its order; a heading without any is left out. */
export function grouped(tabs: readonly ConsoleTab[]): { group: TabGroup; tabs: readonly ConsoleTab[] }[] {
  const groups = [...new Set(tabs.map(({ group }) => group))];
  return groups.map((group) => ({ group, tabs: tabs.filter((tab) => tab.group === group) }));
}
