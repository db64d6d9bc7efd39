import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hostPurpose, type StatedRegistry } from '@poolhouse/contract';
import type { SigningKey } from '../ground/crypto/signing-key';
import type { Database } from '../ground/db/database';
import { putInPlace, sync } from '../ground/files/in-place';
import { must } from '../ground/must';
import { DESCRIPTION, type BuiltRemote } from './built-remote';
import { digestOf, type ReadFile } from './file-faults';
import type { Manifest } from './manifest';
import { baseOf, publishedDescription } from './published-version';
import { ReleaseRefused } from './release-refused';
import { originOf } from './remote-hosts';
import { signedText } from './signed-manifest';

/** A static host's folder, and the address under which it is reached, with a slash at its end. */
export interface Host {
  folder: string;
  url: string;
}

const PART = '.part';

/**
 * Writes a checked build's files to a static host: into a folder beside, which is then renamed, so a version is there whole or not at
 * all. Its files are read-only.
 */
export async function publishOnHost({ remote: { id, version }, files, digest }: BuiltRemote, read: ReadFile, host: Host): Promise<void> {
  if (!existsSync(host.folder)) throw new ReleaseRefused(`There is no folder ${host.folder}.`);
  const wanted = join(host.folder, id, version);
  if (existsSync(wanted)) takeAway(wanted, digest);
  const beside = dirname(wanted);
  mkdirSync(beside, { recursive: true });
  for (const left of readdirSync(beside).filter((name) => name.endsWith(PART))) rmSync(join(beside, left), { recursive: true });
  const part = join(beside, `.${basename(wanted)}.${process.pid}${PART}`);
  try {
    for (const file of files) writeReadOnly(join(part, file), must(await read(file), `${file} of the build`));
    putInPlace(part, wanted);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/** A release that was cut off before it was written down has left its folder: the same content may take its place. */
function takeAway(folder: string, digest: string): void {
  const description = join(folder, DESCRIPTION);
  if (!existsSync(description) || digestOf(readFileSync(description)) !== digest)
    throw new ReleaseRefused(
      `${folder} is there already, and was not released from here. Release another version, or look into that folder and remove it.`,
    );
  rmSync(folder, { recursive: true });
}

function writeReadOnly(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  chmodSync(file, 0o444);
  sync(file);
}

/** Removes a version's files, where the host's folder is still in reach. */
export function removeFromHost(folder: string | null, id: string, version: string): void {
  if (folder !== null) rmSync(join(folder, id, version), { recursive: true, force: true });
}

/**
 * Writes `registry.json` into the folder of every static host, as a shell on that host reads it: what is live there, signed. A
 * static file answers everybody alike, so shares of players are not in it.
 */
export async function writeHostRegistries(db: Database, manifest: Manifest, key: SigningKey): Promise<void> {
  for (const { folder, url } of hostsIn(manifest)) {
    if (existsSync(folder))
      writeWhole(join(folder, 'registry.json'), signedText(JSON.stringify(await registryOf(db, manifest, { folder, url })), key));
  }
}

function hostsIn({ remotes }: Manifest): Host[] {
  const found = Object.values(remotes).flatMap(({ versions }) =>
    Object.values(versions).flatMap(({ folder, base }) => (folder === null || base === null ? [] : [[folder, base] as const])),
  );
  return [...new Map(found)].map(([folder, url]) => ({ folder, url }));
}

async function registryOf(db: Database, manifest: Manifest, { folder, url }: Host): Promise<StatedRegistry> {
  const remotes = [];
  for (const [
    id,
    {
      live: { version },
      versions,
    },
  ] of Object.entries(manifest.remotes).sort(([a], [b]) => a.localeCompare(b))) {
    const published = version === null ? undefined : versions[version];
    if (version === null || published?.folder !== folder) continue;
    remotes.push({ ...(await publishedDescription(db, id, version, published)), base: baseOf(id, version, published) });
  }
  return { purpose: hostPurpose(originOf(url) ?? url), number: manifest.number, at: manifest.at, remotes };
}

/** Whoever reads finds the old text or the new one. */
function writeWhole(file: string, text: string): void {
  const part = `${file}.${process.pid}${PART}`;
  try {
    writeFileSync(part, text);
    putInPlace(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}
