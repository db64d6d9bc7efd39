import { scope, type Database, type Tx } from '../ground/db/database';
import { keepSame, sameFields, sameList } from '../ground/memory/keep-same';
import { Versioned } from '../ground/memory/versioned';
import type { Contest, Entry } from './contest';
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

/** Keeps the memberships in memory, so that a poll of a warm page asks the database nothing. What did not change stays the same objects. */
export class Directory {
  private readonly kept: Versioned<null, Memberships>;

  constructor(db: Database) {
    this.kept = new Versioned(db, {
      name: 'directory',
      maxBytes: 500_000_000,
      key: () => '',
      scopes: () => [scope.contests],
      load: async (tx, _wanted, _now, [before]) => [{ value: index(await listContests(tx), await allEntries(tx), before) }],
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

function index(contests: readonly Contest[], all: readonly Entry[], before: Memberships | undefined): Memberships {
  const known = keepSame(before?.contests, contests, ({ id }) => id);
  const entries = all.map((entry) => {
    const old = before?.entryById.get(entry.id);
    return old && sameFields(old, entry) ? old : entry;
  });
  return {
    contests: known,
    contestById: new Map(known.map((contest) => [contest.id, contest])),
    entryById: new Map(entries.map((entry) => [entry.id, entry])),
    entriesByUser: groupBy(entries, (entry) => entry.userId, before?.entriesByUser),
    entriesByContest: groupBy(entries, (entry) => entry.contestId, before?.entriesByContest),
  };
}

function groupBy(
  entries: readonly Entry[],
  key: (entry: Entry) => number,
  before: ReadonlyMap<number, readonly Entry[]> | undefined,
): Map<number, readonly Entry[]> {
  const groups = new Map<number, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(key(entry));
    if (group) group.push(entry);
    else groups.set(key(entry), [entry]);
  }
  if (!before) return groups;
  return new Map([...groups].map(([name, group]) => [name, sameList(before.get(name) ?? [], group) ? before.get(name)! : group]));
}
