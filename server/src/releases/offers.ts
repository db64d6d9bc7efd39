import { remoteFaults, type RegisteredRemote, type RemoteDescription } from '@poolhouse/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { SigningKey } from '../ground/crypto/signing-key';
import type { Database } from '../ground/db/database';
import { must } from '../ground/must';
import type { BuiltFolders } from '../web/http/built-folders';
import { DESCRIPTION } from './built-remote';
import { versionFor } from './canary';
import { digestOf } from './file-faults';
import { EMPTY_MANIFEST, UNRELEASED, type Manifest, type ManifestEntry, type Published } from './manifest';
import { readManifestNumber } from './manifest.store';
import { PreinstalledRemotes } from './preinstalled';
import { baseOf, keptFiles } from './published-version';
import { parsed, readManifest } from './signed-manifest';
import { onOffer } from './switch.rules';

/** A page must come up while the database is away or slow; what was live before then stays. */
const PATIENCE_MS = 2000;

export interface OffersDeps {
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
  private readonly preinstalled: PreinstalledRemotes;
  private readonly described = new Map<string, RemoteDescription>();
  private readonly reported = new Set<string>();
  private manifest: Manifest = EMPTY_MANIFEST;
  private looking: Promise<void> | undefined;

  constructor(private readonly deps: OffersDeps) {
    this.preinstalled = new PreinstalledRemotes(deps.folders.apps, (file, faults) =>
      deps.log.error({ file, faults }, 'A remote that was built in place is left out: its remote.json cannot be used.'),
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
    return `${this.manifest.number} ${[...this.described.keys()].join()}\n${this.preinstalled.currentState()}`;
  }

  /** The list's number and when it became so. */
  get stated(): Pick<Manifest, 'number' | 'at'> {
    return this.manifest;
  }

  /** Whether somebody is given another version than others, so that it matters who asks. */
  get differs(): boolean {
    return Object.values(this.manifest.remotes).some(({ next }) => next !== null);
  }

  /** A version whose files this site sends; undefined when there is none. */
  published(id: string, version: string): Published | undefined {
    const published = this.manifest.remotes[id]?.versions[version];
    return published && !published.pruned && published.base === null ? published : undefined;
  }

  /** Folder of a version that was built in place; null when it was not. */
  inPlaceFolder(id: string, version: string): string | null {
    return this.preinstalled.list().find(({ remote }) => remote.id === id && remote.version === version)?.folder ?? null;
  }

  /** Every remote as this player is given it; `userId` null for nobody in particular. */
  for(userId: number | null): RegisteredRemote[] {
    const ids = new Set([...Object.keys(this.manifest.remotes), ...this.preinstalled.list().map(({ remote }) => remote.id)]);
    return [...ids].sort().flatMap((id) => {
      const entry = this.manifest.remotes[id] ?? UNRELEASED;
      const wanted = versionFor(userId, id, entry);
      const found =
        this.registered(id, wanted, entry) ?? (wanted === entry.live.version ? null : this.registered(id, entry.live.version, entry));
      return found ? [found] : [];
    });
  }

  private registered(id: string, version: string | null, { versions }: ManifestEntry): RegisteredRemote | null {
    if (version === null) {
      const built = this.preinstalled.list().find(({ remote }) => remote.id === id)?.remote;
      return built ? { ...built, base: baseOf(id, built.version) } : null;
    }
    const published = versions[version];
    const remote = published && this.described.get(keyOf(id, version, published));
    return remote ? { ...remote, base: baseOf(id, version, published) } : null;
  }

  private async look(): Promise<void> {
    const { db, key, log } = this.deps;
    try {
      const number = await db.read(readManifestNumber);
      if (number !== this.manifest.number) await this.take(await db.read((tx) => readManifest(tx, key)));
      this.reported.delete('manifest');
      // One that was damaged may have been put right meanwhile.
      await this.describe(this.manifest);
    } catch (error) {
      if (!this.reported.has('manifest'))
        log.error({ err: error }, 'The list of releases cannot be read or trusted; what was live before stays.');
      this.reported.add('manifest');
    }
  }

  private async take(manifest: Manifest): Promise<void> {
    if (manifest.number < this.manifest.number)
      throw new Error(
        `The list of releases is number ${manifest.number}, and number ${this.manifest.number} was seen. After a restore run: poolhouse remotes --renew`,
      );
    // Described first, so that nobody is given less in between.
    await this.describe(manifest);
    this.manifest = manifest;
  }

  /** A version never changes, so it is read once; one that is not what was published is never handed out, until it is restored. */
  private async describe({ remotes }: Manifest): Promise<void> {
    for (const [id, remote] of Object.entries(remotes)) {
      for (const version of onOffer(remote)) {
        const published = must(remote.versions[version], `${id} ${version} in the list of releases`);
        const key = keyOf(id, version, published);
        if (this.described.has(key)) continue;
        const found = await this.read(id, version, published);
        if (found) this.described.set(key, found);
        else if (!this.reported.has(key))
          this.deps.log.error(
            { remote: id, version },
            'A released version is left out: its remote.json is gone or not the one that was published.',
          );
        if (!found) this.reported.add(key);
      }
    }
  }

  private async read(id: string, version: string, { digest }: Published): Promise<RemoteDescription | null> {
    const text = await (await keptFiles(this.deps.db, id, version))(DESCRIPTION);
    if (!text || digestOf(text) !== digest) return null;
    const remote = parsed(text.toString());
    return remoteFaults(remote).length === 0 ? (remote as RemoteDescription) : null;
  }
}

const keyOf = (id: string, version: string, { digest }: Published): string => `${id} ${version} ${digest}`;
