import { remoteFaults, type RegisteredRemote, type RemoteDescription } from '@poolhouse/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { stateOf } from '../ground/files/state-of';
import type { BuiltFolders } from '../web/http/built-folders';
import { EMPTY_BOOK, UNRELEASED, type Book, type BookedRemote } from './book';
import { bookFile, readBook } from './book-file';
import { DESCRIPTION } from './built-remote';
import { versionFor } from './canary';
import { digestOf } from './file-faults';
import { InPlaceRemotes } from './in-place';
import { baseOf, versionFolder } from './published-version';
import type { RegistryKey } from './registry-key';

/**
 * Which version of each remote a player is given. It looks at the releases folder each time it is asked, which costs a few
 * file look-ups, so that a release or rollback counts at once; it reads again only what changed.
 */
export class Offers {
  private readonly inPlace: InPlaceRemotes;
  private readonly described = new Map<string, { state: string; remote: RemoteDescription | null }>();
  private book: Book = EMPTY_BOOK;
  private bookState = '';

  constructor(private readonly folders: BuiltFolders, private readonly key: RegistryKey, private readonly log: FastifyBaseLogger) {
    this.inPlace = new InPlaceRemotes(folders.apps, (file, faults) => log.error({ file, faults }, 'A remote that was built in place is left out: its remote.json cannot be used.'));
  }

  /** Changes whenever what is offered does. */
  state(): string {
    this.readBookAgain();
    return `${this.bookState}\n${this.inPlace.currentState()}`;
  }

  /** Whether somebody is given another version than others, so that it matters who asks. */
  get differs(): boolean {
    this.readBookAgain();
    return Object.values(this.book.remotes).some(({ next }) => next !== null);
  }

  /** Folder of a version that was built in place; null when it was not. */
  inPlaceFolder(id: string, version: string): string | null {
    return this.inPlace.list().find(({ remote }) => remote.id === id && remote.version === version)?.folder ?? null;
  }

  /** Every remote as this player is given it; `userId` null for nobody in particular. */
  for(userId: number | null): RegisteredRemote[] {
    this.readBookAgain();
    const ids = new Set([...Object.keys(this.book.remotes), ...this.inPlace.list().map(({ remote }) => remote.id)]);
    return [...ids].sort().flatMap((id) => {
      const booked = this.book.remotes[id] ?? UNRELEASED;
      const wanted = versionFor(userId, id, booked);
      const found = this.registered(id, wanted, booked) ?? (wanted === booked.live.version ? null : this.registered(id, booked.live.version, booked));
      return found ? [found] : [];
    });
  }

  private registered(id: string, version: string | null, { versions }: BookedRemote): RegisteredRemote | null {
    if (version === null) {
      const built = this.inPlace.list().find(({ remote }) => remote.id === id)?.remote;
      return built ? { ...built, base: baseOf(id, built.version) } : null;
    }
    const published = versions[version];
    const remote = published && this.describe(id, version, published.digest);
    return remote ? { ...remote, base: baseOf(id, version, published) } : null;
  }

  /** A version never changes, so it is read once; one that is not what was published is never handed out, until it is restored. */
  private describe(id: string, version: string, digest: string): RemoteDescription | null {
    const key = `${id} ${version} ${digest}`;
    const known = this.described.get(key);
    if (known?.remote) return known.remote;
    const state = stateOf(join(versionFolder(this.folders.releases, id, version), DESCRIPTION));
    if (known?.state === state) return null;
    const remote = this.read(id, version, digest);
    if (!remote) this.log.error({ remote: id, version }, 'A released version is left out: its remote.json is gone or not the one that was published.');
    this.described.set(key, { state, remote });
    return remote;
  }

  private read(id: string, version: string, digest: string): RemoteDescription | null {
    try {
      const text = readFileSync(join(versionFolder(this.folders.releases, id, version), DESCRIPTION));
      if (digestOf(text) !== digest) return null;
      const remote: unknown = JSON.parse(text.toString());
      return remoteFaults(remote).length === 0 ? (remote as RemoteDescription) : null;
    } catch {
      return null;
    }
  }

  private readBookAgain(): void {
    const state = stateOf(bookFile(this.folders.releases));
    if (state === this.bookState) return;
    this.bookState = state;
    try {
      this.book = readBook(this.folders.releases, this.key);
    } catch (error) {
      this.log.error({ err: error }, 'The list of releases cannot be trusted; what was live before stays.');
    }
  }
}
