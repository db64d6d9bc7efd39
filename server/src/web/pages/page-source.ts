import type { Clock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import { countersOf } from '../../ground/db/scopes.store';
import type { PageKind, PageModel } from './page';
import { sameVersion, type Version } from './version';

/** A model and the state of the data that it was read from. */
export interface Built<M> extends Version, PageModel<M> {
  /** The site's time when it was read, epoch ms. */
  readonly at: number;
}

/** Earlier models are kept for clients that come from another process, or come back to a page that was evicted. */
const MODELS_KEPT = 4;
/** A load that was on its way already may be too old; the next one is not, unless the clock races. */
const LOADS_AT_MOST = 3;

/** One page kind with one set of params: what it depends on, and its model, shared by all viewers. */
export class PageSource<P, M> {
  readonly scopes: readonly string[];
  private recent: Built<M>[] = [];
  private loading: Promise<void> | undefined;

  constructor(
    readonly kind: PageKind<P, M>,
    private readonly params: P,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    this.scopes = kind.scopes(params);
  }

  /** The model, when nothing has happened to it that this process knows of. */
  fresh(): Built<M> | undefined {
    const built = this.recent[0];
    if (!built) return undefined;
    const now = this.clock.now();
    // A practice clock may be put back behind the moment of reading.
    if (now >= built.validUntil || now < built.at) return undefined;
    // The snapshot may have been ahead of what this process has heard, never behind.
    return this.db.scopes.version(this.scopes) <= built.count ? built : undefined;
  }

  /** A model no older than this call. */
  async read(): Promise<Built<M>> {
    const asked = this.db.scopes.version(this.scopes);
    const now = this.clock.now();
    for (let loads = 1; ; loads += 1) {
      await (this.loading ??= this.load().finally(() => (this.loading = undefined)));
      const built = this.recent[0]!;
      if (loads === LOADS_AT_MOST || (built.count >= asked && now < built.validUntil)) return built;
    }
  }

  /** The model of an earlier version, if it is still there. */
  earlier(version: Version): Built<M> | undefined {
    return this.recent.find((built) => sameVersion(built, version));
  }

  /** Reads the counters inside the snapshot: a label must never promise more, or less, than its data. */
  private async load(): Promise<void> {
    const at = this.clock.now();
    const built = await this.db.read(async (tx) => {
      const counters = await countersOf(tx, this.scopes);
      const page = await this.kind.load(tx, this.params, at);
      return { ...page, at, from: page.validFrom, count: counters.reduce((sum, { n }) => sum + n, 0) };
    });
    this.recent = [built, ...this.recent.filter((old) => !sameVersion(old, built))].slice(0, MODELS_KEPT);
  }
}
