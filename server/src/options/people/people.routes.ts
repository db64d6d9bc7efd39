import type { DataOf, PersonMark } from '@poolhouse/contract';
import type { Memories } from '../../contests/memories';
import { circlesOf, contestsShown } from '../../contests/years/circle';
import { tag, type Database, type Tx } from '../../ground/db/database';
import { Versioned } from '../../ground/memory/versioned';
import { must } from '../../ground/must';
import type { Viewer } from '../../ground/viewer';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { marksOf, type Marks } from './marks.rules';
import { allMembers } from './members.store';
import { namesByUser, type Borne } from './names.rules';

type AllMarks = ReadonlyMap<number, Marks>;

/** How the people of a player's circles are shown to them. */
export function peopleRoutes(ctx: Context, memories: Memories): void {
  const marks = marksMemory(memories.db);
  route(ctx, 'GET utils/people', ({ viewer }) => ctx.db.read((tx) => readPeople(tx, { viewer, memories, marks })));
}

const ALL = 'all';
const MARK_BYTES = 200;

/** Of the whole site: who is shown how in one circle hangs on who came before in the others. */
const marksMemory = (db: Database): Versioned<typeof ALL, AllMarks> =>
  new Versioned<typeof ALL, AllMarks>(db, {
    name: 'colors and monograms',
    maxBytes: 40_000_000,
    key: String,
    tags: () => [tag.users],
    load: async (tx) => [{ value: marksOf(await allMembers(tx)) }],
    weigh: ({ size }) => 1000 + size * MARK_BYTES,
  });

interface Asked {
  viewer: Viewer;
  memories: Memories;
  marks: Versioned<typeof ALL, AllMarks>;
}

async function readPeople(tx: Tx, { viewer, memories, marks }: Asked): Promise<DataOf<'GET utils/people'>> {
  const all = await marks.readIn(tx, ALL);
  const own = must(all.get(viewer.userId), 'the account of who asks');
  const names = namesByUser(await entriesShown(tx, memories, viewer));
  const people = [...names].flatMap(([userId, Names]) => {
    const mark = all.get(userId);
    return mark ? [{ ...rowOf(mark.shown), Names }] : [];
  });
  return { people: { data: people }, own: rowOf(own.shown), usual: rowOf(own.usual) };
}

const rowOf = ({ color, monogram }: PersonMark) => ({ Color: color, Monogram: monogram });

/** Entries of contests that the viewer is in or runs, and of their earlier years. */
async function entriesShown(tx: Tx, { directory }: Memories, viewer: Viewer): Promise<Borne[]> {
  const memberships = directory.in(tx);
  const borne: Borne[] = [];
  for (const group of await circlesOf(tx, memberships, viewer))
    for (const { contest } of await contestsShown(memberships, viewer, { group, archives: [] }))
      for (const { name, userId } of await memberships.entriesOf(contest.id)) borne.push({ name, userId, year: contest.year });
  return borne;
}
