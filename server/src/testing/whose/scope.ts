import type { Row, WrittenRow } from './journal.store';
import { OF_ALL_PLAYERS, ownersOf, SENT, type Owner } from './tables';
import type { Group, Person } from './world.store';

export interface Caller {
  person: Person;
  group: Group;
  id: number;
}

/** What is known of who is where, before a call and after it. */
export class Sight {
  private readonly groupOf = new Map<number, number>();
  private readonly entries = new Map<number, { contest: number; user: number }>();
  private readonly groupsOf = new Map<number, Set<number>>();
  private readonly boards = new Map<number, string>();
  private readonly subscribers = new Map<number, number>();

  constructor(rows: readonly WrittenRow[]) {
    const each = <T>(table: string, work: (row: T) => void) => {
      for (const one of rows) if (one.table === table) work(one.row as T);
    };
    each<{ id: number; group_number: number }>('contests', (row) => this.groupOf.set(row.id, row.group_number));
    each<{ id: number; contest_id: number; user_id: number }>('entries', (row) =>
      this.entries.set(row.id, { contest: row.contest_id, user: row.user_id }),
    );
    each<{ user_id: number; group_number: number }>('group_members', (row) =>
      this.groupsOf.set(row.user_id, new Set([...(this.groupsOf.get(row.user_id) ?? []), row.group_number])),
    );
    each<{ id: number; board: string }>('smack', (row) => this.boards.set(row.id, row.board));
    each<{ id: number; user_id: number }>('push_subscriptions', (row) => this.subscribers.set(row.id, row.user_id));
  }

  /** Whether a row that a call has changed is the caller's to change, by everything that it tells of whose it is. */
  isOf(caller: Caller, table: string, row: Row): boolean {
    const owners = ownersOf(table, row);
    const inScope = owners.every(([owner, value]) => this.holds(caller, table, [owner, value]));
    if (caller.person !== 'player' || !inScope) return inScope && owners.length > 0;
    const own = owners.some(([owner]) => owner === 'entry' || owner === 'user' || owner === 'author' || owner === 'subscription');
    return own || table in OF_ALL_PLAYERS || table in SENT;
  }

  private holds(caller: Caller, table: string, [owner, value]: [Owner, number | string]): boolean {
    const n = Number(value);
    switch (owner) {
      case 'contest':
        return this.groupOf.get(n) === caller.group;
      case 'board':
        return this.groupOf.get(Number(String(value).split(':')[1])) === caller.group;
      case 'message':
        return this.holds(caller, table, ['board', this.boards.get(n) ?? '']);
      case 'claimed':
        return this.groupOf.get(this.entries.get(n)?.contest ?? 0) === caller.group;
      case 'entry':
        return this.holdsEntry(caller, table, n);
      case 'group':
        return n === caller.group;
      case 'author':
        return caller.person !== 'player' || n === caller.id;
      case 'subscription':
        return this.holdsUser(caller, table, this.subscribers.get(n) ?? 0);
      case 'user':
        return this.holdsUser(caller, table, n);
    }
  }

  private holdsEntry(caller: Caller, table: string, id: number): boolean {
    const entry = this.entries.get(id);
    if (!entry || this.groupOf.get(entry.contest) !== caller.group) return false;
    return caller.person !== 'player' || entry.user === caller.id || table in SENT;
  }

  /** An account is the commissioner's whose group alone its owner is in; a member of it may be written to. */
  private holdsUser({ person, group, id }: Caller, table: string, user: number): boolean {
    if (user === id) return true;
    const groups = [...(this.groupsOf.get(user) ?? [])];
    if (table in SENT) return groups.includes(group);
    // What stands beside a contest or an entry says who did it there.
    if (person === 'helper') return table !== 'users' && groups.includes(group);
    return person === 'commissioner' && (BESIDE.has(table) ? groups.includes(group) : groups.every((one) => one === group));
  }
}

/** Tables in which a user stands beside their place in a group; a link to a new password goes to the account's own address alone. */
const BESIDE = new Set(['entries', 'entry_claims', 'group_members', 'roles', 'season_questions', 'user_links']);
