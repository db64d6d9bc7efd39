import type { Clock } from '../ground/clock/clock';
import type { BuiltFolders } from '../web/http/built-folders';
import { audit, type AuditLine } from './audit';
import { UNRELEASED, type Book, type BookedRemote } from './book';
import { readBook, writeBook } from './book-file';
import { readBuiltRemote, type BuiltRemote } from './built-remote';
import { misfits } from './fit.rules';
import { givenWords } from './given-words';
import { writeHostRegistries } from './host-registry';
import { prunable, pruned } from './prune.rules';
import { publishFiles, removeFiles, type Host } from './publish';
import { publishedDescription, publishedFaults } from './published-version';
import type { RegistryKey } from './registry-key';
import { withReleaseLock } from './release-lock.store';
import { ReleaseRefused } from './release-refused';
import { siteFacts } from './site-facts';
import { released, withRemote, type Stamp } from './switch.rules';
import { inKilobytes } from './weight';

/** What a release needs of the place where it happens. */
export interface ReleaseSite {
  folders: BuiltFolders;
  key: RegistryKey;
  /** Real time. */
  clock: Clock;
  /** Who releases. */
  by: string;
  /** A line for the operator. */
  say(text: string): void;
}

/** Gives a version to `percent` of the players, with 100 to all. */
export interface Wish {
  id: string;
  version: string;
  percent: number;
  host: Host | null;
}

export const stampOf = ({ clock, by }: ReleaseSite): Stamp => ({ at: new Date(clock.now()).toISOString(), by });
export const bookedOf = (book: Book, id: string): BookedRemote => book.remotes[id] ?? UNRELEASED;

/**
 * Whether a version is published and what is wished is a matter of switching alone. A version that everybody has already is
 * not: whoever releases it again has most likely forgotten to raise its number, and should hear whether anything differs.
 */
export function needsNoBuild(book: Book, { id, version }: Pick<Wish, 'id' | 'version'>): boolean {
  const { versions, live, next } = bookedOf(book, id);
  const published = versions[version];
  return published !== undefined && !published.pruned && (live.version !== version || next !== null);
}

/** Publishes a built folder and switches to it. Throws ReleaseRefused with everything that is wrong; then nothing was switched. */
export async function releaseBuild(site: ReleaseSite, wish: Wish, folder: string): Promise<void> {
  const built = await readBuiltRemote(folder);
  const { id, version } = built.remote;
  if (id !== wish.id || version !== wish.version) throw new ReleaseRefused(`The build in ${folder} is ${id} ${version}, not ${wish.id} ${wish.version}.`);
  await withReleaseLock(site.folders.releases, async () => {
    const book = readBook(site.folders.releases, site.key);
    await mustFit(site, book, built.remote);
    const published = publish(site, book, built, wish.host);
    await switchTo(site, published, wish);
  });
}

/** Switches to a version that is published. Throws ReleaseRefused. */
export async function releasePublished(site: ReleaseSite, wish: Wish): Promise<void> {
  await withReleaseLock(site.folders.releases, async () => switchTo(site, readBook(site.folders.releases, site.key), wish));
}

async function mustFit({ folders }: ReleaseSite, book: Book, remote: BuiltRemote['remote']): Promise<void> {
  const faults = misfits(remote, await siteFacts(folders, book));
  if (faults.length > 0) throw new ReleaseRefused(`${remote.id} ${remote.version} does not fit what is live:`, faults);
}

/** The book with the build in it; its files are where they belong. */
function publish(site: ReleaseSite, book: Book, built: BuiltRemote, host: Host | null): Book {
  const { releases } = site.folders;
  const { remote: { id, version }, digest, files, weight } = built;
  const booked = bookedOf(book, id);
  const earlier = booked.versions[version];
  if (earlier && earlier.digest !== digest) {
    throw new ReleaseRefused(`${id} ${version} was published ${day(earlier.at)} by ${earlier.by} with other content, and a published version never changes. Raise the version in ${id}/package.json, or name one with --version.`);
  }
  if (earlier && !earlier.pruned) return book;
  const { at, by } = stampOf(site);
  publishFiles(releases, built, host);
  const base = host && `${host.url}${id}/${version}/`;
  const after = withRemote(book, id, { ...booked, versions: { ...booked.versions, [version]: { at, by, digest, base, folder: host?.folder ?? null, leftAt: null, pruned: false } } });
  // In the book before anybody is given it: a switch that is refused leaves a published version, not an unknown folder.
  writeBook(releases, after, site.key);
  audit(releases, [{ at, by, what: 'published', remote: id, version, digest }]);
  site.say(`Published ${id} ${version}${host ? ` in ${host.folder}` : ''}: ${files.length} files, the entry ${inKilobytes(weight.entry)}, all scripts ${inKilobytes(weight.total)}.`);
  return after;
}

/** Holds the lock's owner to a version that is whole, fits, and stands where it was wished to stand. */
async function switchTo(site: ReleaseSite, book: Book, { id, version, percent, host }: Wish): Promise<void> {
  const { releases } = site.folders;
  const booked = bookedOf(book, id);
  const published = booked.versions[version]!;
  if (host && published.base !== `${host.url}${id}/${version}/`) throw new ReleaseRefused(`${id} ${version} is published at ${published.base ?? 'this server'} already. Release another version to move.`);
  if (percent < 100 && booked.live.version === version) throw new ReleaseRefused(`Everybody has ${id} ${version} already. To give it to fewer, roll back first.`);
  if (percent === 100 && booked.live.version === version && !booked.next) return site.say(`Everybody has ${id} ${version} already, with the same content. Nothing to do.`);
  await mustBeWhole(releases, id, version, published);
  await mustFit(site, book, await publishedDescription(releases, id, version, published));
  const { at, by } = stampOf(site);
  const line: AuditLine = percent < 100 ? { at, by, what: 'share', remote: id, version, percent } : { at, by, what: 'live', remote: id, version };
  const after = released(booked, version, percent, { at, by });
  await writeSwitched(site, book, id, after, line);
  site.say(percent < 100 ? `${percent} % of the players now get ${id} ${version}; everybody else stays ${givenWords(site.folders, id, after.live.version)}.` : `${id} ${version} is live for everybody.`);
}

/** Throws ReleaseRefused when a published version's files are not those that were published. */
export async function mustBeWhole(releases: string, id: string, version: string, published: BookedRemote['versions'][string]): Promise<void> {
  const faults = await publishedFaults(releases, id, version, published);
  if (faults.length > 0) throw new ReleaseRefused(`The files of ${id} ${version} are not those that were published, so nothing was switched:`, faults);
}

/** Writes the book with one remote changed, tells the static hosts, and removes what nobody needs any more. */
export async function writeSwitched(site: ReleaseSite, book: Book, id: string, remote: BookedRemote, line: AuditLine): Promise<void> {
  const { folders: { releases }, key, clock } = site;
  const gone = prunable(remote, clock.now());
  const folderOf = new Map(gone.map((version) => [version, remote.versions[version]!.folder]));
  const after = withRemote(book, id, pruned(remote, gone));
  writeBook(releases, after, key);
  await writeHostRegistries(releases, after, key);
  for (const version of gone) removeFiles(releases, id, version, folderOf.get(version)!);
  const { at, by } = line;
  audit(releases, [line, ...gone.map((version): AuditLine => ({ at, by, what: 'pruned', remote: id, version }))]);
  if (gone.length > 0) site.say(`Removed ${gone.length === 1 ? 'a version' : `${gone.length} versions`} that nobody was given for 30 days: ${gone.join(', ')}.`);
}

export const day = (instant: string): string => instant.slice(0, 10);
