import { LRUCache } from 'lru-cache';
import type { Tx } from '../../ground/db/database';
import { countersOf } from '../../ground/db/scopes.store';
import type { PageModel } from '../../web/pages/page';
import type { HomePart, HomeReader } from './home-source';

interface Kept extends PageModel<HomeReader> {
  /** Sum of the part's counters in the snapshot that it was read from. */
  count: number;
}

/** Keeps what parts say, so that players in different sets of contests share the reading of those they have in common. */
export class PartMemory {
  private readonly kept = new LRUCache<string, Kept>({ max: 500 });

  /** The part as this snapshot and `now` have it. */
  async read(tx: Tx, part: HomePart, now: number): Promise<PageModel<HomeReader>> {
    const counters = await countersOf(tx, part.scopes());
    const count = counters.reduce((sum, { n }) => sum + n, 0);
    const known = this.kept.get(part.key);
    if (known && known.count === count && known.validFrom <= now && now < known.validUntil) return known;
    const fresh = { ...(await part.load(tx, now)), count };
    this.kept.set(part.key, fresh);
    return fresh;
  }
}
