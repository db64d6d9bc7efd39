import { secretHash } from '../../ground/crypto/secrets';
import type { Tx } from '../../ground/db/database';

/** The newest so many places are remembered of each user ... */
const KEPT = 20;
/** ... and each so long after its last sign-in. */
export const FAMILIAR_FOR_MS = 180 * 24 * 60 * 60_000;

/** From where somebody signs in: an address, and the mark that a browser keeps from its last sign-in. */
export interface Whereabouts {
  /** As addressKey() writes it. */
  address: string;
  /** What na/signin once answered as `familiar`; undefined where the caller has none. */
  mark?: string | undefined;
}

const hashes = (userId: number, { address, mark }: Whereabouts): string[] => [
  secretHash(`${userId} address ${address}`),
  ...(mark === undefined ? [] : [secretHash(`${userId} mark ${mark}`)]),
];

/** Which of the places the user has signed in from before; null for none. Only hashes are kept. `now` is real time. */
export async function familiarPlace(tx: Tx, userId: number, from: Whereabouts, now: number): Promise<string | null> {
  const row = await tx
    .selectFrom('familiar_places')
    .select('place_hash')
    .where('user_id', '=', userId)
    .where('place_hash', 'in', hashes(userId, from))
    .where('last_at', '>', now - FAMILIAR_FOR_MS)
    .orderBy('place_hash')
    .executeTakeFirst();
  return row?.place_hash ?? null;
}

/** Remembers where a user has signed in from, and forgets what is too much of it. */
export async function rememberPlace(tx: Tx, userId: number, from: Whereabouts, now: number): Promise<void> {
  for (const place_hash of hashes(userId, from)) {
    await tx
      .insertInto('familiar_places')
      .values({ user_id: userId, place_hash, last_at: now })
      .onConflict((on) => on.columns(['user_id', 'place_hash']).doUpdateSet({ last_at: now }))
      .execute();
  }
  const newest = tx
    .selectFrom('familiar_places')
    .select('place_hash')
    .where('user_id', '=', userId)
    .orderBy('last_at', 'desc')
    .orderBy('place_hash')
    .limit(KEPT);
  await tx.deleteFrom('familiar_places').where('user_id', '=', userId).where('place_hash', 'not in', newest).execute();
}
