import { CONTESTS_INSIDE } from '@poolhouse/contract/constants';
import type { Registry } from '@poolhouse/contract/remote';

export interface ContestLink {
  readonly name: string;
  readonly title: string;
  readonly href: string;
  /** A page of this app; the others open on the main site. */
  readonly inside: boolean;
  /** Its remote is switched off in this browser. */
  readonly off: boolean;
}

/** `FootballWins` as people read it, where no remote has said its title. */
const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2');

/**
 * The link of one contest of the sign-in answer, as the spec draws them. A contest is inside when a remote owns it, or when it is one of
 * those that have their page here whether its remote is up or not.
 * @param off ids of the remotes that are switched off in this browser
 */
export function contestLink(name: string, registry: Registry, off: ReadonlySet<string> = new Set()): ContestLink {
  const remote = registry.remotes.find((candidate) => Object.hasOwn(candidate.contests, name));
  const inside = remote !== undefined || (CONTESTS_INSIDE as readonly string[]).includes(name);
  const path = encodeURIComponent(name.toLowerCase());
  return {
    name,
    title: remote?.contests[name] ?? spaced(name),
    href: inside ? `/${path}` : `/${path}/index.html`,
    inside,
    off: remote !== undefined && off.has(remote.id),
  };
}

/** Whether a path lies within a contest: `/football/makepicks` does within `/football`, `/footballwins` does not. */
export const isWithin = (pathname: string, href: string): boolean => pathname === href || pathname.startsWith(`${href}/`);
