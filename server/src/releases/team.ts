import type { Clock } from '../ground/clock/clock';
import type { Database } from '../ground/db/database';
import { Refusal } from '../ground/refusal';
import { findKey, isFirst, keyById, type ReleaseKey } from './keys.store';
import { isSignedBy, readHeader, type Meant } from './request-signature';

/** A request is good for so long before and after it was made. */
export const WINDOW_MS = 5 * 60_000;

/** A team's machine, as its signature has proved it. */
export interface Team {
  keyId: number;
  remote: string;
  /** Who is named in lists and logs. */
  by: string;
  /** SHA-256 that the body must have, hex. */
  digest: string;
}

/**
 * Proves whose machine makes a request, and takes each request once. It looks at the head alone, so that nobody else's body is even read.
 * Throws a Refusal.
 */
export async function provenTeam({ db, wall }: { db: Database; wall: Clock }, header: string | undefined, meant: Meant): Promise<Team> {
  const said = readHeader(header);
  if (!said) throw new Refusal('not_signed_in', 'This call is for a team that releases its remote, signed with its release key.');
  const key = await db.read((tx) => findKey(tx, said.remote, said.key));
  // Whoever holds another remote's key is told no more than whoever holds none.
  if (!key || !isSignedBy(key.public_key, meant, said))
    throw new Refusal('not_signed_in', `That key may not release ${said.remote} here. Ask an administrator of the site to let it in.`);
  mustBeLetIn(key);
  const now = wall.now();
  if (Math.abs(now - said.at) > WINDOW_MS)
    throw new Refusal('not_signed_in', 'The request is too old, or from the future: look at the clock of this machine.');
  const first = await db.write((tx) => isFirst(tx, { keyId: key.id, nonce: said.nonce, at: said.at }, now - 2 * WINDOW_MS));
  if (!first) throw new Refusal('conflict', 'This request was made before. Each one is taken once.');
  return { keyId: key.id, remote: key.remote, by: key.name, digest: said.digest };
}

/** Throws a Refusal once a key was revoked; a long request looks again before it changes anything. */
export async function mustStillBeLetIn(db: Database, { keyId }: Team): Promise<void> {
  const key = await db.read((tx) => keyById(tx, keyId));
  if (!key) throw new Refusal('not_signed_in', 'That key is not known any more.');
  mustBeLetIn(key);
}

function mustBeLetIn({ revoked_at, name, remote }: ReleaseKey): void {
  if (revoked_at !== null)
    throw new Refusal('forbidden', `The key "${name}" of ${remote} was revoked. Ask an administrator of the site to let another in.`);
}
