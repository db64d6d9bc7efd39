import type { Clock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { logActivity } from '../activity/activity.store';
import { addressKey } from './address-key';
import { familiarPlace, type Whereabouts } from './familiar.store';
import { HashLanes } from './hash-lanes';
import { afterFailure, isLocked } from './lockout.rules';
import { clearFailures, failuresKey, readFailures, writeFailures } from './lockout.store';
import { nameKey } from './names.rules';
import { OneAtATime } from './one-at-a-time';
import { passwordMatches } from './passwords';
import { AddressSlowdown } from './slowdown';
import { findUserByName, type User } from './users.store';

export const WRONG_CREDENTIALS = 'The user name or the password is wrong.';
const LOCKED =
  'Sign-in with this name is locked after too many failed attempts. Try again in half an hour, or ask an administrator to unlock it.';

/** Who tries, from where. */
interface Attempt {
  /** Under which failures are counted: one key for a user's name and e-mail, and one of its own for each place the user knows. */
  key: string;
  address: string;
  familiar: boolean;
}

/**
 * Checks names and passwords. What it answers, and how fast, is the same for known and unknown names. An attempt counts from the moment
 * it is admitted and is given back when it was right. From a place where the user has signed in before, failures are counted for that
 * place alone: neither an address's neighbours nor guesses from elsewhere keep the player out there.
 */
export class PasswordCheck {
  private readonly queue = new OneAtATime();
  private readonly lanes = new HashLanes();
  private readonly familiarSlowdown: AddressSlowdown;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly wall: Clock,
    private readonly slowdown: AddressSlowdown,
  ) {
    this.familiarSlowdown = new AddressSlowdown(wall);
  }

  /**
   * The user, or a Refusal: not_signed_in, locked, too_many_requests or unavailable.
   *
   * @param mark what the browser kept of an earlier sign-in
   */
  async verify(typedName: string, password: string, ip: string, mark?: string): Promise<User> {
    const attempt = await this.attempt(typedName, { address: addressKey(ip), mark });
    const { giveBack, refused } = this.admit(attempt);
    const user = await this.queue
      .run(attempt.key, () => this.lanes.run(attempt.address, () => this.tryOnce(typedName, password, ip, attempt)))
      .catch((error: unknown) => {
        throw refused && error instanceof Refusal ? refused : error;
      });
    giveBack();
    return user;
  }

  /**
   * From a familiar place the right password is taken though the address has used up its attempts. A wrong one is answered as any other
   * name's then, and counts as theirs do, or the answers would say which names have signed in from there.
   */
  private admit({ familiar, key, address }: Attempt): { giveBack: () => void; refused: Refusal | undefined } {
    if (!familiar) return { giveBack: this.slowdown.admit(address), refused: undefined };
    const ownBack = this.familiarSlowdown.admit(key);
    const refused = this.slowdown.refusal(address);
    const back = refused ? undefined : this.slowdown.admit(address);
    const giveBack = () => {
      ownBack();
      back?.();
    };
    return { giveBack, refused };
  }

  private async attempt(typedName: string, from: Whereabouts): Promise<Attempt> {
    return this.db.read(async (tx) => {
      const user = await findUserByName(tx, typedName);
      const place = user ? await familiarPlace(tx, user.id, from, this.wall.now()) : null;
      return { key: failuresKey(user?.username_key ?? nameKey(typedName), place), address: from.address, familiar: place !== null };
    });
  }

  private async tryOnce(typedName: string, password: string, ip: string, { key }: Attempt): Promise<User> {
    const locked = await this.db.write(async (tx) => {
      const now = this.wall.now();
      const before = await readFailures(tx, key);
      if (isLocked(before, now)) throw new Refusal('locked', LOCKED);
      const counted = afterFailure(before, now);
      await writeFailures(tx, key, counted);
      return counted.lockedAt === now;
    });
    const user = await this.db.read((tx) => findUserByName(tx, typedName));
    // A name nobody has takes as long as any other: the hash is reckoned first.
    if ((await passwordMatches(user?.password_hash, password)) && user) {
      await this.db.write((tx) => clearFailures(tx, key));
      return user;
    }
    // A name nobody has may be a password typed into the wrong field, so it is not logged.
    if (locked && user)
      await this.db.write((tx) =>
        logActivity(tx, {
          at: this.clock.now(),
          action: 'signin.locked',
          by: { userId: user.id, username: user.username },
          ip,
          place: 'self',
        }),
      );
    throw new Refusal('not_signed_in', WRONG_CREDENTIALS);
  }
}
