import { tag, type Database, type Tx } from '../../ground/db/database';
import { Versioned, type Timed } from '../../ground/memory/versioned';
import { between } from '../../ground/moments.rules';
import { readTournament, type Tournament } from './tournament';

const TOURNAMENT_BYTES = 150_000;

/** What all contests of a process remember of tournaments, by year. A write reads them itself: it may have changed them. */
export class Tournaments {
  private readonly kept: Versioned<number, Tournament | undefined>;

  constructor(db: Database) {
    this.kept = new Versioned(db, {
      name: 'tournaments',
      maxBytes: 30_000_000,
      key: String,
      tags: (year) => [tag.tournament(year)],
      async load(tx, years, now) {
        const read: Timed<Tournament | undefined>[] = [];
        for (const year of years) {
          const value = await readTournament(tx, year, now);
          const { validFrom: from, validUntil: until } = between(value?.moments ?? [], now);
          read.push({ value, from, until });
        }
        return read;
      },
      weigh: () => TOURNAMENT_BYTES,
    });
  }

  /** False where somebody supposes what is not so: what follows from that is nobody else's. */
  get areSo(): boolean {
    return true;
  }

  /** Undefined for one that the site does not know. @param now site time, epoch ms */
  readIn(tx: Tx, year: number, now: number): Promise<Tournament | undefined> {
    return this.kept.readIn(tx, year, now);
  }
}
