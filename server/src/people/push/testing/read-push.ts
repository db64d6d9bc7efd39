import { createDecipheriv, createPublicKey, hkdfSync, verify, type ECDH } from 'node:crypto';

/** What a push service can read of a request that the site has signed (RFC 8292). */
export interface Vapid {
  key: string;
  aud: string;
  sub: string;
  /** Epoch s. */
  exp: number;
}

/** Reads `vapid t=…, k=…` and checks its signature with its own key. Throws when it is not right. */
export function readVapid(authorization: string | undefined): Vapid {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [head, claims, signature] = (token ?? '').split('.');
  if (!head || !claims || !signature || !key) throw new Error('no VAPID token');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
  });
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!right || (JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg: string }).alg !== 'ES256')
    throw new Error('the VAPID token is not signed with its key');
  return { key, ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as Omit<Vapid, 'key'>) };
}

/** Decrypts a message as a browser does (RFC 8188 and RFC 8291). */
export function decrypt(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20]!;
  const serverKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const secret = derive(
    browser.computeSecret(serverKey),
    auth,
    Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), serverKey]),
    32,
  );
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // One record, which ends with 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
