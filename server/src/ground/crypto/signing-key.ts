import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';

/** A key pair that signs texts: ECDSA, curve P-256, SHA-256, which browsers can check. The site has one, and each team's machine. */
export interface SigningKey {
  /** Base64 of its SPKI form. */
  readonly publicKey: string;
  /** Base64 of r and s, as browsers take it. */
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
  /** The private half, PKCS #8. */
  pem(): string;
}

/** A key that is kept nowhere yet. */
export const newSigningKey = (): SigningKey => keyOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);

/** The key whose private half stands in a PEM. Throws when there is none of the curve P-256. */
export function readSigningKey(pem: string | Buffer): SigningKey {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('It is a key of another kind.');
  return keyOf(key);
}

function keyOf(privateKey: KeyObject): SigningKey {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  return {
    publicKey,
    sign: (text) => sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64'),
    verify: (text, signature) => verifies(publicKey, text, signature),
    pem: () => privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}

/** Whether a text was signed with the private half of a public key. */
export function verifies(publicKey: string, text: string, signature: string): boolean {
  const key = readPublicKey(publicKey);
  return key !== null && verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64'));
}

export const isPublicKey = (text: string): boolean => readPublicKey(text) !== null;

function readPublicKey(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null;
  } catch {
    return null;
  }
}

/** A short name of a public key that people can compare and requests can carry. */
export const fingerprintOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);
