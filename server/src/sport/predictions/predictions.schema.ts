declare module '../../ground/db/schema' {
  interface Schema {
    ssf_predictions: SsfPredictionsTable;
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
  /** Lines and notes, as told.rules.ts of ssf writes them. */
  told: string;
  /** Site time, epoch ms. */
  at: number;
}

export type PredictionSource = 'live' | 'replayed';
