import { tag } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { findUser } from '../../people/accounts/users.store';
import { logActivity } from '../../people/activity/activity.store';
import { openGroup } from '../../people/groups/groups.store';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { knownContest } from '../contests/contests.routes';
import { inviteLink } from '../facts/invite-link';
import { addInvite, revokeInvite } from '../facts/invites.store';
import { meantGroup } from '../facts/own-group';
import { succeed } from '../succeed';
import { answerClaim, claimById, handOverEntries, ownerOfEntry } from './claims.store';

const DAY_MS = 24 * 60 * 60_000;

/** Invitations by link, and what newcomers say of former entries. */
export function invitesRoutes(ctx: Context): void {
  inviteRoute(ctx);
  revokeRoute(ctx);
  claimRoute(ctx);
}

function inviteRoute(ctx: Context): void {
  route(ctx, 'POST ad/invite', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const now = ctx.clock.now();
      const contest = body.contest_id === undefined ? undefined : await knownContest(tx, body.contest_id);
      const groupNumber = contest?.groupNumber ?? meantGroup(viewer, body.group_number);
      if (body.group_number !== undefined && body.group_number !== groupNumber)
        throw new Refusal('bad_input', 'This contest is in another group.', { contest_id: 'is not in the group' });
      await openGroup(tx, groupNumber);
      const expiresAt = now + body.days * DAY_MS;
      const { id, code } = await addInvite(tx, {
        groupNumber,
        contestId: contest?.id ?? null,
        uses: body.uses,
        expiresAt,
        by: viewer.username,
        now,
      });
      invalidate(tag.console);
      await logActivity(tx, {
        at: now,
        action: 'invite.made',
        by: viewer,
        ip: request.ip,
        after: { id, group_number: groupNumber, contest_id: contest?.id ?? null, days: body.days, uses: body.uses },
        place: { group: groupNumber },
      });
      return { result: 'success' as const, id, link: inviteLink(ctx.mail.baseUrl, code), expires: new Date(expiresAt).toISOString() };
    }),
  );
}

function revokeRoute(ctx: Context): void {
  route(ctx, 'POST ad/revoke_invite', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const now = ctx.clock.now();
      const group = await revokeInvite(tx, invalidate, body.id, now);
      if (group === undefined)
        throw new Refusal('not_found', 'There is no such invitation, or it was taken back already.', { id: 'is not known' });
      await logActivity(tx, { at: now, action: 'invite.revoked', by: viewer, ip: request.ip, after: { id: body.id }, place: { group } });
      return succeed('the link works no more', body.id);
    }),
  );
}

function claimRoute(ctx: Context): void {
  route(ctx, 'POST ad/answer_claim', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const now = ctx.clock.now();
      const claim = await claimById(tx, body.id);
      if (!claim) throw new Refusal('not_found', 'There is no such claim.', { id: 'is not known' });
      if (claim.answered) throw new Refusal('conflict', 'This claim has been answered already.', { id: 'is answered' });
      const owner = await ownerOfEntry(tx, claim.entryId);
      const newcomer = await findUser(tx, claim.userId);
      if (!owner || !newcomer || newcomer.closed_at !== null)
        throw new Refusal('conflict', 'The newcomer is not here any more.', { id: 'is void' });
      const approve = body.approve === 1;
      if (approve && !owner.closed) throw new Refusal('conflict', `${owner.name} belongs to somebody by now.`, { id: 'is void' });
      await answerClaim(tx, invalidate, claim.id, { approved: approve, now });
      const { userId: to, groupNumber } = claim;
      const entries = approve ? await handOverEntries(tx, invalidate, { from: owner.userId, to, groupNumber }) : [];
      await logActivity(tx, {
        at: now,
        action: approve ? 'entry.claimed' : 'entry.claim_refused',
        by: viewer,
        ip: request.ip,
        before: { entry_id: claim.entryId, user_id: owner.userId },
        after: { entry_id: claim.entryId, user_id: to, entries },
        place: { group: groupNumber },
      });
      return succeed(approve ? `${owner.name} is ${newcomer.username}'s now` : `${owner.name} stays as it was`, claim.id);
    }),
  );
}
