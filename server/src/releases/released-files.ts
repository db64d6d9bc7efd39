import { LRUCache } from 'lru-cache';
import type { Database } from '../ground/db/database';
import { encodingFor } from '../web/pages/pack';
import { pathsOf, readFile } from './files.store';
import type { Offers } from './offers';

/** A file as it goes out. */
export interface ReleasedFile {
  content: Buffer;
  encoding: 'br' | 'gzip' | 'identity';
}

/** As many bytes of files as are remembered: some hundred remotes. */
const REMEMBERED_BYTES = 64_000_000;
const PACKED = { br: '.br', gzip: '.gz' } as const;

/** The files of released versions, from the database; what was sent lately is remembered, since it never changes. */
export class ReleasedFiles {
  private readonly paths = new LRUCache<string, ReadonlyMap<string, string>>({ max: 200 });
  private readonly contents = new LRUCache<string, Buffer>({ maxSize: REMEMBERED_BYTES, sizeCalculation: (content) => content.length + 1 });

  constructor(
    private readonly db: Database,
    private readonly offers: Offers,
  ) {}

  /** The form of a file that a browser takes; null when no such version holds it. */
  async find(id: string, version: string, path: string, accept: string): Promise<ReleasedFile | null> {
    // Another process may have published it a moment ago.
    if (!this.offers.published(id, version)) await this.offers.refresh();
    const published = this.offers.published(id, version);
    if (!published) return null;
    const paths = await this.pathsOf(id, version, published.digest);
    const plain = paths.get(path);
    if (plain === undefined) return null;
    const wanted = encodingFor(accept);
    const packed = wanted === 'identity' ? undefined : paths.get(path + PACKED[wanted]);
    const content = await this.content(packed ?? plain);
    return content && { content, encoding: packed === undefined ? 'identity' : wanted };
  }

  private async pathsOf(id: string, version: string, digest: string): Promise<ReadonlyMap<string, string>> {
    const key = `${id} ${version} ${digest}`;
    const known = this.paths.get(key) ?? (await this.db.read((tx) => pathsOf(tx, id, version)));
    if (known.size > 0) this.paths.set(key, known);
    return known;
  }

  private async content(hash: string): Promise<Buffer | null> {
    const known = this.contents.get(hash) ?? (await this.db.read((tx) => readFile(tx, hash)));
    if (known) this.contents.set(hash, known);
    return known;
  }
}
