import type { DataOf } from '@poolhouse/contract';
import type { Contest, Entry } from '../../contests/contest';
import { contestsOfGroup } from '../../contests/entries/contests.store';
import { addEntry, presentEntries } from '../../contests/entries/entries.store';
import type { ContestPlug } from '../../contests/plug';
import { readFreeze } from '../../contests/seasons/freezes.store';
import { looksLikeSecret } from '../../ground/crypto/secrets';
import type { Invalidate, Tx } from '../../ground/db/database';
import { tag } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { User } from '../../people/accounts/users.store';
import { logActivity } from '../../people/activity/activity.store';
import { addMember, findGroup, openGroup } from '../../people/groups/groups.store';
import { plugOf } from '../contests/open-contest';
import { inviteState, inviteWords } from '../facts/invite.rules';
import { findInvite, useInvite, type Invite } from '../facts/invites.store';
import { addClaim, formerEntries } from './claims.store';

export interface Joining {
  plugs: readonly ContestPlug[];
  user: User;
  invite: Invite;
  entryName: string | undefined;
  claim: number | undefined;
  ip: string;
  /** Site time, epoch ms. */
  now: number;
}

/** What an invitation leads to, in words for whoever holds it. */
export async function readInvitation(
  tx: Tx,
  plugs: readonly ContestPlug[],
  code: string,
  now: number,
): Promise<DataOf<'POST na/invitation'>> {
  const nothing = { group_name: '', invited_by: '', expires: '', contests: [], former: [] };
  const invite = looksLikeSecret(code) ? await findInvite(tx, code) : undefined;
  const group = invite && (await findGroup(tx, invite.groupNumber));
  if (!invite || !group) return { state: 'unknown', message: inviteWords('unknown'), ...nothing };
  const state = group.closedAt === null ? inviteState(invite, now) : 'revoked';
  if (state !== 'open') return { state, message: inviteWords(state), ...nothing };
  const contests = await contestsToJoin(tx, invite);
  return {
    state,
    message: '',
    group_name: group.name,
    invited_by: invite.by,
    expires: new Date(invite.expiresAt).toISOString(),
    contests: contests.map(({ id, type, name, year }) => ({ id, title: plugOf(plugs, type).name, name, year })),
    former: await formerEntries(tx, invite.groupNumber),
  };
}

/** The invitation of a code while it can be used; refused in plain words else. */
export async function openInvite(tx: Tx, code: string, now: number): Promise<Invite> {
  const invite = looksLikeSecret(code) ? await findInvite(tx, code) : undefined;
  if (!invite) throw new Refusal('not_found', inviteWords('unknown'), { code: 'is not known' });
  const state = inviteState(invite, now);
  if (state !== 'open') throw new Refusal('conflict', inviteWords(state), { code: `is ${state}` });
  await openGroup(tx, invite.groupNumber);
  return invite;
}

/** Puts a player into the group and its contests. Who is in them already changes nothing. */
export async function join(tx: Tx, invalidate: Invalidate, joining: Joining): Promise<void> {
  const { plugs, user, invite, entryName, claim, ip, now } = joining;
  const by = { userId: user.id, username: user.username, groupNumber: invite.groupNumber };
  const isNew = await addMember(tx, invalidate, { userId: user.id, groupNumber: invite.groupNumber }, now);
  const contests = await contestsToJoin(tx, invite);
  const entered: { contest: Contest; entry: Entry }[] = [];
  for (const contest of contests) {
    if ((await presentEntries(tx, contest.id, user.id)).length > 0) continue;
    const wished = (await plugOf(plugs, contest.type).settings?.entryName?.(tx, user.id)) || user.username;
    const entry = await addEntry(tx, invalidate, {
      contestId: contest.id,
      userId: user.id,
      ...(entryName === undefined ? {} : { name: entryName }),
      username: wished,
      now,
    });
    entered.push({ contest, entry });
    await logActivity(tx, { at: now, action: 'entry.joined', by, ip, after: entry, place: { contest: contest.id } });
  }
  if (isNew || entered.length > 0) await useInvite(tx, invalidate, invite.id);
  if (claim !== undefined) await claimEntry(tx, invalidate, joining, claim);
  await logActivity(tx, {
    at: now,
    action: 'group.joined',
    by,
    ip,
    after: { invite_id: invite.id, entries: entered.map(({ entry }) => entry.id) },
    place: { group: invite.groupNumber },
  });
}

async function claimEntry(tx: Tx, invalidate: Invalidate, { user, invite, now }: Joining, entryId: number): Promise<void> {
  const former = await formerEntries(tx, invite.groupNumber);
  if (!former.some((one) => one.entry_id === entryId))
    throw new Refusal('conflict', 'This entry is not there to be claimed any more.', { claim: 'is not a former entry' });
  await addClaim(tx, { userId: user.id, entryId, groupNumber: invite.groupNumber, now });
  invalidate(tag.console);
}

/** The contest that the invitation names, else the group's open ones of the latest year. */
async function contestsToJoin(tx: Tx, { groupNumber, contestId }: Invite): Promise<Contest[]> {
  const all = await contestsOfGroup(tx, groupNumber);
  const wanted = contestId === null ? all.filter(({ year }) => year === all[0]?.year) : all.filter(({ id }) => id === contestId);
  const open: Contest[] = [];
  for (const contest of wanted) if (!(await readFreeze(tx, contest.id))) open.push(contest);
  return open;
}
