import { newSecret } from '../../ground/crypto/secrets';
import type { Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { readSetting } from '../../ground/settings/settings.store';
import { route } from '../../web/http/route';
import type { AccountsContext } from '../accounts/accounts-context';
import { confirmPassword } from '../accounts/confirm-password';
import { addDevice, revokeBeyond } from '../accounts/devices.store';
import { REQUIRED_OF_ADMINS } from '../accounts/factor.store';
import { logActivity } from '../activity/activity.store';
import { addedCredential } from './added-credential';
import { addPasskey, keepChallenge, ownPasskey, PASSKEYS_KEPT, passkeysOf, removePasskey, renamePasskey } from './passkeys.store';
import { newRecoveryCodes, recoveryCodesLeft } from './recovery-codes.store';
import { relyingParty } from './relying-party';
import { sitesParty } from './sites-party';
import { webauthn } from './webauthn';

const success = { result: 'success' as const };
const noSuchPasskey = () => new Refusal('not_found', 'This passkey is not there any more.', { id: 'is not one of your passkeys' });

/** A player's own passkeys, recovery codes and app tokens. What widens or lifts the protection asks for the password once more. */
export function ownPasskeyRoutes(ctx: AccountsContext): void {
  listRoute(ctx);
  addingRoutes(ctx);
  changingRoutes(ctx);
  recoveryRoute(ctx);
  appTokenRoute(ctx);
}

interface Actor {
  by: { userId: number; username: string };
  ip: string;
}

function log(tx: Tx, { clock }: AccountsContext, { by, ip }: Actor, activity: { action: string; after?: object }): Promise<number> {
  return logActivity(tx, { at: clock.now(), by, ip, ...activity, place: 'self' });
}

function listRoute(ctx: AccountsContext): void {
  const { db, mail } = ctx;

  route(ctx, 'GET utils/passkeys', ({ viewer }) =>
    db.read(async (tx) => ({
      passkeys: {
        data: (await passkeysOf(tx, viewer.userId)).map((passkey) => ({
          id: passkey.id,
          name: passkey.name,
          created: new Date(passkey.created_at).toISOString(),
          last_used: passkey.last_used_at === null ? '' : new Date(passkey.last_used_at).toISOString(),
          synced: passkey.synced === 1 ? (1 as const) : (0 as const),
        })),
      },
      recovery_codes_left: await recoveryCodesLeft(tx, viewer.userId),
      required_of_admins: (await readSetting(tx, REQUIRED_OF_ADMINS)) === '1' ? (1 as const) : (0 as const),
      works_at: relyingParty(mail.baseUrl)?.origin ?? '',
    })),
  );
}

function addingRoutes(ctx: AccountsContext): void {
  const { db, wall, auth } = ctx;

  route(ctx, 'POST utils/passkey_begin', async ({ body, viewer, request }) => {
    const party = sitesParty(ctx);
    await confirmPassword(auth, viewer, body.password, request.ip);
    const known = await db.read((tx) => passkeysOf(tx, viewer.userId));
    if (known.length >= PASSKEYS_KEPT)
      throw new Refusal('conflict', `You have ${PASSKEYS_KEPT} passkeys, which is the most. Remove one first.`);
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: 'Poolhouse',
      rpID: party.id,
      userName: viewer.username,
      userID: new TextEncoder().encode(`poolhouse-${viewer.userId}`),
      attestationType: 'none',
      excludeCredentials: known.map((passkey) => ({ id: passkey.credential_id })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    await db.write((tx) => keepChallenge(tx, { userId: viewer.userId, kind: 'add', challenge: options.challenge }, wall.now()));
    return { options: { ...options } };
  });

  route(ctx, 'POST utils/passkey_add', async ({ body, viewer, request }) => {
    const added = await addedCredential(ctx, viewer.userId, body.credential);
    return db.write(async (tx, invalidate) => {
      const before = await passkeysOf(tx, viewer.userId);
      const now = wall.now();
      const id = await addPasskey(tx, invalidate, {
        ...added,
        user_id: viewer.userId,
        name: body.name,
        created_at: now,
        last_used_at: null,
      });
      await log(tx, ctx, { by: viewer, ip: request.ip }, { action: 'passkey.added', after: { id, name: body.name } });
      return { ...success, id, ...(before.length === 0 ? { recovery_codes: await newRecoveryCodes(tx, viewer.userId) } : {}) };
    });
  });
}

/** Another name, and away with it. */
function changingRoutes(ctx: AccountsContext): void {
  const { db, auth } = ctx;

  route(ctx, 'POST utils/rename_passkey', ({ body, viewer, request }) =>
    db.write(async (tx) => {
      const passkey = await ownPasskey(tx, viewer.userId, body.id);
      if (!passkey) throw noSuchPasskey();
      await renamePasskey(tx, passkey.id, body.name);
      await log(
        tx,
        ctx,
        { by: viewer, ip: request.ip },
        { action: 'passkey.renamed', after: { id: passkey.id, name: body.name, was: passkey.name } },
      );
      return success;
    }),
  );

  route(ctx, 'POST utils/remove_passkey', async ({ body, viewer, request }) => {
    await confirmPassword(auth, viewer, body.password, request.ip);
    return db.write(async (tx, invalidate) => {
      const passkey = await ownPasskey(tx, viewer.userId, body.id);
      if (!passkey) throw noSuchPasskey();
      await removePasskey(tx, invalidate, passkey);
      await log(tx, ctx, { by: viewer, ip: request.ip }, { action: 'passkey.removed', after: { id: passkey.id, name: passkey.name } });
      return success;
    });
  });
}

function recoveryRoute(ctx: AccountsContext): void {
  const { db, auth } = ctx;

  route(ctx, 'POST utils/recovery_codes', async ({ body, viewer, request }) => {
    await confirmPassword(auth, viewer, body.password, request.ip);
    return db.write(async (tx) => {
      if ((await passkeysOf(tx, viewer.userId)).length === 0)
        throw new Refusal('conflict', 'Recovery codes stand in for a passkey. Add one first.');
      await log(tx, ctx, { by: viewer, ip: request.ip }, { action: 'passkey.new_recovery_codes' });
      return { recovery_codes: await newRecoveryCodes(tx, viewer.userId) };
    });
  });
}

function appTokenRoute(ctx: AccountsContext): void {
  const { db, wall, auth } = ctx;

  route(ctx, 'POST utils/app_token', async ({ body, viewer, request }) => {
    await confirmPassword(auth, viewer, body.password, request.ip);
    const secret = newSecret();
    await db.write(async (tx, invalidate) => {
      const now = wall.now();
      await addDevice(tx, { userId: viewer.userId, secret, applicationId: 'app token', label: body.name, now });
      await revokeBeyond(tx, invalidate, viewer.userId, now);
      await log(tx, ctx, { by: viewer, ip: request.ip }, { action: 'device.app_token', after: { name: body.name } });
    });
    return { device_secret: secret };
  });
}
