import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../ground/clock/clock';
import { looksLikeSecret } from '../../ground/crypto/secrets';
import { tag, type Database } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { rolesOf } from '../groups/roles.store';
import { basicCredentials } from './basic-credentials';
import { DeviceCheck } from './device-check';
import { readFactor } from './factor.store';
import { PasswordCheck } from './password-check';
import { AddressSlowdown } from './slowdown';
import type { User } from './users.store';

/** So long a proved Authorization header is believed without looking again, unless the user changes. */
export const BELIEVED_FOR_MS = 60_000;
/**
 * The same of a player's device: whatever may end it (sign-out, new password, a closed account) moves the user's counter, and when it expires is
 * known. What a password opens, and what administrators may, hangs on settings of the site as well.
 */
export const DEVICE_BELIEVED_FOR_MS = 10 * 60_000;
/** Proofs of all viewers together. */
const PROOFS_BYTES = 50_000_000;
const PROOF_BYTES = 500;
const SCRIPTS_NEED_TOKEN =
  'This account signs in with a passkey. For a script make an app token in the account settings and use it in place of the password.';
const NO_FACTOR = { hasPasskey: false, requiredOfAdmins: false };
const SIGN_IN_FIRST = 'Please sign in.';

interface Proved {
  viewer: Viewer;
  until: number;
  /** The user's tag and its counter when the proof was made: a revocation in any process moves it. */
  tags: readonly string[];
  version: number;
}

/** Proves who makes a call. Remembers proofs by the SHA-256 of the header, so that memory holds no secret. */
export class Authenticator {
  readonly slowdown: AddressSlowdown;
  /** Codes of invitations that are none: a link that many open at a party keeps nobody there from signing in. */
  readonly codes: AddressSlowdown;
  readonly passwords: PasswordCheck;
  readonly devices: DeviceCheck;
  private readonly proved = new LRUCache<string, Proved>({ maxSize: PROOFS_BYTES });
  private readonly proving = new Map<string, Promise<Viewer>>();
  private userChanges = 0;

  constructor(
    private readonly db: Database,
    clock: Clock,
    private readonly wall: Clock,
  ) {
    this.slowdown = new AddressSlowdown(wall);
    this.codes = new AddressSlowdown(wall);
    this.passwords = new PasswordCheck(db, clock, wall, this.slowdown);
    this.devices = new DeviceCheck(db, wall);
    db.tags.onChange((tags) => {
      if (tags.some((name) => name.startsWith('user:'))) this.userChanges++;
    });
  }

  /** The viewer at once when the header was proved lately, else after a look into the database. Refuses with not_signed_in. */
  viewer(header: string | undefined, ip: string): Viewer | Promise<Viewer> {
    if (header === undefined) throw new Refusal('not_signed_in', SIGN_IN_FIRST);
    const key = hash('sha256', header, 'base64');
    const known = this.proved.get(key);
    if (known && this.wall.now() < known.until && this.db.tags.version(known.tags) === known.version) return known.viewer;
    const running = this.proving.get(key);
    if (running) return running;
    const proof = this.prove(key, header, ip).finally(() => this.proving.delete(key));
    this.proving.set(key, proof);
    return proof;
  }

  private async prove(key: string, header: string, ip: string): Promise<Viewer> {
    const basic = basicCredentials(header);
    if (!basic) throw new Refusal('not_signed_in', SIGN_IN_FIRST);
    const changesBefore = this.userChanges;
    const { user, deviceId, expiresAt } = await this.check(basic.name, basic.credential, ip);
    const { factor, roles } = await this.db.read(async (tx) => {
      const roles = await rolesOf(tx, user.id);
      // A player's device asks for nothing beside itself.
      const alone = deviceId !== null && user.is_admin === 0 && roles.length === 0;
      return { roles, factor: alone ? NO_FACTOR : await readFactor(tx, user.id) };
    });
    // A password alone is half of what such an account asks for; scripts use a device secret of their own.
    if (deviceId === null && factor.hasPasskey) throw new Refusal('second_factor', SCRIPTS_NEED_TOKEN);
    const lacksPasskey = (user.is_admin === 1 || roles.length > 0) && factor.requiredOfAdmins && !factor.hasPasskey;
    const tags = [tag.user(user.id)];
    const viewer: Viewer = {
      userId: user.id,
      username: user.username,
      isAdmin: user.is_admin === 1 && !lacksPasskey,
      ...(lacksPasskey ? { lacksPasskey } : {}),
      ...(roles.length > 0 && !lacksPasskey ? { roles } : {}),
      groupNumber: user.group_number,
      deviceId,
    };
    const believed = deviceId !== null && user.is_admin === 0 && roles.length === 0 ? DEVICE_BELIEVED_FOR_MS : BELIEVED_FOR_MS;
    // A change while the rows were read may be missing from them: then this proof serves once.
    if (this.userChanges === changesBefore)
      this.proved.set(
        key,
        { viewer, until: Math.min(this.wall.now() + believed, expiresAt), tags, version: this.db.tags.version(tags) },
        { size: PROOF_BYTES },
      );
    return viewer;
  }

  private async check(name: string, credential: string, ip: string): Promise<{ user: User; deviceId: number | null; expiresAt: number }> {
    if (!looksLikeSecret(credential))
      return { user: await this.passwords.verify(name, credential, ip), deviceId: null, expiresAt: Infinity };
    const found = await this.devices.verify(name, credential);
    if (!found) throw new Refusal('not_signed_in', SIGN_IN_FIRST);
    return { user: found.user, deviceId: found.device.id, expiresAt: found.device.expires_at };
  }
}
