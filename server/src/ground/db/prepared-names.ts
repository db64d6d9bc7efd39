import { LRUCache } from 'lru-cache';

/** Of one connection. A plan takes some kB of the server's memory; a site has about two hundred texts that come again. */
const NAMES_KEPT = 200;
/** Texts that have come once: lists of different lengths are different texts, and few of them come again. */
const TEXTS_SEEN = 400;

/** The statements that one connection has prepared: each from its second use on, the least recently used goes first. */
export class PreparedNames {
  private readonly seen = new LRUCache<string, true>({ max: TEXTS_SEEN });
  private readonly names: LRUCache<string, string>;
  private gone: string[] = [];
  /** No name is used twice: one that was dropped may still stand in what the client remembers. */
  private last = 0;

  constructor() {
    this.names = new LRUCache<string, string>({
      max: NAMES_KEPT,
      dispose: (name) => this.gone.push(name),
    });
  }

  /** The name under which a text is to be run; undefined for one that has not come before. */
  of(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined) return known;
    if (!this.seen.has(text)) {
      this.seen.set(text, true);
      return undefined;
    }
    const name = `p${(this.last += 1)}`;
    this.names.set(text, name);
    return name;
  }

  /** Names that were dropped since this was asked last; the server is to forget them too. */
  dropped(): readonly string[] {
    if (this.gone.length === 0) return [];
    const { gone } = this;
    this.gone = [];
    return gone;
  }
}
