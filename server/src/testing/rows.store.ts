import type { Insertable } from 'kysely';
import { invalidateContest } from '../contests/entries/contests.store';
import { invalidateEntry } from '../contests/entries/entries.store';
import { tag, type Database } from '../ground/db/database';
import type { ContestsTable, EntriesTable, EventsTable, UsersTable } from '../ground/db/schema';
import { addMember, ensureGroup } from '../people/groups/groups.store';
import { SEASON_OPENS } from './context';

/** Rows put in directly, past every rule, each with sensible values for what a test does not care about. Answers ids. */

let count = 0;

export function addUser(db: Database, values: Partial<Insertable<UsersTable>> = {}): Promise<number> {
  const username = values.username ?? `player${(count += 1)}`;
  const email = values.email ?? `${username.toLowerCase()}@poolhouse.test`;
  const row = {
    username,
    email,
    username_key: username.toLowerCase(),
    email_key: email.toLowerCase(),
    password_hash: null,
    is_admin: 0,
    group_number: 1,
    created_at: SEASON_OPENS,
    ...values,
  };
  return db.write(async (tx, invalidate) => {
    invalidate(tag.users);
    const { id } = await tx.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
    await ensureGroup(tx, row.group_number, SEASON_OPENS);
    await addMember(tx, invalidate, { userId: id, groupNumber: row.group_number }, SEASON_OPENS);
    return id;
  });
}

/** What football and NFL wins keep beside a contest; other kinds say nothing with it. */
interface Terms {
  points_per_entry: number;
  cigar_points: number;
  overall_points: string;
}

export function addContest(
  db: Database,
  { points_per_entry = 10, cigar_points = 0, overall_points = '', ...values }: Partial<Insertable<ContestsTable> & Terms> = {},
): Promise<number> {
  const row = {
    contest_type: 'football' as const,
    name: 'Test league',
    year: 2022,
    group_number: 1,
    created_at: SEASON_OPENS,
    ...values,
  };
  return db.write(async (tx, invalidate) => {
    await ensureGroup(tx, row.group_number, SEASON_OPENS);
    const { id } = await tx.insertInto('contests').values(row).returning('id').executeTakeFirstOrThrow();
    if (row.contest_type === 'football')
      await tx
        .insertInto('football_terms')
        .values({ contest_id: id, points_per_entry, cigar_points, overall_points, show_model: 0 })
        .execute();
    if (row.contest_type === 'footballwins')
      await tx.insertInto('nflwins_terms').values({ contest_id: id, points_per_entry, overall_points }).execute();
    invalidateContest(invalidate, { id, type: row.contest_type, year: row.year, groupNumber: row.group_number });
    return id;
  });
}

export function addEntry(
  db: Database,
  {
    sidebet = 0,
    ...values
  }: Pick<Insertable<EntriesTable>, 'contest_id' | 'user_id'> & Partial<Insertable<EntriesTable>> & { sidebet?: 0 | 1 },
): Promise<number> {
  const entry_name = values.entry_name ?? `entry${(count += 1)}`;
  const row = { entry_name, name_key: entry_name.toLowerCase(), created_at: SEASON_OPENS, removed_at: null, ...values };
  return db.write(async (tx, invalidate) => {
    invalidateEntry(invalidate, { contestId: row.contest_id, userId: row.user_id });
    const { id } = await tx.insertInto('entries').values(row).returning('id').executeTakeFirstOrThrow();
    if (sidebet === 1) await tx.insertInto('football_sidebets').values({ entry_id: id }).execute();
    return id;
  });
}

/** A game that has not begun, on the season's first Sunday unless told otherwise. */
export function addGame(db: Database, values: Partial<Insertable<EventsTable>> = {}): Promise<number> {
  const n = (count += 1);
  const row = {
    source_key: `TEST:${n}`,
    sport: 'NFL' as const,
    season: 2022,
    game_type: 'REG',
    kickoff_at: Date.UTC(2022, 8, 11, 17),
    week_start: '2022-09-06',
    team1: `Away ${n}`,
    team2: `Home ${n}`,
    abbrev1: `A${n}`,
    abbrev2: `H${n}`,
    rank1: null,
    rank2: null,
    spread2: -3.5,
    tv: '',
    state: 'scheduled' as const,
    score1: null,
    score2: null,
    status: '',
    time_left: '',
    possession: null,
    status_note: '',
    updated_at: SEASON_OPENS,
    ...values,
  };
  return db.write(async (tx, invalidate) => {
    invalidate(tag.games(row.week_start));
    invalidate(tag.season(row.season));
    return (await tx.insertInto('events').values(row).returning('id').executeTakeFirstOrThrow()).id;
  });
}
