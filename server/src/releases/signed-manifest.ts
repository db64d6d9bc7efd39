import type { SignedRegistry } from '@poolhouse/contract';
import type { SigningKey } from '../ground/crypto/signing-key';
import type { Tx } from '../ground/db/database';
import { MANIFEST_PURPOSE, manifestSchema, EMPTY_MANIFEST, type Manifest } from './manifest';
import { readSignedManifest, writeSignedManifest } from './manifest.store';

/** The list of releases says something that this site did not write. */
export class ManifestDamaged extends Error {}

/** What was released so far. Throws ManifestDamaged when its signature or content is wrong. */
export async function readManifest(tx: Tx, key: SigningKey): Promise<Manifest> {
  const text = await readSignedManifest(tx);
  return text === undefined ? EMPTY_MANIFEST : manifestOf(text, 'The list of releases', key);
}

/** @param where what the text is, to begin a sentence with */
export function manifestOf(text: string, where: string, key: SigningKey): Manifest {
  const payload = openSigned(text, where, key);
  const manifest = manifestSchema.safeParse(parsed(payload));
  if (!manifest.success) throw new ManifestDamaged(`${where} cannot be read by this version of Poolhouse.`);
  return manifest.data;
}

/** The text that was signed with this site's key. Throws ManifestDamaged. */
export function openSigned(text: string, where: string, key: SigningKey): string {
  const { payload, signature } = (parsed(text) ?? {}) as Partial<SignedRegistry>;
  if (typeof payload !== 'string' || typeof signature !== 'string') throw new ManifestDamaged(`${where} is not signed.`);
  if (!key.verify(payload, signature))
    throw new ManifestDamaged(`${where} was not signed with this site's key: it was changed by hand, or it belongs to another site.`);
  return payload;
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const signedText = (payload: string, key: SigningKey): string =>
  JSON.stringify({ payload, signature: key.sign(payload) } satisfies SignedRegistry);

/**
 * Puts the list in the place of the one before, under a greater number. The number goes by the time, so that a list of a site that was
 * put back from a backup is newer than what browsers have seen since.
 */
export async function writeManifest(tx: Tx, manifest: Manifest, now: number, key: SigningKey): Promise<Manifest> {
  const next: Manifest = {
    ...manifest,
    purpose: MANIFEST_PURPOSE,
    number: Math.max(manifest.number + 1, Math.floor(now)),
    at: new Date(now).toISOString(),
  };
  await writeSignedManifest(tx, next.number, signedText(JSON.stringify(next), key));
  return next;
}
