import { tag, type Database, type Tx } from '../../ground/db/database';
import { yieldToRequests } from '../../ground/db/yield-to-requests';
import { keepSame, sameFields, sameList } from '../../ground/memory/keep-same';
import { Versioned } from '../../ground/memory/versioned';
import type { Contest, Entry } from '../contest';
import { listContests } from './contests.store';
import { allEntries } from './entries.store';

/** Which contests there are, and who is in which. */
export interface Memberships {
  /** The latest year first. */
  contests: readonly Contest[];
  contestById: ReadonlyMap<number, Contest>;
  entryById: ReadonlyMap<number, Entry>;
  entriesByUser: ReadonlyMap<number, readonly Entry[]>;
  entriesByContest: ReadonlyMap<number, readonly Entry[]>;
}

const ENTRY_BYTES = 300;
const SLICE = 1000;

/** Keeps the memberships in memory, so that a poll of a warm page asks the database nothing. What did not change stays the same objects. */
export class Directory {
  private readonly kept: Versioned<null, Memberships>;

  constructor(db: Database) {
    this.kept = new Versioned(db, {
      name: 'directory',
      maxBytes: 500_000_000,
      key: () => '',
      tags: () => [tag.contests],
      load: async (tx, _wanted, _now, [before]) => [{ value: await index(await listContests(tx), await allEntries(tx), before) }],
      weigh: ({ contests, entryById }) => (contests.length + entryById.size) * ENTRY_BYTES,
    });
  }

  /** As they are now; without a query while nothing has changed. */
  read(): Promise<Memberships> {
    return this.kept.read(null);
  }

  /** As a snapshot sees them. */
  readIn(tx: Tx): Promise<Memberships> {
    return this.kept.readIn(tx, null);
  }
}

/** In slices: a big site has a hundred thousand entries, and everybody waits for the event loop. */
async function index(contests: readonly Contest[], all: readonly Entry[], before: Memberships | undefined): Promise<Memberships> {
  const known = keepSame(before?.contests, contests, ({ id }) => id);
  const entryById = new Map<number, Entry>();
  const [byUser, byContest] = [new Map<number, Entry[]>(), new Map<number, Entry[]>()];
  for (const [n, read] of all.entries()) {
    if (n % SLICE === 0) await yieldToRequests();
    const old = before?.entryById.get(read.id);
    const entry = old && sameFields(old, read) ? old : read;
    entryById.set(entry.id, entry);
    put(byUser, entry.userId, entry);
    put(byContest, entry.contestId, entry);
  }
  return {
    contests: known,
    contestById: new Map(known.map((contest) => [contest.id, contest])),
    entryById,
    entriesByUser: await keepLists(byUser, before?.entriesByUser),
    entriesByContest: await keepLists(byContest, before?.entriesByContest),
  };
}

function put(groups: Map<number, Entry[]>, key: number, entry: Entry): void {
  const group = groups.get(key);
  if (group) group.push(entry);
  else groups.set(key, [entry]);
}

/** Lists that did not change stay the same objects. */
async function keepLists(
  groups: Map<number, readonly Entry[]>,
  before: ReadonlyMap<number, readonly Entry[]> | undefined,
): Promise<ReadonlyMap<number, readonly Entry[]>> {
  let n = 0;
  for (const [name, group] of groups) {
    if (n++ % SLICE === 0) await yieldToRequests();
    const old = before?.get(name);
    if (old && sameList(old, group)) groups.set(name, old);
  }
  return groups;
}
