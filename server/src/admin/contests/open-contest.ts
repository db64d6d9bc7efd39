import type { ParsedBody, ContestType } from '@poolhouse/contract';
import type { Contest, Entry } from '../../contests/contest';
import { addContest } from '../../contests/entries/contests.store';
import { addEntry } from '../../contests/entries/entries.store';
import type { ContestPlug } from '../../contests/plug';
import { refuseFrozen } from '../../contests/seasons/freezes.store';
import type { Invalidate, Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { findUser, type User } from '../../people/accounts/users.store';
import { logActivity } from '../../people/activity/activity.store';
import { isMember, memberIds, openGroup } from '../../people/groups/groups.store';

export const plugOf = (plugs: readonly ContestPlug[], type: ContestType): ContestPlug =>
  must(
    plugs.find((plug) => plug.type === type),
    `the plug of ${type}`,
  );

/** Settings of other kinds say nothing, so that a typing error is not passed over. */
export function refuseOthers(plugs: readonly ContestPlug[], plug: ContestPlug, body: object, part: 'opening' | 'entering'): void {
  const known = new Set(plug.fields?.[part] ?? []);
  const [first] = plugs.flatMap(({ fields }) => fields?.[part] ?? []).filter((name) => name in body && !known.has(name));
  if (first !== undefined)
    throw new Refusal('bad_input', `${first} says nothing in ${plug.words}.`, { [first]: 'is not a setting of this kind' });
}

interface Doing {
  tx: Tx;
  invalidate: Invalidate;
  plugs: readonly ContestPlug[];
  viewer: Viewer;
  ip: string;
  now: number;
}

/** Opens a contest in a group, with its kind's own terms, and answers its id. */
export async function openContest(
  { tx, invalidate, plugs, viewer, ip, now }: Doing,
  body: ParsedBody<'POST ad/add_contest'>,
  groupNumber: number,
): Promise<number> {
  const plug = plugOf(plugs, body.contest_type);
  refuseOthers(plugs, plug, body, 'opening');
  await openGroup(tx, groupNumber);
  const id = await addContest(tx, invalidate, {
    type: plug.type,
    name: body.name,
    year: body.year,
    groupNumber,
    firstWeek: body.first_week,
    now,
  });
  await plug.opening?.({ tx, invalidate, contestId: id, now }, body);
  await logActivity(tx, { at: now, action: 'contest.added', by: viewer, ip, after: { id, ...body }, place: { contest: id } });
  return id;
}

/** Enters a member of the group into a contest and answers the entry. */
export async function enterContest(
  { tx, invalidate, plugs, viewer, ip, now }: Doing,
  contest: Contest,
  user: User,
  body: Omit<ParsedBody<'POST ad/add_contest_entry'>, 'contest_id' | 'user_id'> = {},
): Promise<Entry> {
  if (!(await isMember(tx, user.id, contest.groupNumber)))
    throw new Refusal('conflict', `${user.username} is in another group than this contest.`, { user_id: 'is in another group' });
  await openGroup(tx, contest.groupNumber);
  await refuseFrozen(tx, contest.id);
  const plug = plugOf(plugs, contest.type);
  refuseOthers(plugs, plug, body, 'entering');
  const entry = await addEntry(tx, invalidate, {
    contestId: contest.id,
    userId: user.id,
    ...(body.entry_name === undefined ? {} : { name: body.entry_name }),
    username: (await plug.settings?.entryName?.(tx, user.id)) || user.username,
    now,
  });
  const whole = { ...body, contest_id: contest.id, user_id: user.id };
  await plug.entering?.({ tx, invalidate, contestId: contest.id, entryId: entry.id, now }, whole);
  const { entry_name: _name, ...settings } = body;
  await logActivity(tx, {
    at: now,
    action: 'entry.added',
    by: viewer,
    ip,
    after: { ...entry, ...settings },
    place: { contest: contest.id },
  });
  return entry;
}

/** Enters every member of a contest's group, each under their own name, and answers how many. */
export async function enterMembers(doing: Doing, contest: Contest): Promise<number> {
  const members = await memberIds(doing.tx, contest.groupNumber);
  for (const id of members) await enterContest(doing, contest, must(await findUser(doing.tx, id), 'a member of the group'));
  return members.length;
}
