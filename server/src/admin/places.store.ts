import type { PlaceKind } from '@poolhouse/contract';
import type { Database, Tx } from '../ground/db/database';
import type { Located } from '../ground/roles.rules';
import { findUserByName } from '../people/accounts/users.store';
import { findGroup, groupsOf } from '../people/groups/groups.store';
import type { Places } from '../web/context';

type Finder = (tx: Tx, named: never) => Promise<readonly Located[]>;

const inGroups = (numbers: readonly number[]): Located[] => numbers.map((groupNumber) => ({ groupNumber }));

async function contest(tx: Tx, id: number): Promise<readonly Located[]> {
  const row = await tx.selectFrom('contests').select('group_number').where('id', '=', id).executeTakeFirst();
  return row ? [{ groupNumber: row.group_number, contestId: id }] : [];
}

const finders: Readonly<Record<PlaceKind, Finder>> = {
  group: async (tx, named: number) => ((await findGroup(tx, named)) ? [{ groupNumber: named }] : []),
  contest,
  /** Entries that were taken out as well: the call says so itself. */
  entry: async (tx, named: number) => {
    const row = await tx.selectFrom('entries').select('contest_id').where('id', '=', named).executeTakeFirst();
    return row ? contest(tx, row.contest_id) : [];
  },
  user: async (tx, named: number) => inGroups(await groupsOf(tx, named)),
  person: async (tx, named: string) => {
    const user = await findUserByName(tx, named);
    return user ? inGroups(await groupsOf(tx, user.id)) : [];
  },
  message: async (tx, named: number) => {
    const row = await tx.selectFrom('smack').select('board').where('id', '=', named).executeTakeFirst();
    const id = Number(row?.board.split(':')[1]);
    return Number.isInteger(id) ? contest(tx, id) : [];
  },
  invite: async (tx, named: number) => {
    const row = await tx.selectFrom('invites').select('group_number').where('id', '=', named).executeTakeFirst();
    return row ? [{ groupNumber: row.group_number }] : [];
  },
  claim: async (tx, named: number) => {
    const row = await tx.selectFrom('entry_claims').select('group_number').where('id', '=', named).executeTakeFirst();
    return row ? [{ groupNumber: row.group_number }] : [];
  },
  /** The site's own lines lie in no group. */
  activity: async (tx, named: number) => {
    const row = await tx.selectFrom('activity').select(['group_number', 'contest_id']).where('id', '=', named).executeTakeFirst();
    if (row?.group_number == null) return [];
    return [{ groupNumber: row.group_number, ...(row.contest_id === null ? {} : { contestId: row.contest_id }) }];
  },
};

/** Finds in the database where something lies that a call names. */
export function sitePlaces(db: Database): Places {
  return { find: (kind, named) => db.read((tx) => finders[kind](tx, named as never)) };
}
