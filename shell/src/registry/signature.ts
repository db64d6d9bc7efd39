import type { SignedRegistry } from '@poolhouse/contract/remote';
import { KEY_NEEDED, registryKey } from './registry-key';
import { RegistryTrouble } from './registry-trouble';

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' };

const bytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

function isSigned(value: unknown): value is SignedRegistry {
  const { payload, signature } = (value ?? {}) as Partial<SignedRegistry>;
  return typeof payload === 'string' && typeof signature === 'string';
}

/** Browsers leave out their cryptography on plain http beyond localhost; see docs/decisions/0020. */
const canVerify = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

async function verify({ payload, signature }: SignedRegistry, key: string): Promise<boolean> {
  try {
    const imported = await crypto.subtle.importKey('spki', bytes(key), CURVE, false, ['verify']);
    return await crypto.subtle.verify(SIGNATURE, imported, bytes(signature), new TextEncoder().encode(payload));
  } catch {
    return false;
  }
}

/**
 * The text of a registry whose signature is the site's.
 * @throws RegistryTrouble
 */
export async function openSigned(answer: unknown): Promise<string> {
  if (!isSigned(answer)) throw new RegistryTrouble('bad_answer', 'The answer is no signed registry');
  const key = registryKey();
  if (!key && KEY_NEEDED) throw new RegistryTrouble('unsigned', 'The page names no key for the registry');
  if (key && canVerify() && !(await verify(answer, key)))
    throw new RegistryTrouble('unsigned', 'The registry is not signed with the key of this page');
  return answer.payload;
}
