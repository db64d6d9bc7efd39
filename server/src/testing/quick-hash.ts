import { hash } from '@node-rs/argon2';

/** As few rounds as Argon2 does: a hash says itself how it is checked, so signing in is as quick. */
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** A password's hash for accounts of tests, which many are made of; how costly real ones are is shown where passwords are set. */
export function quickHash(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}
