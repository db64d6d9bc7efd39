import type { DataOf, PersonMark } from '@poolhouse/contract';
import type { Memberships } from '../../contests/entries/directory';
import type { Memories } from '../../contests/memories';
import { circlesOf, contestsShown } from '../../contests/years/circle';
import type { Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import type { Viewer } from '../../ground/viewer';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { marksOf } from './marks.rules';
import { membersAround } from './members.store';
import { namesByUser, type Borne } from './names.rules';

/** How the people of a player's circles are shown to them. */
export function peopleRoutes(ctx: Context, memories: Memories): void {
  route(ctx, 'GET utils/people', ({ viewer }) => ctx.db.read((tx) => readPeople(tx, memories, viewer)));
}

/** Read anew: a browser asks once a visit, and what it hangs on moves with every account of the circle. */
async function readPeople(tx: Tx, memories: Memories, viewer: Viewer): Promise<DataOf<'GET utils/people'>> {
  const memberships = memories.directory.in(tx);
  const circles = await circlesOf(tx, memberships, viewer);
  const all = marksOf(await membersAround(tx, viewer.userId, circles));
  const own = must(all.get(viewer.userId), 'the account of who asks');
  const names = namesByUser(await entriesShown(memberships, viewer, circles));
  const people = [...names].flatMap(([userId, Names]) => {
    const mark = all.get(userId);
    return mark ? [{ ...rowOf(mark.shown), Names }] : [];
  });
  return { people: { data: people }, own: rowOf(own.shown), usual: rowOf(own.usual) };
}

const rowOf = ({ color, monogram }: PersonMark) => ({ Color: color, Monogram: monogram });

/** Entries of contests that the viewer is in or runs, and of their earlier years. */
async function entriesShown(memberships: Memberships, viewer: Viewer, circles: readonly number[]): Promise<Borne[]> {
  const borne: Borne[] = [];
  for (const group of circles)
    for (const { contest } of await contestsShown(memberships, viewer, { group, archives: [] }))
      for (const { name, userId } of await memberships.entriesOf(contest.id)) borne.push({ name, userId, year: contest.year });
  return borne;
}
