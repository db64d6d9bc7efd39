import { formatList, plural } from '@poolhouse/contract/formats';
import type { Clock } from '../ground/clock/clock';
import type { SigningKey } from '../ground/crypto/signing-key';
import type { Database, Tx } from '../ground/db/database';
import { must } from '../ground/must';
import { logActivity } from '../people/activity/activity.store';
import type { BuiltFolders } from '../web/http/built-folders';
import { dropPaths, dropUnused } from './files.store';
import { UNRELEASED, type Manifest, type ManifestEntry } from './manifest';
import { readManifestNumber } from './manifest.store';
import { prunable, pruned } from './prune.rules';
import { ReleaseRefused } from './release-refused';
import { readManifest, writeManifest } from './signed-manifest';
import { removeFromHost, writeHostRegistries } from './static-host';
import { withRemote, type Stamp } from './switch.rules';

/** What a release needs of the site where it happens. */
export interface ReleaseSite {
  db: Database;
  folders: BuiltFolders;
  key: SigningKey;
  /** Real time. */
  clock: Clock;
  /** The site's time, by which the activity log goes. */
  siteClock: Clock;
  /** Who releases, and from which address; '' for the command line. */
  by: string;
  ip: string;
  /** A line for whoever releases. */
  say(text: string): void;
}

/** One line of the activity log. */
export interface ReleaseLine {
  what: 'published' | 'live' | 'share' | 'share_dropped' | 'rolled_back' | 'pruned';
  /** Null: the one that was built in place. */
  version: string | null;
  /** Of the players, where it is a share. */
  percent?: number;
  digest?: string;
}

/** What becomes of one remote. */
export interface Change {
  remote: ManifestEntry;
  lines: readonly ReleaseLine[];
  /** More that belongs into the same transaction. */
  alongside?(tx: Tx): Promise<void>;
  /** Called when it is done. */
  said: readonly string[];
}

/** A file that nobody released stays this long, so that a release that was cut off need not bring it again. */
export const UNUSED_FOR_MS = 24 * 60 * 60_000;
/** Others may release in between; so often it is looked at anew what they left. */
const TRIES = 8;

export const stampOf = ({ clock, by }: ReleaseSite): Stamp => ({ at: new Date(clock.now()).toISOString(), by });
export const entryOf = (manifest: Manifest, id: string): ManifestEntry => manifest.remotes[id] ?? UNRELEASED;

/**
 * Changes what is given of one remote. Checks take a second, which no other writer should wait for: they are made on a list that is
 * then written only if it is still the one that was looked at, else all is checked anew.
 *
 * @param decide answers null where there is nothing to do; throws ReleaseRefused, and then nothing was switched
 */
export async function changeRemote(site: ReleaseSite, id: string, decide: (manifest: Manifest) => Promise<Change | null>): Promise<void> {
  for (let n = 0; n < TRIES; n++) {
    const manifest = await site.db.read((tx) => readManifest(tx, site.key));
    const change = await decide(manifest);
    if (change === null) return;
    const written = await write(site, id, manifest, change);
    if (written === null) continue;
    await writeHostRegistries(site.db, written.manifest, site.key);
    for (const version of written.gone)
      removeFromHost(must(change.remote.versions[version], `${id} ${version} in the list of releases`).folder, id, version);
    for (const text of change.said) site.say(text);
    if (written.gone.length > 0)
      site.say(`Removed ${plural(written.gone.length, 'version')} that nobody was given for 30 days: ${formatList(written.gone)}.`);
    return;
  }
  throw new ReleaseRefused('Others are releasing at the same time. Nothing was changed; try again when they are done.');
}

async function write(
  site: ReleaseSite,
  id: string,
  seen: Manifest,
  { remote, lines, alongside }: Change,
): Promise<{ manifest: Manifest; gone: string[] } | null> {
  const now = site.clock.now();
  const gone = prunable(remote, now);
  return site.db.write(async (tx) => {
    if ((await readManifestNumber(tx)) !== seen.number) return null;
    await alongside?.(tx);
    for (const version of gone) await dropPaths(tx, id, version);
    const manifest = await writeManifest(tx, withRemote(seen, id, pruned(remote, gone)), now, site.key);
    await dropUnused(tx, now - UNUSED_FOR_MS);
    for (const line of [...lines, ...gone.map((version): ReleaseLine => ({ what: 'pruned', version }))]) await note(tx, site, id, line);
    return { manifest, gone };
  });
}

const note = (tx: Tx, { siteClock, by, ip }: ReleaseSite, remote: string, { what, ...rest }: ReleaseLine) =>
  logActivity(tx, { at: siteClock.now(), action: `remote.${what}`, by, ip, after: { remote, ...rest }, place: 'site' });
