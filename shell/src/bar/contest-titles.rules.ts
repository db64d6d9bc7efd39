import { CONTESTS_INSIDE } from '@poolhouse/contract/constants';
import type { Registry, Remote } from '../registry/registry.types';

/** Names for people, where no remote has said its own yet. */
const KNOWN: Readonly<Record<string, string>> = {
  Underdogs: 'Underdogs',
  bbSquares: 'NCAA Squares',
  Golf: 'Golf',
  Football: 'Football',
  FootballWins: 'NFL Wins',
  bbAuction: 'NCAA Auction',
};

export interface ContestLink {
  readonly name: string;
  readonly title: string;
  readonly href: string;
  /** A page of this app; the others open on the main site. */
  readonly inside: boolean;
  /** Whose page it is; null until the registry is read, or when nobody serves it. */
  readonly remote: Remote | null;
}

/** The link of one contest of the sign-in answer, as the spec draws them. */
export function contestLink(name: string, registry: Registry): ContestLink {
  const inside = (CONTESTS_INSIDE as readonly string[]).includes(name);
  const remote = registry.remotes.find((candidate) => name in candidate.contests) ?? null;
  const path = encodeURIComponent(name.toLowerCase());
  return {
    name,
    title: remote?.contests[name] ?? KNOWN[name] ?? name,
    href: inside ? `/${path}` : `/${path}/index.html`,
    inside,
    remote: inside ? remote : null,
  };
}

/** Whether a path lies within a contest: `/football/makepicks` does within `/football`, `/footballwins` does not. */
export const isWithin = (pathname: string, href: string): boolean => pathname === href || pathname.startsWith(`${href}/`);
