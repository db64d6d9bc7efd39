import type { Context } from '../../web/context';
import { countMails } from '../mail/outbox.store';
import { logActivity } from '../activity/activity.store';
import { sendLink } from './send-link';
import { AddressSlowdown } from './slowdown';
import { findUserByName } from './users.store';

/** So many requests an address may make, and so many mails a user gets, whoever asks. */
export const FORGOT_PER_ADDRESS = { times: 10, windowMs: 15 * 60_000 };
export const MAILS_PER_USER = { times: 3, windowMs: 60 * 60_000 };

/**
 * Sends a player a link for a new password. The answer comes before the work begins, so that neither its words nor its time tell
 * whether a user exists; closing the server waits for what is under way.
 */
export class ForgottenPasswords {
  private readonly slowdown: AddressSlowdown;
  private readonly underWay = new Set<Promise<void>>();

  constructor(private readonly ctx: Context) {
    this.slowdown = new AddressSlowdown(ctx.wall, FORGOT_PER_ADDRESS, 'requests for a new password');
    ctx.app.addHook('onClose', async () => {
      await Promise.all(this.underWay);
    });
  }

  /** Refuses with too_many_requests, and in no other way. */
  ask(typedName: string, ip: string): void {
    this.slowdown.check(ip);
    this.slowdown.failed(ip);
    const work = this.send(typedName, ip)
      .catch((error: unknown) => this.ctx.log.error({ err: error }, 'A mail for a forgotten password could not be written.'))
      .finally(() => this.underWay.delete(work));
    this.underWay.add(work);
  }

  private async send(typedName: string, ip: string): Promise<void> {
    const { db, clock, wall } = this.ctx;
    await db.write(async (tx) => {
      const user = await findUserByName(tx, typedName);
      if (!user || (await countMails(tx, user.id, ['reset', 'join'], wall.now() - MAILS_PER_USER.windowMs)) >= MAILS_PER_USER.times) return;
      const mode = await sendLink(tx, this.ctx, user);
      // Anybody may ask for anybody, so the log does not say that the user did.
      await logActivity(tx, { at: clock.now(), action: `password.${mode}_asked`, by: 'somebody', ip, after: { id: user.id } });
    });
  }
}
