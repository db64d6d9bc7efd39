declare module '../ground/db/schema' {
  interface Schema {
    ssf_predictions: SsfPredictionsTable;
    ssf_tallies: SsfTalliesTable;
    ssf_updates: SsfUpdatesTable;
  }
}

/** What the model said of a game. From kick-off on a row is never changed. */
export interface SsfPredictionsTable {
  event_id: number;
  edition: number;
  /** 'live': it stood here before kick-off; 'replayed': computed afterwards. */
  source: PredictionSource;
  /** PScores in tenths of a point, away and home; null for a team of which too few games are known. */
  tenths1: number | null;
  tenths2: number | null;
  /** Lines and notes, as told.rules.ts writes them. */
  told: string;
  /** Site time, epoch ms. */
  at: number;
}

export type PredictionSource = 'live' | 'replayed';

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
