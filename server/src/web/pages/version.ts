import { hash } from 'node:crypto';
import type { Viewer } from '../../ground/viewer';

/**
 * The state of the data that a page was built from. Equal versions mean equal models: `count` is the sum of the tag
 * counters inside the snapshot, and grows with every commit that concerns the page; `from` is the last time boundary
 * that had passed (epoch ms). Every process of a site counts alike.
 */
export interface Version {
  readonly count: number;
  readonly from: number;
}

/** What a viewer holds: the version of what all see, and where a page has parts of one user, the version of the viewer's. */
export interface SeenVersion extends Version {
  readonly own: Version | undefined;
}

export const sameVersion = (a: Version, b: Version): boolean => a.count === b.count && a.from === b.from;

/**
 * What a client carries in `since`: the version, and a mark of who looked at which page, because the same count may come about elsewhere.
 */
export const labelOf = ({ count, from, own }: SeenVersion, mark: string): string =>
  `${count}.${from}.${mark}${own ? `.${own.count}.${own.from}` : ''}`;

/**
 * Undefined when it is malformed, or was given to another viewer (or to this one before they became an administrator), or of another page.
 */
export function versionIn(label: string, mark: string): SeenVersion | undefined {
  const parts = /^(\d{1,15})\.(\d{1,15})\.([\w-]+)(?:\.(\d{1,15})\.(\d{1,15}))?$/.exec(label);
  if (!parts || parts[3] !== mark) return undefined;
  const own = parts[4] === undefined ? undefined : { count: Number(parts[4]), from: Number(parts[5]) };
  return { count: Number(parts[1]), from: Number(parts[2]), own };
}

/**
 * Short and the same in every process; changes with anything that may decide what this viewer sees.
 *
 * @param page name and params: one URL may lead to another page when the viewer enters or leaves a contest
 */
export function markOf(viewer: Viewer, page: string): string {
  const known = marks.get(viewer);
  if (known?.page === page) return known.mark;
  const { userId, username, isAdmin, groupNumber, roles = [] } = viewer;
  const run = roles.map(({ role, groupNumber: group, contestId }) => `${role}${group}.${contestId ?? ''}`).join();
  const mark = hash('sha256', `${userId}/${isAdmin ? 1 : 0}${run}/${groupNumber}/${page}/${username}`, 'base64url').slice(0, 8);
  marks.set(viewer, { page, mark });
  return mark;
}

/** Who polls asks for the same page again; a viewer is never changed, and the same object for as long as a proof is believed. */
const marks = new WeakMap<Viewer, { page: string; mark: string }>();
