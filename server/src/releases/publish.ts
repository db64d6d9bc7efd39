import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { putInPlace, sync } from '../ground/files/in-place';
import { DESCRIPTION, type BuiltRemote } from './built-remote';
import { digestOf } from './file-faults';
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
export function publishFiles(releases: string, { folder, remote: { id, version }, files, digest }: BuiltRemote, host: Host | null): void {
  const copyWhole = (place: string, wanted: readonly string[]) => copyTo(versionFolder(place, id, version), folder, wanted, digest);
  if (host) {
    if (!existsSync(host.folder)) throw new ReleaseRefused(`There is no folder ${host.folder}.`);
    copyWhole(host.folder, files);
  }
  copyWhole(releases, host ? [DESCRIPTION] : files);
}

function copyTo(wanted: string, from: string, files: readonly string[], digest: string): void {
  if (existsSync(wanted)) takeAway(wanted, digest);
  const beside = dirname(wanted);
  mkdirSync(beside, { recursive: true });
  for (const left of readdirSync(beside).filter((name) => name.endsWith(PART))) rmSync(join(beside, left), { recursive: true });
  const part = join(beside, `.${basename(wanted)}.${process.pid}${PART}`);
  try {
    for (const file of files) copyReadOnly(join(from, file), join(part, file));
    putInPlace(part, wanted);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/** A release that was cut off before it was written down has left its folder: the same content may take its place. */
function takeAway(folder: string, digest: string): void {
  const description = join(folder, DESCRIPTION);
  if (!existsSync(description) || digestOf(readFileSync(description)) !== digest) throw new ReleaseRefused(`${folder} is there already, and was not released from here. Release another version, or look into that folder and remove it.`);
  rmSync(folder, { recursive: true });
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
