import type { Viewer } from '../../ground/viewer';
import type { Contest } from '../contest';
import { contestsFor } from '../entries/access';
import type { Memberships } from '../entries/directory';
import { isSameContest } from '../entries/wanted-contest';

/**
 * The years of a contest whose records a viewer may see: up to the one they are in, and later ones that they are in as well. Records
 * of earlier years are their circle's history even where they did not play. Latest first.
 */
export async function yearsOfCircle(memberships: Memberships, viewer: Viewer, base: Contest): Promise<Contest[]> {
  const visible = new Set((await contestsFor(memberships, viewer, base.type)).map(({ id }) => id));
  const years = (await memberships.contestsOfGroup(base.groupNumber)).filter((one) => isSameContest(one, base));
  return years.filter((one) => one.year <= base.year || visible.has(one.id));
}
