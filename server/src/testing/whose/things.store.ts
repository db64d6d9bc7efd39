import type { ContestType } from '@poolhouse/contract';
import { addInvite } from '../../admin/facts/invites.store';
import { addMember } from '../../people/groups/groups.store';
import { boardOf, postSmack } from '../../people/smack/smack.store';
import { addEntry, addGame, addUser } from '../rows.store';
import { addAccount } from '../site';
import { walkedOf } from './walked-contest';
import { SEASON, SPRING, type Group, type Person, type World } from './world.store';

/** What a call can name, of one group. */
export interface Things {
  contest: number;
  /** The caller's own where a player calls, else another player's. */
  entry: number;
  /** Of a player who is to leave. */
  spareEntry: number;
  spareUser: number;
  leaver: string;
  /** Somebody else of the group, who may be offered a share. */
  partner: number;
  /** Of an account that is closed. */
  formerEntry: number;
  /** Has no password yet. */
  newcomer: number;
  /** A member who is in no contest. */
  user: number;
  userName: string;
  email: string;
  group: number;
  year: number;
  event: number;
  tournament: number;
  /** The caller's own where a player calls. */
  message: number;
  /** A second one, for what takes one away. */
  lastWord: number;
  claim: number;
  invite: number;
  code: string;
  activity: number;
  device: number;
  /** Of the player who is to leave: whoever has one signs in with it alone. */
  passkey: number;
}
/** Whose things are named: the caller's or their group's; those of another player of the group, another group's; those of a member of both. */
export type Aim = 'own' | 'mate' | 'foreign' | 'both';

const isOfSpring = (kind: ContestType): boolean => walkedOf(kind).spring !== undefined;

let count = 0;

/** Things of each aim for one caller, made anew, so that what one call takes away the next caller has. */
export async function thingsOf(world: World, { group, person, kind }: { group: Group; person: Person | 'site'; kind: ContestType }) {
  const other: Group = group === 1 ? 2 : 1;
  const acts = person === 'player' ? person : 'mate';
  const own = await ofGroup(world, { group, kind, whose: acts });
  const foreign = {
    ...(await ofGroup(world, { group: other, kind, whose: 'mate' })),
    event: await lastYears(world, kind),
    year: own.year - 1,
  };
  const shared = { ...own, ...(await inBoth(world, { home: other, also: group })) };
  const mate = acts === 'player' ? await ofGroup(world, { group, kind, whose: 'mate' }) : own;
  return { own, mate, foreign, both: shared } satisfies Record<Aim, Things>;
}

async function ofGroup(world: World, { group, kind, whose }: { group: Group; kind: ContestType; whose: Person }): Promise<Things> {
  const { db, clock, call, as } = world;
  const { contests, entries, people } = world.circles[group];
  const [contest, n, now] = [contests[kind], (count += 1), clock.now()];
  const [spare, leaver] = [`Spare${n}`, `Leaver${n}`];
  const user = await addAccount(db, spare, 'secret', { groupNumber: group });
  const spareUser = await addAccount(db, leaver, 'secret', { groupNumber: group });
  const spareEntry = await addEntry(db, { contest_id: contest, user_id: spareUser, entry_name: leaver });
  const former = await addUser(db, { username: `Former${n}`, group_number: group, closed_at: 1 });
  const formerEntry = await addEntry(db, { contest_id: contest, user_id: former, entry_name: `Former${n}` });
  const newcomer = await addUser(db, { username: `Newcomer${n}`, group_number: group });
  const said = { board: boardOf(kind, contest), page: '/', userId: people[whose].id, entryName: whose, message: 'Hello', now };
  const [message, lastWord] = await db.write(async (tx, invalidate) => [
    await postSmack(tx, invalidate, said),
    await postSmack(tx, invalidate, said),
  ]);
  const asked = { groupNumber: group, contestId: null, uses: 5, expiresAt: now + 86_400_000, by: 'Carl', now };
  const [{ id: invite }, { code }] = await db.write(async (tx) => [await addInvite(tx, asked), await addInvite(tx, asked)]);
  await call('POST ad/paid', { as: as.carl, body: { entry_id: spareEntry, paid: 1 } });
  return {
    contest,
    entry: entries[kind][whose],
    spareEntry,
    spareUser,
    leaver: `${leaver}@example.org`,
    partner: entries[kind][whose === 'player' ? 'mate' : 'player'],
    formerEntry,
    newcomer,
    user,
    userName: spare,
    email: `${spare}@example.org`,
    group,
    year: isOfSpring(kind) ? SPRING : SEASON,
    event: await eventOf(world, kind),
    tournament: 0,
    message: message ?? 0,
    lastWord: lastWord ?? 0,
    claim: await claimOf(world, { group, entry: spareEntry, user }),
    invite,
    code,
    activity: await lastLine(world, contest),
    device: await deviceOf(world, people[whose].id),
    passkey: await passkeyOf(world, spareUser),
    ...world.prepared,
  };
}

/** A member of both groups who is at home in the other one. */
async function inBoth({ db }: World, { home, also }: { home: Group; also: Group }) {
  const name = `Both${(count += 1)}`;
  const user = await addAccount(db, name, 'secret', { groupNumber: home });
  await db.write((tx, invalidate) => addMember(tx, invalidate, { userId: user, groupNumber: also }, 0));
  return { user, spareUser: user, userName: name, email: `${name}@example.org`, leaver: `${name}@example.org` };
}

const claimOf = async ({ db }: World, { group, entry, user }: { group: Group; entry: number; user: number }) =>
  db.write(async (tx) => {
    const values = { user_id: user, entry_id: entry, group_number: group, at: 0, answered_at: null, approved: null };
    return (await tx.insertInto('entry_claims').values(values).returning('id').executeTakeFirstOrThrow()).id;
  });

const lastLine = async ({ db }: World, contest: number) =>
  db.read(async (tx) => {
    const lines = tx.selectFrom('activity').select('id').where('action', '=', 'entry.paid').where('contest_id', '=', contest);
    return (await lines.orderBy('id', 'desc').executeTakeFirst())?.id ?? 0;
  });

const deviceOf = async ({ db, wall }: World, user: number) =>
  db.write(async (tx) => {
    const [at, n] = [wall.now(), (count += 1)];
    const values = {
      user_id: user,
      secret_hash: `device ${n}`,
      application_id: `device ${n}`,
      label: 'A phone',
      created_at: at,
      last_used_at: at,
      expires_at: at + 86_400_000,
      revoked_at: null,
    };
    return (await tx.insertInto('devices').values(values).returning('id').executeTakeFirstOrThrow()).id;
  });

const passkeyOf = async ({ db }: World, user: number) =>
  db.write(async (tx) => {
    const made = { credential_id: `passkey ${(count += 1)}`, public_key: 'none', counter: 0, transports: '', synced: 0, name: 'A key' };
    const values = { user_id: user, ...made, created_at: 0, last_used_at: null };
    return (await tx.insertInto('passkeys').values(values).returning('id').executeTakeFirstOrThrow()).id;
  });

async function eventOf({ db, nextWeek }: World, kind: ContestType): Promise<number> {
  if (!isOfSpring(kind)) return nextWeek;
  const first = await db.read((tx) =>
    tx.selectFrom('events').select('id').where('sport', '=', 'NCAAB').where('source_key', 'like', '%r1g1').executeTakeFirst(),
  );
  return first?.id ?? 0;
}

const lastYears = ({ db }: World, kind: ContestType) =>
  addGame(db, { sport: isOfSpring(kind) ? 'NCAAB' : 'NFL', season: (isOfSpring(kind) ? SPRING : SEASON) - 1 });
