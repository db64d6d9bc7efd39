import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../ground/refusal';
import { refusedPassword } from './names.rules';

/** Argon2id, 19 MiB, two passes: OWASP's first choice, about 15 ms here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password that somebody sets. Refuses one that is empty or longer than 20 characters. */
export async function hashPassword(password: string): Promise<string> {
  const reason = refusedPassword(password);
  if (reason) throw new Refusal('bad_input', reason, { password: reason });
  return hash(password.normalize('NFC'), COST);
}

let nobodysHash: Promise<string> | undefined;

/** Checks a password. Without a hash it takes as long and answers false, so that the time does not tell whether a user exists. */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hash('nobody has this', COST);
  const matches = await verify(passwordHash ?? (await nobodysHash), password.normalize('NFC'));
  return matches && passwordHash != null;
}
