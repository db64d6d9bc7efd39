import type { Session } from '@poolhouse/contract';
import { readStored, removeStored, writeStored } from './storage';

/** What this device keeps of a sign-in: never the password. */
export interface StoredAuth {
  username: string;
  group: number;
  /** The device secret that stands in for the password. */
  secret: string;
}

/** `auth` names the player and the group, `auth2` holds the secret. Null when either is missing or broken. */
export function readAuth(): StoredAuth | null {
  const secret = readStored('auth2');
  try {
    const stored = JSON.parse(readStored('auth') ?? 'null') as Partial<StoredAuth> | null;
    if (!secret || typeof stored?.username !== 'string' || stored.username === '') return null;
    return { username: stored.username, group: Number(stored.group) || 0, secret };
  } catch {
    return null;
  }
}

export function writeAuth({ username, group, secret }: StoredAuth): void {
  writeStored('auth', JSON.stringify({ username, group }));
  writeStored('auth2', secret);
}

/** The mark by which the server knows this browser at its next sign-in. It opens nothing, and stays when the player signs out. */
export const readFamiliar = (): string | undefined => readStored('familiar') ?? undefined;
export const writeFamiliar = (mark: string): void => writeStored('familiar', mark);

type Known = Omit<Session, 'device_secret' | 'familiar'>;

/** What the server last said of the player: enough to show what this device keeps, while the server cannot be asked. */
export function readKnown(username: string): Known | null {
  try {
    const known = JSON.parse(readStored('player') ?? 'null') as Partial<Known> | null;
    return known?.username === username && Array.isArray(known.user_contests) ? (known as Known) : null;
  } catch {
    return null;
  }
}

export const writeKnown = (session: Known): void => writeStored('player', JSON.stringify(session));

export function clearAuth(): void {
  removeStored('player');
  removeStored('people');
  removeStored('auth');
  removeStored('auth2');
  removeStored('first');
}
