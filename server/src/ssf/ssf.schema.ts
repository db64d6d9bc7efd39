import type { PredictionSource } from '../sport/predictions/predictions.schema';

declare module '../ground/db/schema' {
  interface Schema {
    ssf_tallies: SsfTalliesTable;
    ssf_updates: SsfUpdatesTable;
  }
}

/** How good the predictions of a season were, as tally.rules.ts counts them; JSON. */
export interface SsfTalliesTable {
  sport: string;
  season: number;
  source: PredictionSource;
  tally: string;
}

/** The last update; one row. */
export interface SsfUpdatesTable {
  id: number;
  at: number;
  /** Day of the last game whose result is in, yyyy-mm-dd; ''. */
  results_to: string;
  /** The results that went in, to see whether there are others. */
  finals: string;
  words: string;
  /** When a player last asked for one, real time. */
  asked_at: number | null;
}
