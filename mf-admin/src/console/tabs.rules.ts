import type { SlotPiece } from '@poolhouse/shared-ui';

export type OwnTab = 'setup' | 'admin' | 'contests' | 'people' | 'gameday' | 'releases';

export interface ConsoleTab {
  /** What the address says: `?tab=people`. */
  readonly key: string;
  readonly label: string;
  /** A tab that a contest brings. */
  readonly piece?: SlotPiece;
}

/** Who looks at the console, as far as its tabs go. */
export interface Seat {
  readonly role: 'site' | 'commissioner' | 'helper';
  /** False until the set-up is done: then it is the first tab, else the last. */
  readonly running: boolean;
  /** Of a helper: the kinds of contests that they help in. */
  readonly kinds?: readonly string[];
}

const own = (key: OwnTab, label: string): ConsoleTab => ({ key, label });

/** Admin, then what the contests bring, then the lists; set-up stands first as long as there is something to set up. */
export function consoleTabs(pieces: readonly SlotPiece[], { role, running, kinds }: Seat): ConsoleTab[] {
  const setup = role === 'helper' ? [] : [own('setup', 'Set-up')];
  const rest = [
    own('admin', 'Admin'),
    ...piecesFor(pieces, { role, kinds }).map((piece) => ({ key: piece.key, label: piece.title, piece })),
    own('contests', 'Contests'),
    ...(role === 'helper' ? [] : [own('people', 'People')]),
    ...(role === 'site' ? [own('gameday', 'Game day'), own('releases', 'Deployments')] : []),
  ];
  return running ? [...rest, ...setup] : [...setup, ...rest];
}

/**
 * Which pieces of contests somebody has use for: who runs a group has all, for each kind can be opened there; a helper those of the kinds
 * helped in. A piece is of a kind whose name ends with its own, or stands in it: 'wins' of 'footballwins', 'golfpicks' of 'golf'.
 */
export function piecesFor(pieces: readonly SlotPiece[], { role, kinds = [] }: Pick<Seat, 'role' | 'kinds'>): readonly SlotPiece[] {
  if (role !== 'helper') return pieces;
  return pieces.filter(({ name }) => kinds.some((kind) => kind.endsWith(name) || name.includes(kind)));
}

/** The tab that an address asks for; the first where it asks for none, or for one that is not there. */
export const tabAt = (tabs: readonly ConsoleTab[], wanted: string | null): ConsoleTab | undefined =>
  tabs.find(({ key }) => key === wanted) ?? tabs[0];

/** Whether a pool runs: a contest is open, and somebody beside the one who opened it is there. */
export const runs = ({ contests_total, users_total }: { contests_total: number; users_total: number }): boolean =>
  contests_total > 0 && users_total > 1;
