import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes as 43 base64url characters: a device secret or a one-time token. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. Plain SHA-256 serves, since nobody can try 2^256 of them. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** No password is this long, so a credential of this shape is only ever looked up among the devices. */
export function looksLikeSecret(credential: string): boolean {
  return /^[\w-]{43}$/.test(credential);
}
