import type { Clock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { logActivity } from '../activity/activity.store';
import { afterFailure, isLocked } from './lockout.rules';
import { clearFailures, readFailures, writeFailures } from './lockout.store';
import { nameKey } from './names.rules';
import { OneAtATime } from './one-at-a-time';
import { passwordMatches } from './passwords';
import type { AddressSlowdown } from './slowdown';
import { findUserByName, type User } from './users.store';

export const WRONG_CREDENTIALS = 'The user name or the password is wrong.';
const LOCKED =
  'Sign-in with this name is locked after too many failed attempts. Try again in half an hour, or ask an administrator to unlock it.';

/** Checks names and passwords. What it answers, and how fast, is the same for known and unknown names. */
export class PasswordCheck {
  private readonly queue = new OneAtATime();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly wall: Clock,
    private readonly slowdown: AddressSlowdown,
  ) {}

  /** The user, or a Refusal: not_signed_in, locked or too_many_requests. */
  async verify(typedName: string, password: string, ip: string): Promise<User> {
    const key = nameKey(typedName).slice(0, 254);
    return this.queue.run(key, async () => {
      this.slowdown.check(ip);
      const known = await this.db.read(async (tx) => ({
        user: await findUserByName(tx, typedName),
        failures: await readFailures(tx, key),
      }));
      if (isLocked(known.failures, this.wall.now())) {
        this.slowdown.failed(ip);
        throw new Refusal('locked', LOCKED);
      }
      if (await passwordMatches(known.user?.password_hash, password)) {
        if (known.failures) await this.db.write((tx) => clearFailures(tx, key));
        return known.user!;
      }
      this.slowdown.failed(ip);
      await this.countFailure(key, known.user, ip);
      throw new Refusal('not_signed_in', WRONG_CREDENTIALS);
    });
  }

  private async countFailure(key: string, user: User | undefined, ip: string): Promise<void> {
    await this.db.write(async (tx) => {
      const now = this.wall.now();
      const state = afterFailure(await readFailures(tx, key), now);
      await writeFailures(tx, key, state);
      // A name nobody has may be a password typed into the wrong field, so it is not logged.
      if (state.lockedAt === now && user)
        await logActivity(tx, { at: this.clock.now(), action: 'signin.locked', by: { userId: user.id, username: user.username }, ip });
    });
  }
}
