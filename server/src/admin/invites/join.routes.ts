import type { Invalidate, Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import { Refusal } from '../../ground/refusal';
import type { AccountsContext } from '../../people/accounts/accounts-context';
import { addressKey } from '../../people/accounts/address-key';
import { emailTaken } from '../../people/accounts/close-account.store';
import { hashPassword } from '../../people/accounts/passwords';
import { placeOf } from '../../people/accounts/place';
import { beginSession, sessionOf } from '../../people/accounts/sign-in';
import { createUser, findUser, type User } from '../../people/accounts/users.store';
import { logActivity } from '../../people/activity/activity.store';
import { postMail } from '../../people/mail/post-mail';
import { welcomeMail } from '../../people/mail/templates/account-mails';
import { route } from '../../web/http/route';
import type { AdminDeps } from '../admin-deps';
import { firstPick } from '../facts/first-pick';
import type { Invite } from '../facts/invites.store';
import { join, openInvite, readInvitation } from './join';

/** How somebody who holds an invitation comes in: as a new player, or as one who is signed in. */
export function joinRoutes(ctx: AccountsContext, { contests }: AdminDeps): void {
  const deps: JoinParts = {
    plugs: contests.plugs,
    next: (userId, groupNumber) => ctx.db.read((tx) => firstPick(tx, contests, { groupNumber, userId, now: ctx.clock.now() })),
  };
  invitationRoute(ctx, deps);
  newPlayerRoute(ctx, deps);
  playerRoute(ctx, deps);
}

interface JoinParts {
  plugs: AdminDeps['contests']['plugs'];
  /** Where who has joined goes first. */
  next: (userId: number, groupNumber: number) => Promise<string>;
}

function invitationRoute(ctx: AccountsContext, { plugs }: JoinParts): void {
  route(ctx, 'POST na/invitation', async ({ body, request }) => {
    const found = await ctx.db.read((tx) => readInvitation(tx, plugs, body.code, ctx.clock.now()));
    // Whoever tries codes is slowed down; who holds a real one is never kept waiting by neighbours.
    if (found.state === 'unknown') ctx.auth.codes.admit(addressKey(request.ip));
    return found;
  });
}

function newPlayerRoute(ctx: AccountsContext, { plugs, next }: JoinParts): void {
  route(ctx, 'POST na/join', async ({ body: { code, name, email, password, entry_name: entryName, claim }, request }) => {
    const giveBack = ctx.auth.codes.admit(addressKey(request.ip));
    await ctx.db.read((tx) => openInvite(tx, code, ctx.clock.now()));
    const passwordHash = await hashPassword(password);
    const { session, userId, groupNumber } = await ctx.db.write(async (tx, invalidate) => {
      const now = ctx.clock.now();
      const invite = await openInvite(tx, code, now);
      const user = await addNewcomer(tx, invalidate, invite, { email, name, passwordHash, ip: request.ip, now });
      await join(tx, invalidate, { plugs, user, invite, entryName, claim, ip: request.ip, now });
      await postMail(tx, ctx.mail, {
        kind: 'welcome',
        dedupeKey: `welcome:user:${user.id}`,
        to: user,
        write: (unsubscribeUrl) => welcomeMail({ username: user.username, baseUrl: ctx.mail.baseUrl, unsubscribeUrl }),
        wallNow: ctx.wall.now(),
      });
      const session = await beginSession(ctx, { tx, invalidate }, user, { place: placeOf(request, undefined), proof: 'password' });
      return { session, userId: user.id, groupNumber: invite.groupNumber };
    });
    giveBack();
    return { ...session, next: await next(userId, groupNumber) };
  });
}

interface Newcomer {
  email: string;
  name: string;
  passwordHash: string;
  ip: string;
  now: number;
}

async function addNewcomer(tx: Tx, invalidate: Invalidate, { id: inviteId, groupNumber }: Invite, newcomer: Newcomer): Promise<User> {
  const { email, name, passwordHash, ip, now } = newcomer;
  if (await emailTaken(tx, email))
    throw new Refusal('conflict', 'There is already a user with this e-mail address. Sign in, then open the link again.', {
      email: 'is taken',
    });
  const id = await createUser(tx, invalidate, { email, username: name, passwordHash, groupNumber, now });
  const user = must(await findUser(tx, id), 'the player who has just joined');
  await logActivity(tx, {
    at: now,
    action: 'user.joined',
    by: { userId: id, username: user.username, groupNumber },
    ip,
    after: { id, invite_id: inviteId },
    place: { group: groupNumber },
  });
  return user;
}

/** A player who is signed in comes into another group. */
function playerRoute(ctx: AccountsContext, { plugs, next }: JoinParts): void {
  route(ctx, 'POST utils/join', async ({ body: { code, entry_name: entryName, claim }, viewer, request }) => {
    const groupNumber = await ctx.db.write(async (tx, invalidate) => {
      const now = ctx.clock.now();
      const invite = await openInvite(tx, code, now);
      const user = must(await findUser(tx, viewer.userId), 'the player who is signed in');
      await join(tx, invalidate, { plugs, user, invite, entryName, claim, ip: request.ip, now });
      return invite.groupNumber;
    });
    const user = must(await ctx.db.read((tx) => findUser(tx, viewer.userId)), 'the player who is signed in');
    return { ...(await sessionOf(ctx, user)), next: await next(viewer.userId, groupNumber) };
  });
}
