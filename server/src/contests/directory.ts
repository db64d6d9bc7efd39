import { scope, type Database } from '../db/database';
import { countersOf } from '../db/scopes.store';
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
}

/** Keeps the memberships in memory, so that a poll of a warm page asks the database nothing. */
export class Directory {
  private kept: { version: number; memberships: Memberships } | undefined;

  constructor(private readonly db: Database) {}

  async read(): Promise<Memberships> {
    if (this.kept?.version === this.db.scopes.version([scope.contests])) return this.kept.memberships;
    // The counter is read in the same snapshot as the rows: a change that commits in between cannot be missed.
    const fresh = await this.db.read(async (tx) => ({
      version: (await countersOf(tx, [scope.contests]))[0]?.n ?? 0,
      memberships: index(await listContests(tx), await allEntries(tx)),
    }));
    this.kept = fresh;
    return fresh.memberships;
  }
}

function index(contests: Contest[], entries: Entry[]): Memberships {
  const entriesByUser = new Map<number, Entry[]>();
  for (const entry of entries) {
    const own = entriesByUser.get(entry.userId);
    if (own) own.push(entry);
    else entriesByUser.set(entry.userId, [entry]);
  }
  return {
    contests,
    contestById: new Map(contests.map((contest) => [contest.id, contest])),
    entryById: new Map(entries.map((entry) => [entry.id, entry])),
    entriesByUser,
  };
}
