import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { Refusal } from '../../ground/refusal';
import { route } from '../../web/http/route';
import type { AccountsContext } from '../accounts/accounts-context';
import { placeOf } from '../accounts/place';
import { beginSession } from '../accounts/sign-in';
import { AddressSlowdown } from '../accounts/slowdown';
import { findUserByName } from '../accounts/users.store';
import { logActivity } from '../activity/activity.store';
import { keepChallenge, notePasskeyUse, passkeysOf, useChallenge, type Passkey } from './passkeys.store';
import { recoveryCodesLeft, useRecoveryCode } from './recovery-codes.store';
import { sitesParty } from './sites-party';
import { webauthn } from './webauthn';

/** Wrong recovery codes that one account takes, whoever tries. */
export const CODES_TRIED = { times: 10, windowMs: 30 * 60_000 };

const notTaken = () => new Refusal('not_signed_in', 'This passkey was not accepted. Please sign in again.');

/** The second step of a sign-in: with a passkey, or with a recovery code in its place. */
export function passkeySignInRoutes(ctx: AccountsContext): void {
  passkeyRoutes(ctx);
  recoveryRoute(ctx);
}

function passkeyRoutes(ctx: AccountsContext): void {
  const { db, wall, auth } = ctx;

  route(ctx, 'POST na/passkey_begin', async ({ body, request }) => {
    const party = sitesParty(ctx);
    const user = await auth.passwords.verify(body.username, body.password, request.ip);
    const known = await db.read((tx) => passkeysOf(tx, user.id));
    if (known.length === 0) throw new Refusal('conflict', 'This account has no passkey. Sign in with the password alone.');
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: party.id,
      allowCredentials: known.map((passkey) => ({ id: passkey.credential_id, transports: passkey.transports.split(',').filter(Boolean) })),
      userVerification: 'preferred',
    });
    await db.write((tx) => keepChallenge(tx, { userId: user.id, kind: 'sign_in', challenge: options.challenge }, wall.now()));
    return { options: { ...options } };
  });

  route(ctx, 'POST na/passkey_finish', async ({ body, request }) => {
    const { user, passkey } = await db.read(async (tx) => {
      const user = await findUserByName(tx, body.username);
      return { user, passkey: user && (await passkeysOf(tx, user.id)).find((one) => one.credential_id === body.credential.id) };
    });
    if (!user || !passkey) throw notTaken();
    const counter = await signedCounter(ctx, passkey, body.credential);
    return db.write(async (tx, invalidate) => {
      if (!(await notePasskeyUse(tx, passkey, counter, wall.now()))) throw notTaken();
      return beginSession(ctx, { tx, invalidate }, user, { place: placeOf(request, body.familiar), proof: 'passkey' });
    });
  });
}

function recoveryRoute(ctx: AccountsContext): void {
  const { db, clock, wall, auth } = ctx;
  const codes = new AddressSlowdown(wall, CODES_TRIED, 'recovery codes tried for this account');

  route(ctx, 'POST na/recovery', async ({ body, request }) => {
    const user = await auth.passwords.verify(body.username, body.password, request.ip, body.familiar);
    const giveBack = codes.admit(String(user.id));
    const session = await db.write(async (tx, invalidate) => {
      if (!(await useRecoveryCode(tx, user.id, body.code, wall.now())))
        throw new Refusal('not_signed_in', 'This recovery code is not known, or was used already.', { code: 'is not valid' });
      const by = { userId: user.id, username: user.username };
      await logActivity(tx, {
        at: clock.now(),
        action: 'passkey.recovery_code_used',
        by,
        ip: request.ip,
        after: { left: await recoveryCodesLeft(tx, user.id) },
        place: 'self',
      });
      return beginSession(ctx, { tx, invalidate }, user, { place: placeOf(request, body.familiar), proof: 'recovery code' });
    });
    giveBack();
    return session;
  });
}

/** The authenticator's count, when it has signed what this user was asked to sign after the right password. */
async function signedCounter(ctx: AccountsContext, passkey: Passkey, credential: object): Promise<number> {
  const party = sitesParty(ctx);
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: (challenge) =>
      ctx.db.write((tx) => useChallenge(tx, { userId: passkey.user_id, kind: 'sign_in', challenge }, ctx.wall.now())),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: false,
  }).catch((error: unknown) => {
    ctx.log.info({ err: error }, 'A passkey was not taken.');
    return null;
  });
  if (!verified?.verified) throw notTaken();
  return verified.authenticationInfo.newCounter;
}
