import { plural } from '@poolhouse/contract/formats';
import type { Entry } from '../../contests/contest';
import { removeEntry } from '../../contests/entries/entries.store';
import type { ContestPlug } from '../../contests/plug';
import { whyItStays } from '../../contests/seasons/staying-entry';
import type { Invalidate, Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { groupsRun } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import { closeAccount } from '../../people/accounts/close-account.store';
import type { User } from '../../people/accounts/users.store';
import { logActivity, placeOf } from '../../people/activity/activity.store';
import { dropMember, groupsOf } from '../../people/groups/groups.store';
import { dropRoles } from '../../people/groups/roles.store';
import { ownsAccount } from '../facts/account-policy';
import { refuseLastAdmin, refuseLastCommissioner } from './last-of-role';
import { entriesByState } from './open-entries.store';

export interface Removal {
  plugs: readonly ContestPlug[];
  viewer: Viewer;
  ip: string;
  user: User;
  /** Ends the membership of this group alone. */
  group: number | undefined;
  now: number;
  wallNow: number;
}

/**
 * Takes a user out: of the site, where the whole account is the viewer's to close, else of the viewer's groups. Entries of past seasons
 * stay by name, present ones are taken out. Answers what was done in words.
 */
export async function removeUser(tx: Tx, invalidate: Invalidate, removal: Removal): Promise<string> {
  const { viewer, ip, user, now, wallNow } = removal;
  if (user.id === viewer.userId)
    throw new Refusal('conflict', 'You cannot remove yourself. Another administrator has to do it.', { email: 'is you' });
  const all = await groupsOf(tx, user.id);
  const whole = removal.group === undefined && (await ownsAccount(tx, viewer, user));
  if (whole) await refuseLastAdmin(tx, user, 'email');
  const run = groupsRun(viewer, 'commissioner');
  const groups = whole ? all : removal.group === undefined ? all.filter((group) => run === 'all' || run.includes(group)) : [removal.group];
  for (const group of groups) await refuseLastCommissioner(tx, user, group, 'email');
  const { open, kept } = await leaveContests(tx, invalidate, { plugs: removal.plugs, userId: user.id, groups, now });
  if (whole) {
    await dropRoles(tx, invalidate, user.id);
    await closeAccount(tx, invalidate, user, { now, wallNow });
  } else {
    for (const group of groups) {
      await dropRoles(tx, invalidate, user.id, group);
      await dropMember(tx, invalidate, user.id, group);
    }
  }
  await logActivity(tx, {
    at: now,
    action: 'user.removed',
    by: viewer,
    ip,
    // The address of an account that is closed is told nowhere any more.
    before: { id: user.id, ...(whole ? {} : { email: user.email }), username: user.username, groups },
    after: { closed: whole, entries_removed: open.map(({ id }) => id), entries_kept: kept.map(({ id }) => id) },
    place: placeOf({ groupNumber: groups[0] ?? null }),
  });
  const out = open.length === 0 ? '' : `, ${plural(open.length, 'entry', 'entries')} taken out`;
  const where = whole ? 'removed' : 'is not in this group any more';
  return `${user.email} ${where}; ${plural(kept.length, 'entry', 'entries')} kept as history${out}`;
}

interface Leaving {
  plugs: readonly ContestPlug[];
  userId: number;
  groups: readonly number[];
  now: number;
}

/** Takes a user's present entries out of contests that are on, but for those that others' results hang on. Answers which went and which stay. */
export async function leaveContests(
  tx: Tx,
  invalidate: Invalidate,
  { plugs, userId, groups, now }: Leaving,
): Promise<{ open: Entry[]; kept: Entry[] }> {
  const byState = await entriesByState(tx, userId, groups);
  const [open, kept] = [[] as Entry[], [...byState.kept]];
  // What others' results hang on stays by name, as past seasons do.
  for (const entry of byState.open) ((await whyItStays(tx, plugs, entry, now)) === undefined ? open : kept).push(entry);
  for (const entry of open) await removeEntry(tx, invalidate, entry, now);
  return { open, kept };
}
