import { lookAlikeKey } from '@poolhouse/contract';
import type { Context } from '../../web/context';
import { logActivity } from '../../people/activity/activity.store';
import { sendLink } from '../../people/accounts/send-link';
import { createUser, findUser, listUsers } from '../../people/accounts/users.store';
import type { Tx } from '../../ground/db/database';
import type { Viewer } from '../../ground/viewer';
import { must } from '../../ground/must';

export interface AddedUser {
  email: string;
  /** Undefined: the e-mail's local part, numbered when it is taken. */
  name?: string;
  /** Undefined: the administrator's own group. */
  groupNumber?: number;
}

/** Adds a player who has no password yet, sends a mail to choose one, and answers the user id. */
export async function addUser(ctx: Context, viewer: Viewer, user: AddedUser, ip: string): Promise<number> {
  return ctx.db.write(async (tx, touch) => {
    const now = ctx.clock.now();
    const username = user.name ?? (await freeUsername(tx, user.email.replace(/@.*/s, '')));
    const groupNumber = user.groupNumber ?? viewer.groupNumber;
    const id = await createUser(tx, touch, { email: user.email, username, passwordHash: null, groupNumber, now });
    await sendLink(tx, ctx, must(await findUser(tx, id), 'the player who was just added'));
    await logActivity(tx, {
      at: now,
      action: 'user.added',
      by: viewer,
      ip,
      after: { id, email: user.email, username, group_number: groupNumber },
    });
    return id;
  });
}

async function freeUsername(tx: Tx, localPart: string): Promise<string> {
  const base = localPart.slice(0, 36);
  const taken = new Set((await listUsers(tx)).map((user) => lookAlikeKey(user.username)));
  for (let n = 2, candidate = base; ; n++) {
    if (!taken.has(lookAlikeKey(candidate))) return candidate;
    candidate = `${base}${n}`;
  }
}
