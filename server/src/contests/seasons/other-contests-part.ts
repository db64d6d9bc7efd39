import { tag } from '../../ground/db/database';
import { derive, type Derivation } from '../../ground/memory/derive';
import { groupsRun } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import type { Mine, PageLists, Part } from '../../web/pages/page';
import { part } from '../../web/pages/parts';
import type { Contest } from '../contest';
import { contestsFor } from '../entries/access';
import type { Directory } from '../entries/directory';
import { isSameContest } from '../entries/wanted-contest';

/** What a viewer's list of contests of a kind hangs on: who is in which of them is their own, and what they run is their groups'. */
export function listTags({ userId, ...roles }: Viewer, type: Contest['type']): string[] {
  const groups = groupsRun(roles);
  return [tag.user(userId), ...(groups === 'all' ? [tag.kind(type)] : groups.map(tag.group))];
}

/**
 * Where else a viewer may go from a page: the years in which it finds its contest for them (wanted-contest.ts), newest first, and their
 * contests of its kind and of a year.
 */
export interface OtherContests {
  readonly years: string;
  readonly contests: readonly { id: number; name: string }[];
}

const LIST_BYTES = 1000;
/** A circle's players mostly have the same: what is kept for each viewer is one list for all of them. */
const lists: Derivation<PageLists> = { name: 'contests of a viewer', weigh: () => LIST_BYTES };

/** That as a part of its viewer's own. @param year whose contests are offered */
export function otherContestsPart<P extends { contestId: number }>(
  directory: Directory,
  { type, year, rows }: { type: Contest['type']; year: (params: P) => number; rows: (others: OtherContests) => PageLists },
): Part<Mine<P>, unknown, unknown> {
  return part<Mine<P>, PageLists>({
    name: 'contests',
    tags: ({ viewer }) => listTags(viewer, type),
    async load(tx, { params, viewer }) {
      const memberships = directory.in(tx);
      const base = await memberships.contest(params.contestId);
      const visible = await contestsFor(memberships, viewer, type);
      const years = visible.filter((one) => base && isSameContest(one, base)).map((one) => one.year);
      const offered = visible.filter((one) => one.year === year(params)).map(({ id, name }) => ({ id, name }));
      const others = { years: years.join(','), contests: offered };
      const model = derive(directory.db, lists, [rows, JSON.stringify(others)], () => rows(others));
      return { model, validFrom: 0, validUntil: Infinity };
    },
    own: (model) => model,
  });
}
