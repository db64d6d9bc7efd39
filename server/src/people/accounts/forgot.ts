import type { Database } from '../../ground/db/database';
import { logActivity } from '../activity/activity.store';
import { countMails, wakeSender } from '../mail/outbox.store';
import { MAIL_AGENT } from '../mail/post-mail';
import type { AccountsContext } from './accounts-context';
import { addressKey } from './address-key';
import { addPasswordRequest, dropPasswordRequest, firstPasswordRequest } from './password-requests.store';
import { sendLink, type LinkDeps } from './send-link';
import { AddressSlowdown } from './slowdown';
import { findUserByName } from './users.store';

/** So many requests an address may make, and so many mails a user gets, whoever asks. */
export const FORGOT_PER_ADDRESS = { times: 10, windowMs: 15 * 60_000 };
export const MAILS_PER_USER = { times: 3, windowMs: 60 * 60_000 };

/**
 * Takes requests for a new password. Each is written down as it came, whoever is named: the same row at the same cost, so that neither
 * the answer nor its time tells whether a user exists. The mail agent looks the name up when it comes by.
 */
export class ForgottenPasswords {
  private readonly slowdown: AddressSlowdown;

  constructor(private readonly ctx: AccountsContext) {
    this.slowdown = new AddressSlowdown(ctx.wall, FORGOT_PER_ADDRESS, 'requests for a new password from your address');
  }

  /** Refuses with too_many_requests, and in no other way. */
  async ask(typedName: string, ip: string): Promise<void> {
    this.slowdown.admit(addressKey(ip));
    await this.ctx.db.write(async (tx) => {
      await addPasswordRequest(tx, { typed_name: typedName, ip, asked_at: this.ctx.wall.now() });
      await wakeSender(tx, MAIL_AGENT);
    });
  }
}

/** Answers the first request that waits, with a mail where the name is somebody's; false when none waits. */
export async function answerPasswordRequest(db: Database, deps: LinkDeps): Promise<boolean> {
  if (!(await db.read(firstPasswordRequest))) return false;
  return db.write(async (tx) => {
    const request = await firstPasswordRequest(tx);
    if (!request || !(await dropPasswordRequest(tx, request.id))) return false;
    const user = await findUserByName(tx, request.typed_name);
    const since = deps.wall.now() - MAILS_PER_USER.windowMs;
    if (!user || (await countMails(tx, user.id, ['reset', 'join'], since)) >= MAILS_PER_USER.times) return true;
    const mode = await sendLink(tx, deps, user);
    // Anybody may ask for anybody, so the log does not say that the user did.
    await logActivity(tx, {
      at: deps.clock.now(),
      action: `password.${mode}_asked`,
      by: 'somebody',
      ip: request.ip,
      after: { id: user.id },
      place: 'site',
    });
    return true;
  });
}
