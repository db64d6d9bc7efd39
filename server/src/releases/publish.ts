import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { putInPlace, sync } from '../files/in-place';
import { DESCRIPTION, type BuiltRemote } from './built-remote';
import { versionFolder } from './published-version';
import { ReleaseRefused } from './release-refused';

/** A static host's folder, and the address under which it is reached, with a slash at its end. */
export interface Host {
  folder: string;
  url: string;
}

const PART = '.part';

/**
 * Copies a checked build to where players fetch it: into a folder beside, which is then renamed, so a version is there whole or
 * not at all. Its files are read-only. To be called by the one who holds the release lock.
 */
export function publishFiles(releases: string, { folder, remote: { id, version }, files }: BuiltRemote, host: Host | null): void {
  if (host) {
    if (!existsSync(host.folder)) throw new ReleaseRefused(`There is no folder ${host.folder}.`);
    copyWhole(folder, host.folder, id, version, files);
  }
  copyWhole(folder, releases, id, version, host ? [DESCRIPTION] : files);
}

function copyWhole(from: string, place: string, id: string, version: string, files: readonly string[]): void {
  const wanted = versionFolder(place, id, version);
  if (existsSync(wanted)) throw new ReleaseRefused(`${wanted} is there already, and was not released from here. Release another version, or look into that folder and remove it.`);
  mkdirSync(dirname(wanted), { recursive: true });
  for (const left of readdirSync(dirname(wanted)).filter((name) => name.endsWith(PART))) rmSync(join(dirname(wanted), left), { recursive: true });
  const part = join(dirname(wanted), `.${version}.${process.pid}${PART}`);
  try {
    for (const file of files) copyReadOnly(join(from, file), join(part, file));
    putInPlace(part, wanted);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

function copyReadOnly(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  chmodSync(to, 0o444);
  sync(to);
}

/** Removes a version's files here and, where they are still in reach, on its host. */
export function removeFiles(releases: string, id: string, version: string, folder: string | null): void {
  for (const place of [releases, ...(folder === null ? [] : [folder])]) rmSync(versionFolder(place, id, version), { recursive: true, force: true });
}
