import type { ContestType } from '@poolhouse/contract';
import { tag, type Database, type Tx } from '../../ground/db/database';
import { keepSame } from '../../ground/memory/keep-same';
import { Versioned, type Facts } from '../../ground/memory/versioned';
import type { Contest, Entry } from '../contest';
import { contestsByIds, contestsOfGroup, contestsOfKind } from './contests.store';
import { contestsOfEntries, entriesOfEach, entriesOfUser } from './entries.store';

/**
 * Which contests there are, and who is in which, as one snapshot has it or as it is now. Each question is read when it is asked and kept
 * under its own tags: who joins a contest makes its list stale and their own, and nobody else's. What did not change stays the same objects.
 */
export interface Memberships {
  contest(id: number): Promise<Contest | undefined>;
  /** A present entry. */
  entry(id: number): Promise<Entry | undefined>;
  /** The present entries of a contest, in the order in which they came. */
  entriesOf(contestId: number): Promise<readonly Entry[]>;
  /** A user's present entries of all years, in the order in which they came. */
  entriesOfUser(userId: number): Promise<readonly Entry[]>;
  /** The contests of all years in which a user has an entry, the latest year first. */
  contestsOf(userId: number): Promise<readonly Contest[]>;
  /** The latest year first. */
  contestsOfGroup(groupNumber: number): Promise<readonly Contest[]>;
  contestsOfSeason(type: ContestType, year: number): Promise<readonly Contest[]>;
  /** Of all years and groups, which may be many: for who runs the whole site. */
  contestsOfKind(type: ContestType): Promise<readonly Contest[]>;
}

interface Own {
  readonly entries: readonly Entry[];
  readonly contests: readonly Contest[];
}

interface Season {
  readonly type: ContestType;
  readonly year: number;
}

/** What each question is kept in, and asked by. */
interface Questions {
  readonly contests: Versioned<number, Contest | undefined>;
  readonly entries: Versioned<number, readonly Entry[]>;
  readonly places: Versioned<number, number | undefined>;
  readonly users: Versioned<number, Own>;
  readonly groups: Versioned<number, readonly Contest[]>;
  readonly seasons: Versioned<Season, readonly Contest[]>;
  readonly kinds: Versioned<ContestType, readonly Contest[]>;
}

type Ask = <K, V>(question: Versioned<K, V>, key: K) => Promise<V>;

const BYTES = 300;
const NEVER_KEPT = 0;

/** Keeps what was asked for lately, so that a poll of a warm page asks the database nothing. */
export class Directory {
  /** As it is now; without a query while nothing has changed. */
  readonly now: Memberships;
  private readonly questions: Questions;

  constructor(readonly db: Database) {
    this.questions = questionsOf(db);
    this.now = asked(this.questions, (question, key) => question.read(key));
  }

  /** As a snapshot sees it. */
  in(tx: Tx): Memberships {
    return asked(this.questions, (question, key) => question.readIn(tx, key));
  }
}

const asked = (of: Questions, ask: Ask): Memberships => ({
  contest: (id) => ask(of.contests, id),
  async entry(id) {
    const contestId = await ask(of.places, id);
    return contestId === undefined ? undefined : (await ask(of.entries, contestId)).find((entry) => entry.id === id);
  },
  entriesOf: (contestId) => ask(of.entries, contestId),
  entriesOfUser: async (userId) => (await ask(of.users, userId)).entries,
  contestsOf: async (userId) => (await ask(of.users, userId)).contests,
  contestsOfGroup: (groupNumber) => ask(of.groups, groupNumber),
  contestsOfSeason: (type, year) => ask(of.seasons, { type, year }),
  contestsOfKind: (type) => ask(of.kinds, type),
});

