import { scope, type Database, type Tx } from '../ground/db/database';
import { countersOf } from '../ground/db/scopes.store';
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

/** Keeps the memberships in memory, so that a poll of a warm page asks the database nothing. */
export class Directory {
  private kept: { version: number; memberships: Memberships } | undefined;

  constructor(private readonly db: Database) {}

  /** As they are now; without a query while nothing has changed. */
  async read(): Promise<Memberships> {
    if (this.kept?.version === this.db.scopes.version([scope.contests])) return this.kept.memberships;
    return this.db.read((tx) => this.readIn(tx));
  }

  /** As a snapshot sees them. The counter comes from the same snapshot: a change that commits in between cannot be missed. */
  async readIn(tx: Tx): Promise<Memberships> {
    const version = (await countersOf(tx, [scope.contests]))[0]?.n ?? 0;
    if (this.kept?.version === version) return this.kept.memberships;
    const memberships = index(await listContests(tx), await allEntries(tx));
    this.kept = { version, memberships };
    return memberships;
  }
}

function index(contests: Contest[], entries: Entry[]): Memberships {
  return {
    contests,
    contestById: new Map(contests.map((contest) => [contest.id, contest])),
    entryById: new Map(entries.map((entry) => [entry.id, entry])),
    entriesByUser: groupBy(entries, (entry) => entry.userId),
    entriesByContest: groupBy(entries, (entry) => entry.contestId),
  };
}

function groupBy(entries: readonly Entry[], key: (entry: Entry) => number): Map<number, Entry[]> {
  const groups = new Map<number, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(key(entry));
    if (group) group.push(entry);
    else groups.set(key(entry), [entry]);
  }
  return groups;
}
