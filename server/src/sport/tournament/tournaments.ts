import { tag, type Database } from '../../ground/db/database';
import { Versioned, type Timed } from '../../ground/memory/versioned';
import { between } from '../../ground/moments.rules';
import { readTournament, type Tournament } from './tournament';

const TOURNAMENT_BYTES = 150_000;

/** Tournaments by year; undefined for one that the site does not know. */
export type Tournaments = Versioned<number, Tournament | undefined>;

/** What all contests of a process remember of tournaments. A write reads them itself: it may have changed them. */
export const tournamentsOf = (db: Database): Tournaments =>
  new Versioned(db, {
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
