import { createHash, randomBytes } from 'node:crypto';
import { fingerprintOf, verifies, type SigningKey } from '../ground/crypto/signing-key';

/** The name of the way of proving oneself, as the Authorization header begins. */
export const SCHEME = 'Poolhouse-Release';

/** What a team's machine says of a request; all of it is signed. */
export interface SignedParts {
  remote: string;
  /** Fingerprint of the public key. */
  key: string;
  /** Epoch ms. */
  at: number;
  nonce: string;
  /** SHA-256 of the body, hex. */
  digest: string;
}

/** The request that is meant: it is good for one site, one call and one body. */
export interface Meant {
  /** The site's own public key. */
  site: string;
  method: string;
  /** Path and query. */
  url: string;
}

export const bodyDigest = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex');

const textOf = ({ site, method, url }: Meant, { remote, key, at, nonce, digest }: SignedParts): string =>
  ['poolhouse release request', site, method, url, remote, key, at, nonce, digest].join('\n');

/** The Authorization header of a request. `at`: the site's time. */
export function signRequest(
  signing: SigningKey,
  meant: Meant,
  { remote, body, at }: { remote: string; body: Buffer | string; at: number },
): string {
  const parts: SignedParts = {
    remote,
    key: fingerprintOf(signing.publicKey),
    at,
    nonce: randomBytes(16).toString('hex'),
    digest: bodyDigest(body),
  };
  const fields = { ...parts, signature: signing.sign(textOf(meant, parts)) };
  return `${SCHEME} ${Object.entries(fields)
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ')}`;
}

/** What a header says, before anything of it is believed; null when it is none of this kind. */
export function readHeader(header: string | undefined): (SignedParts & { signature: string }) | null {
  if (!header?.startsWith(`${SCHEME} `) || header.length > 1000) return null;
  const found = new Map([...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
  const [remote = '', key = '', at = '', nonce = '', digest = '', signature = ''] = [
    'remote',
    'key',
    'at',
    'nonce',
    'digest',
    'signature',
  ].map((name) => found.get(name));
  if (!/^\d{1,15}$/.test(at) || !/^[0-9a-f]{32}$/.test(nonce) || !/^[0-9a-f]{64}$/.test(digest)) return null;
  return { remote, key, at: Number(at), nonce, digest, signature };
}

/** Whether the holder of a key has signed exactly this request. */
export const isSignedBy = (publicKey: string, meant: Meant, { signature, ...parts }: SignedParts & { signature: string }): boolean =>
  verifies(publicKey, textOf(meant, parts), signature);
