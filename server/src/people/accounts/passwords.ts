import { hash, verify } from '@node-rs/argon2';
import { KeyedMutex } from '../../ground/db/keyed-mutex';
import { Refusal } from '../../ground/refusal';
import { refusedPassword } from './names.rules';

/** Argon2id, 19 MiB, two passes: OWASP's first choice, about 15 ms here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Two at once, in lines of their own: hashes and compression share the process's few threads. */
const mutex = new KeyedMutex(10_000);
let asked = 0;
const exclusively = <T>(work: () => Promise<T>): Promise<T> => mutex.runExclusive(String((asked += 1) % 2), work);

/** Hashes a password that somebody sets. Refuses one that is empty or longer than 20 characters. */
export async function hashPassword(password: string): Promise<string> {
  const reason = refusedPassword(password);
  if (reason) throw new Refusal('bad_input', reason, { password: 'must have 1 to 20 characters' });
  return exclusively(() => hash(password.normalize('NFC'), COST));
}

let nobodysHash: Promise<string> | undefined;

/** Checks a password. Without a hash it takes as long and answers false, so that the time does not tell whether a user exists. */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hash('nobody has this', COST);
  const known = passwordHash ?? (await nobodysHash);
  const matches = await exclusively(() => verify(known, password.normalize('NFC')));
  return matches && passwordHash != null;
}
