import type { Viewer } from '../../ground/viewer';
import type { Contest } from '../contest';
import { contestsFor } from '../entries/access';
import type { Memberships } from '../entries/directory';

/** Years of one contest have its kind, name and group. */
function isSameContest(one: Contest, other: Contest): boolean {
  return one.type === other.type && one.name === other.name && one.groupNumber === other.groupNumber;
}

/** The years in which a page finds this contest for a viewer (wanted-contest.ts), newest first. */
export function yearsOf(memberships: Memberships, viewer: Viewer, contest: Contest): number[] {
  const same = contestsFor(memberships, viewer, contest.type).filter((one) => isSameContest(one, contest));
  return same.map((one) => one.year).sort((a, b) => b - a);
}

/** What a selector offers: the viewer's contests of a kind and year. */
export function contestOptions(
  memberships: Memberships,
  viewer: Viewer,
  type: Contest['type'],
  year: number,
): { id: number; name: string }[] {
  return contestsFor(memberships, viewer, type)
    .filter((contest) => contest.year === year)
    .map(({ id, name }) => ({ id, name }));
}

/**
 * The years of a contest whose records a viewer may see: up to the one they are in, and later ones that they are in as well. Records
 * of earlier years are their circle's history even where they did not play. Latest first.
 */
export function yearsOfCircle(memberships: Memberships, viewer: Viewer, base: Contest): Contest[] {
  const visible = new Set(contestsFor(memberships, viewer, base.type));
  return memberships.contests.filter((one) => isSameContest(one, base) && (one.year <= base.year || visible.has(one)));
}
