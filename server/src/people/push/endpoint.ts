import { ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { Refusal } from '../../ground/refusal';
import { isPrivateAddress } from './private-address';

/** Names that mean this machine or its network. */
const CLOSED_NAMES = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa)$/;

/**
 * Checks where a browser wants to be sent to, since whoever may subscribe could otherwise point the server at its own network. Names
 * are looked at again, by their addresses, at each sending.
 *
 * @param insecure takes http and this machine; for tests alone
 * @throws Refusal
 */
export function checkEndpoint(endpoint: string, insecure: boolean): void {
  const refuse = (reason: string) => new Refusal('bad_input', 'That is not the address of a push service.', { endpoint: reason });
  if (!URL.canParse(endpoint)) throw refuse('is not an address');
  const { protocol, hostname, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') throw refuse('must not hold a user name or password');
  if (insecure) return;
  if (protocol !== 'https:') throw refuse('must begin with https://');
  const name = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (isIP(name) === 0 ? !name.includes('.') || CLOSED_NAMES.test(name) : isPrivateAddress(name)) throw refuse('must be a public address');
}

/** Checks the browser's public key and secret, with which notices are encrypted. @throws Refusal */
export function checkKeys({ p256dh, auth }: { p256dh: string; auth: string }): void {
  const refuse = (field: string) =>
    new Refusal('bad_input', 'The keys of this subscription are not right.', { [`keys.${field}`]: 'is not a key of a push subscription' });
  if (Buffer.from(auth, 'base64url').length !== 16) throw refuse('auth');
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || point[0] !== 4) throw refuse('p256dh');
  try {
    ECDH.convertKey(point, 'prime256v1');
  } catch {
    throw refuse('p256dh');
  }
}
