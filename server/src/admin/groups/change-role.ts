import type { ParsedBody } from '@poolhouse/contract';
import type { Invalidate, Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import { Refusal } from '../../ground/refusal';
import { hasRole } from '../../ground/roles.rules';
import type { MailSite } from '../../ground/site';
import type { Viewer } from '../../ground/viewer';
import { findUser, type User } from '../../people/accounts/users.store';
import { logActivity, placeOf } from '../../people/activity/activity.store';
import { findGroup, isMember, openGroup } from '../../people/groups/groups.store';
import { commissionersOf, grantRole, hasRoleRow, revokeRole, siteAdmins, type RoleRequest } from '../../people/groups/roles.store';
import { tellPlayer } from '../../people/mail/tell-player';
import { knownContest } from '../contests/contests.routes';
import { noSuchUser } from '../facts/change-email';

export interface RoleChange {
  viewer: Viewer;
  ip: string;
  body: ParsedBody<'POST ad/grant_role'>;
  now: number;
  /** What mails are written with; real time, epoch ms. */
  letters: { mail: MailSite; wallNow: number };
}

const TITLES = { site: 'site administrator', commissioner: 'commissioner', helper: 'helper' } as const;

/** Gives a role. Nobody gives one that they do not have, and none goes to who is not in the group. */
export async function grant(tx: Tx, invalidate: Invalidate, change: RoleChange): Promise<string> {
  const { viewer, body, now } = change;
  const { request, user } = await meant(tx, change);
  const { username } = user;
  if (request.groupNumber !== null) await openGroup(tx, request.groupNumber);
  if (await hasRoleRow(tx, request))
    throw new Refusal('conflict', `${username} is ${TITLES[body.role]} already.`, { user_id: 'has the role' });
  await grantRole(tx, invalidate, request, { by: viewer.username, now });
  await log(tx, change, 'role.granted', request);
  await tell(tx, change, { user, request, now: true });
  return `${username} is ${TITLES[body.role]} now`;
}

/** Takes a role back. The last site administrator's and a group's last commissioner's stay, or nobody could give one any more. */
export async function revoke(tx: Tx, invalidate: Invalidate, change: RoleChange): Promise<string> {
  const { body } = change;
  const { request, user } = await meant(tx, change);
  const { username } = user;
  if (!(await hasRoleRow(tx, request)))
    throw new Refusal('conflict', `${username} is not ${TITLES[body.role]}.`, { user_id: 'has not the role' });
  if (request.role === 'site' && (await siteAdmins(tx)).length === 1)
    throw new Refusal('conflict', `${username} is the last site administrator.`, { user_id: 'is the last one' });
  if (request.role === 'commissioner' && (await commissionersOf(tx, request.groupNumber ?? 0)).length === 1)
    throw new Refusal('conflict', `${username} is the last commissioner of this group.`, { user_id: 'is the last one' });
  await revokeRole(tx, invalidate, request);
  await log(tx, change, 'role.revoked', request);
  await tell(tx, change, { user, request, now: false });
  return `${username} is not ${TITLES[body.role]} any more`;
}

async function meant(tx: Tx, { viewer, body }: RoleChange): Promise<{ request: RoleRequest; user: User }> {
  const user = await findUser(tx, body.user_id);
  if (!user || user.closed_at !== null) throw noSuchUser('user_id');
  const groupNumber = await groupOf(tx, viewer, body);
  if (groupNumber !== null && !(await isMember(tx, user.id, groupNumber)))
    throw new Refusal('conflict', `${user.username} is not in this group.`, { user_id: 'is not in the group' });
  const contestId = body.role === 'helper' ? (body.contest_id ?? null) : null;
  return { request: { userId: user.id, role: body.role, groupNumber, contestId }, user };
}

/** Where the role is; refused where the viewer may not give it. */
async function groupOf(
  tx: Tx,
  viewer: Viewer,
  { role, group_number: group, contest_id: contestId }: RoleChange['body'],
): Promise<number | null> {
  if (role === 'site') {
    if (!viewer.isAdmin) throw new Refusal('forbidden', 'Only a site administrator names site administrators.');
    return null;
  }
  if (role === 'commissioner') {
    if (group === undefined) throw new Refusal('bad_input', 'Say of which group.', { group_number: 'is needed' });
    await openGroup(tx, group);
    if (!hasRole(viewer, 'commissioner', { groupNumber: group }))
      throw new Refusal('forbidden', 'Only a commissioner of this group may do this.');
    return group;
  }
  if (contestId === undefined) throw new Refusal('bad_input', 'Say of which contest.', { contest_id: 'is needed' });
  return (await knownContest(tx, contestId)).groupNumber;
}

const MAY = {
  site: 'You may do everything in the console: groups, games, lines, results, feeds and deployments.',
  commissioner: 'You may invite and remove people, open contests, set entries and picks, and name helpers, in the console.',
  helper: 'You may set picks in a player’s stead and take messages off the board, in the console.',
} as const;

/** Tells who has a role now, or has it no more; whoever changes their own knows it. */
async function tell(
  tx: Tx,
  { viewer, letters }: RoleChange,
  { user, request, now }: { user: User; request: RoleRequest; now: boolean },
): Promise<void> {
  if (user.id === viewer.userId) return;
  const title = `${TITLES[request.role]} of ${await placeName(tx, request)}`;
  await tellPlayer(
    tx,
    letters,
    user,
    now
      ? { subject: `You are ${title} now`, paragraphs: [`${viewer.username} made you ${title}.`, MAY[request.role]] }
      : {
          subject: `You are not ${title} any more`,
          paragraphs: [`${viewer.username} took back that you are ${title}. What you play stays as it is.`],
        },
  );
}

/** What a role is of: the site, a group or a contest. */
async function placeName(tx: Tx, { contestId, groupNumber }: RoleRequest): Promise<string> {
  if (contestId !== null) return (await knownContest(tx, contestId)).name;
  if (groupNumber !== null) return must(await findGroup(tx, groupNumber), 'the group of a role').name;
  return 'this site';
}

async function log(tx: Tx, { viewer, ip, now }: RoleChange, action: string, request: RoleRequest): Promise<void> {
  const after = { user_id: request.userId, role: request.role, group_number: request.groupNumber, contest_id: request.contestId };
  await logActivity(tx, { at: now, action, by: viewer, ip, after, place: placeOf(request) });
}
