import { remoteFaults, type RegisteredRemote, type RemoteDescription } from '@poolhouse/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { SigningKey } from '../ground/crypto/signing-key';
import type { Database } from '../ground/db/database';
import type { BuiltFolders } from '../web/http/built-folders';
import { EMPTY_BOOK, UNRELEASED, type Book, type BookedRemote, type Published } from './book';
import { readBookNumber } from './book.store';
import { DESCRIPTION } from './built-remote';
import { versionFor } from './canary';
import { digestOf } from './file-faults';
import { InPlaceRemotes } from './in-place';
import { baseOf, keptFiles } from './published-version';
import { parsed, readBook } from './signed-book';
import { onOffer } from './switch.rules';
import { must } from '../ground/must';

/** A page must come up while the database is away or slow; what was live before then stays. */
const PATIENCE_MS = 2000;

export interface OffersParts {
  db: Database;
  folders: BuiltFolders;
  key: SigningKey;
  log: FastifyBaseLogger;
}

/**
 * Which version of each remote a player is given. It asks the database for the list's number each time, so that a release or rollback
 * counts at once in every process; it reads again only what changed.
 */
export class Offers {
  private readonly inPlace: InPlaceRemotes;
  private readonly described = new Map<string, RemoteDescription>();
  private readonly reported = new Set<string>();
  private book: Book = EMPTY_BOOK;
  private looking: Promise<void> | undefined;

  constructor(private readonly parts: OffersParts) {
    this.inPlace = new InPlaceRemotes(parts.folders.apps, (file, faults) =>
      parts.log.error({ file, faults }, 'A remote that was built in place is left out: its remote.json cannot be used.'),
    );
  }

  /** Takes over what was released meanwhile, here or elsewhere. */
  async refresh(): Promise<void> {
    this.looking ??= this.look().finally(() => (this.looking = undefined));
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
    await Promise.race([this.looking, enough]);
    clearTimeout(timer);
  }

  /** Changes whenever what is offered does. */
  state(): string {
    return `${this.book.number} ${[...this.described.keys()].join()}\n${this.inPlace.currentState()}`;
  }

  /** The list's number and when it became so. */
  get stated(): Pick<Book, 'number' | 'at'> {
    return this.book;
  }

  /** Whether somebody is given another version than others, so that it matters who asks. */
  get differs(): boolean {
    return Object.values(this.book.remotes).some(({ next }) => next !== null);
  }

  /** A version whose files this site sends; undefined when there is none. */
  published(id: string, version: string): Published | undefined {
    const published = this.book.remotes[id]?.versions[version];
    return published && !published.pruned && published.base === null ? published : undefined;
  }

  /** Folder of a version that was built in place; null when it was not. */
  inPlaceFolder(id: string, version: string): string | null {
    return this.inPlace.list().find(({ remote }) => remote.id === id && remote.version === version)?.folder ?? null;
  }

  /** Every remote as this player is given it; `userId` null for nobody in particular. */
  for(userId: number | null): RegisteredRemote[] {
    const ids = new Set([...Object.keys(this.book.remotes), ...this.inPlace.list().map(({ remote }) => remote.id)]);
    return [...ids].sort().flatMap((id) => {
      const booked = this.book.remotes[id] ?? UNRELEASED;
      const wanted = versionFor(userId, id, booked);
      const found =
        this.registered(id, wanted, booked) ?? (wanted === booked.live.version ? null : this.registered(id, booked.live.version, booked));
      return found ? [found] : [];
    });
  }

  private registered(id: string, version: string | null, { versions }: BookedRemote): RegisteredRemote | null {
    if (version === null) {
      const built = this.inPlace.list().find(({ remote }) => remote.id === id)?.remote;
      return built ? { ...built, base: baseOf(id, built.version) } : null;
    }
    const published = versions[version];
    const remote = published && this.described.get(keyOf(id, version, published));
    return remote ? { ...remote, base: baseOf(id, version, published) } : null;
  }

  private async look(): Promise<void> {
    const { db, key, log } = this.parts;
    try {
      const number = await db.read(readBookNumber);
      if (number !== this.book.number) await this.take(await db.read((tx) => readBook(tx, key)));
      this.reported.delete('book');
      // One that was damaged may have been put right meanwhile.
      await this.describe(this.book);
    } catch (error) {
      if (!this.reported.has('book'))
        log.error({ err: error }, 'The list of releases cannot be read or trusted; what was live before stays.');
      this.reported.add('book');
    }
  }

  private async take(book: Book): Promise<void> {
    if (book.number < this.book.number)
      throw new Error(
        `The list of releases is number ${book.number}, and number ${this.book.number} was seen. After a restore run: poolhouse remotes --renew`,
      );
    // Described first, so that nobody is given less in between.
    await this.describe(book);
    this.book = book;
  }

  /** A version never changes, so it is read once; one that is not what was published is never handed out, until it is restored. */
  private async describe({ remotes }: Book): Promise<void> {
    for (const [id, remote] of Object.entries(remotes)) {
      for (const version of onOffer(remote)) {
        const published = must(remote.versions[version], `${id} ${version} in the list of releases`);
        const key = keyOf(id, version, published);
        if (this.described.has(key)) continue;
        const found = await this.read(id, version, published);
        if (found) this.described.set(key, found);
        else if (!this.reported.has(key))
          this.parts.log.error(
            { remote: id, version },
            'A released version is left out: its remote.json is gone or not the one that was published.',
          );
        if (!found) this.reported.add(key);
      }
    }
  }

  private async read(id: string, version: string, { digest }: Published): Promise<RemoteDescription | null> {
    const text = await (await keptFiles(this.parts.db, id, version))(DESCRIPTION);
    if (!text || digestOf(text) !== digest) return null;
    const remote = parsed(text.toString());
    return remoteFaults(remote).length === 0 ? (remote as RemoteDescription) : null;
  }
}

const keyOf = (id: string, version: string, { digest }: Published): string => `${id} ${version} ${digest}`;