function questionsOf(db: Database): Questions {
  const kept = <K, V>(facts: Omit<Facts<K, V>, 'name' | 'key'> & { key?: (k: K) => string }, name: string) =>
    new Versioned<K, V>(db, { key: String, name: `directory: ${name}`, ...facts });
  return {
    contests: kept(contestFacts, 'contests'),
    entries: kept(entryFacts, 'entries'),
    places: kept(placeFacts, 'places'),
    users: kept(userFacts, 'users'),
    groups: kept(
      listFacts((groupNumber: number) => [tag.group(groupNumber)], contestsOfGroup),
      'groups',
    ),
    seasons: kept(
      {
        ...listFacts(
          ({ type, year }: Season) => [tag.kindOf(type, year)],
          (tx, { type, year }) => contestsOfKind(tx, type, year),
        ),
        key: ({ type, year }) => `${type} ${year}`,
      },
      'seasons',
    ),
    kinds: kept(
      listFacts(
        (type: ContestType) => [tag.kind(type)],
        (tx, type) => contestsOfKind(tx, type),
      ),
      'kinds',
    ),
  };
}

type Question<K, V> = Omit<Facts<K, V>, 'name' | 'key'>;

const contestFacts: Question<number, Contest | undefined> = {
  maxBytes: 40_000_000,
  tags: (id) => [tag.contest(id)],
  async load(tx, ids, _now, before) {
    const found = await contestsByIds(tx, ids);
    const known = new Map(
      keepSame(
        before.flatMap((one) => one ?? []),
        found,
        ({ id }) => id,
      ).map((contest) => [contest.id, contest]),
    );
    return ids.map((id) => ({ value: known.get(id) }));
  },
  weigh: () => BYTES,
};

const entryFacts: Question<number, readonly Entry[]> = {
  maxBytes: 150_000_000,
  tags: (contestId) => [tag.contest(contestId)],
  async load(tx, contestIds, _now, before) {
    const found = await entriesOfEach(tx, contestIds);
    return contestIds.map((id, n) => ({ value: keepSame(before[n], found.get(id) ?? [], (entry) => entry.id) }));
  },
  weigh: (entries) => BYTES * (1 + entries.length),
};

/** The contest of an entry, which never becomes another: one that is not there yet is looked for again. */
const placeFacts: Question<number, number | undefined> = {
  maxBytes: 40_000_000,
  tags: () => [],
  async load(tx, entryIds) {
    const found = await contestsOfEntries(tx, entryIds);
    return entryIds.map((id) => (found.has(id) ? { value: found.get(id) } : { value: undefined, until: NEVER_KEPT }));
  },
  weigh: () => 50,
};

/** A contest stays of its kind, name, year and group: a user's entries alone decide which are theirs. */
const userFacts: Question<number, Own> = {
  maxBytes: 80_000_000,
  tags: (userId) => [tag.user(userId)],
  async load(tx, userIds, _now, before) {
    const loaded: { value: Own }[] = [];
    for (const [n, userId] of userIds.entries()) {
      const entries = await entriesOfUser(tx, userId);
      const contests = await contestsByIds(tx, [...new Set(entries.map(({ contestId }) => contestId))]);
      loaded.push({
        value: {
          entries: keepSame(before[n]?.entries, entries, ({ id }) => id),
          contests: keepSame(
            before[n]?.contests,
            contests.sort((a, b) => b.year - a.year || a.id - b.id),
            ({ id }) => id,
          ),
        },
      });
    }
    return loaded;
  },
  weigh: ({ entries, contests }) => BYTES * (1 + entries.length + contests.length),
};

function listFacts<K>(tags: (key: K) => string[], read: (tx: Tx, key: K) => Promise<Contest[]>): Question<K, readonly Contest[]> {
  return {
    maxBytes: 60_000_000,
    tags,
    async load(tx, keys, _now, before) {
      const loaded: { value: readonly Contest[] }[] = [];
      for (const [n, key] of keys.entries()) loaded.push({ value: keepSame(before[n], await read(tx, key), ({ id }) => id) });
      return loaded;
    },
    weigh: (contests) => BYTES * (1 + contests.length),
  };
}
