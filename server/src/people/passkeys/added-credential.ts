import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { Refusal } from '../../ground/refusal';
import type { AccountsContext } from '../accounts/accounts-context';
import { isTaken, useChallenge, type Passkey } from './passkeys.store';
import { sitesParty } from './sites-party';
import { webauthn } from './webauthn';

/** What is kept of a new credential, when the browser has signed what this user was asked to sign, on this site. */
export async function addedCredential(
  ctx: AccountsContext,
  userId: number,
  credential: object,
): Promise<Pick<Passkey, 'credential_id' | 'public_key' | 'counter' | 'transports' | 'synced'>> {
  const party = sitesParty(ctx);
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: (challenge) => ctx.db.write((tx) => useChallenge(tx, { userId, kind: 'add', challenge }, ctx.wall.now())),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch((error: unknown) => {
    ctx.log.info({ err: error }, 'A new passkey was not taken.');
    return null;
  });
  if (!verified?.verified)
    throw new Refusal('bad_input', 'This passkey could not be added. Please try again.', { credential: 'is not valid' });
  const { credential: made, credentialBackedUp } = verified.registrationInfo;
  const taken = await ctx.db.read((tx) => isTaken(tx, made.id));
  if (taken) throw new Refusal('conflict', 'This passkey is in use already.', { credential: 'is taken' });
  return {
    credential_id: made.id,
    public_key: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: (made.transports ?? []).join(','),
    synced: credentialBackedUp ? 1 : 0,
  };
}
