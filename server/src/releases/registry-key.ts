import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, sign, verify, type KeyObject } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sync } from '../ground/files/in-place';

/** The key pair with which a site signs what it says about its releases: ECDSA, curve P-256, SHA-256. */
export interface RegistryKey {
  /** Base64 of its SPKI form, as the page names it. */
  readonly publicKey: string;
  /** Base64 of r and s, as browsers take it. */
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

export class KeyDamaged extends Error {}

/** A key that is kept nowhere. */
export const newRegistryKey = (): RegistryKey => keyOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);

/**
 * The site's key, made at the first call. Of two processes that start at once one makes it: it is linked to its name when it is
 * whole, which fails when the name is taken.
 */
export function registryKey(dataFolder: string): RegistryKey {
  const file = join(dataFolder, 'registry-key.pem');
  if (!existsSync(file)) make(dataFolder, file);
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('another kind of key');
    return keyOf(key);
  } catch (cause) {
    const { code } = cause as { code?: string };
    const what = code === 'EACCES' ? 'cannot be read by this user' : 'holds no key of the curve P-256. Restore it from a backup';
    throw new KeyDamaged(`${file} ${what}.`, { cause });
  }
}

function make(dataFolder: string, file: string): void {
  mkdirSync(dataFolder, { recursive: true });
  const part = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.part`;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  try {
    writeFileSync(part, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
    chmodSync(part, 0o600);
    sync(part);
    linkSync(part, file);
    sync(dataFolder);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part, { force: true });
  }
}

function keyOf(privateKey: KeyObject): RegistryKey {
  const key = createPublicKey(privateKey);
  return {
    publicKey: key.export({ type: 'spki', format: 'der' }).toString('base64'),
    sign: (text) => sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64'),
    verify: (text, signature) => verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64')),
  };
}
