import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import type { Sport } from '../games/game';

/** From when the scores of each sport are that has a silent feed, epoch ms. */
export async function staleScores(tx: Tx): Promise<Map<Sport, number>> {
  const rows = await tx.selectFrom('feed_health').selectAll().execute();
  return new Map(rows.map((row) => [row.sport, row.scores_from]));
}

/** Says that a sport's scores are old, or with null that they are fresh. */
export async function noteScoresFrom(tx: Tx, invalidate: Invalidate, sport: Sport, scoresFrom: number | null): Promise<void> {
  await tx.deleteFrom('feed_health').where('sport', '=', sport).execute();
  if (scoresFrom !== null) await tx.insertInto('feed_health').values({ sport, scores_from: scoresFrom }).execute();
  invalidate(tag.feeds);
}
