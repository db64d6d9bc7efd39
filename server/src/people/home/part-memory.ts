import type { Database, Tx } from '../../ground/db/database';
import { Versioned } from '../../ground/memory/versioned';
import type { PageModel } from '../../web/pages/page';
import type { HomePart, HomeReader } from './home-source';

/** What a part's facts weigh, roughly: they are mostly those of the contest's board, which is kept anyway. */
const PART_BYTES = 4000;

/** Keeps what parts say, so that players in different sets of contests share the reading of those they have in common. */
export class PartMemory {
  private readonly kept: Versioned<HomePart, PageModel<HomeReader>>;

  constructor(db: Database) {
    this.kept = new Versioned(db, {
      name: 'home',
      maxBytes: 32_000_000,
      key: ({ key }) => key,
      tags: (part) => part.tags(),
      async load(tx, parts, now) {
        const read: { value: PageModel<HomeReader>; from: number; until: number }[] = [];
        for (const part of parts) {
          const value = await part.load(tx, now);
          read.push({ value, from: value.validFrom, until: value.validUntil });
        }
        return read;
      },
      weigh: () => PART_BYTES,
    });
  }

  /** The part as this snapshot and `now` have it. */
  read(tx: Tx, part: HomePart, now: number): Promise<PageModel<HomeReader>> {
    return this.kept.readIn(tx, part, now);
  }
}
