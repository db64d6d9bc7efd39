import type { Clock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import { findDevice, noteDeviceUse, USE_NOTED_EVERY_MS, type Device } from './devices.store';
import { nameKey } from './names.rules';
import { findUser, findUserByName, type User } from './users.store';

/** Checks device secrets. A wrong one is not counted as a failure: nobody guesses one, and old browsers would lock their owners out. */
export class DeviceCheck {
  constructor(
    private readonly db: Database,
    private readonly wall: Clock,
  ) {}

  /**
   * The device and its user; null when the secret is unknown, revoked, expired or another user's. A name that is nobody's may be the one that
   * its user had when the device signed in. `applicationId` at sign-in only.
   */
  async verify(typedName: string, secret: string, applicationId?: string): Promise<{ user: User; device: Device } | null> {
    const now = this.wall.now();
    const found = await this.db.read(async (tx) => {
      const device = await findDevice(tx, secret, now);
      const user = device && (await findUser(tx, device.user_id));
      if (!device || !user) return null;
      const isOwn = [user.username_key, user.email_key].includes(nameKey(typedName));
      return isOwn || (await findUserByName(tx, typedName)) === undefined ? { device, user } : null;
    });
    if (!found) return null;
    if (applicationId || now - found.device.last_used_at >= USE_NOTED_EVERY_MS) {
      await this.db.write((tx) => noteDeviceUse(tx, found.device.id, now, applicationId));
    }
    return found;
  }
}
