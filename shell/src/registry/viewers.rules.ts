import type { Session } from '@poolhouse/contract';

export interface Viewer {
  /** Contest names as the sign-in answers them. */
  readonly contests: readonly string[];
  /** Of the site, of a group or of a contest. */
  readonly isAdmin: boolean;
}

/** Whether the console is of use to somebody; a server that knows no roles has site administrators alone. */
export const administers = ({ is_admin, administers: any = is_admin }: Pick<Session, 'is_admin' | 'administers'>): boolean => any;

/**
 * Whether somebody sees what is for certain viewers. What is for viewers that this page does not know is for nobody here.
 *
 * @param wanted one of SLOT_VIEWERS
 * @param about the contests whose players are meant; none: everybody plays
 */
export function isFor(wanted: string, about: readonly string[], { contests, isAdmin }: Viewer): boolean {
  if (wanted === 'administrators') return isAdmin;
  if (wanted === 'everybody') return true;
  return wanted === 'players' && (about.length === 0 || about.some((contest) => contests.includes(contest)));
}
