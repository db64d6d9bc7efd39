import { fingerprintOf, isPublicKey } from '../ground/crypto/signing-key';
import type { Tx } from '../ground/db/database';
import { Refusal } from '../ground/refusal';
import { logActivity, type Activity } from '../people/activity/activity.store';
import { findKey, insertKey, keyById, remoteOfKey, revokeKey, type NewKey, type ReleaseKey } from './keys.store';

type Who = Pick<Activity, 'by' | 'ip' | 'at'>;
const nameOf = ({ by }: Who): string => (typeof by === 'string' ? by : by.username);

/** Lets a team's key release one remote; answers its id. Throws a Refusal for what is no key, or is known. */
export async function trustKey(tx: Tx, key: Pick<NewKey, 'remote' | 'name' | 'public_key'>, now: number, who: Who): Promise<number> {
  if (!isPublicKey(key.public_key))
    throw new Refusal('bad_input', 'That is no public half of a release key. The team gets it from: npm run release-key', {
      public_key: 'is none',
    });
  const known = await findKey(tx, key.remote, fingerprintOf(key.public_key));
  if (known) {
    const { name, revoked_at } = known;
    throw new Refusal(
      'conflict',
      `That key is known for ${key.remote} as "${name}"${revoked_at === null ? '' : ', and was revoked. The team has to make another'}.`,
    );
  }
  const other = await remoteOfKey(tx, fingerprintOf(key.public_key));
  if (other !== undefined)
    throw new Refusal(
      'conflict',
      `That key is ${other}'s. Each remote has a key of its own, so that one can be revoked without the other.`,
      {
        public_key: 'is known',
      },
    );
  const id = await insertKey(tx, { ...key, added_at: now, added_by: nameOf(who) });
  await logActivity(tx, { ...who, place: 'site', action: 'release_key.added', after: { id, remote: key.remote, name: key.name } });
  return id;
}

/** Takes the right away from a key. Throws a Refusal when there is none, or none any more. */
export async function revoke(tx: Tx, id: number, now: number, who: Who): Promise<ReleaseKey> {
  const key = await keyById(tx, id);
  if (!key) throw new Refusal('not_found', 'There is no such release key.');
  if (key.revoked_at !== null) throw new Refusal('conflict', `The key "${key.name}" of ${key.remote} is revoked already.`);
  await revokeKey(tx, id, now);
  await logActivity(tx, { ...who, place: 'site', action: 'release_key.revoked', after: { id, remote: key.remote, name: key.name } });
  return key;
}
