import type { FootballScoreRow, NoticeType } from '@poolhouse/contract';
import type { Database } from '../../../ground/db/database';
import { derive, type Derivation } from '../../../ground/memory/derive';

/** A player's own row of a game, by the kinds of notices wanted: each is written out once. The row before a score is asked for again as well. */
const wished: Derivation<FootballScoreRow> = { name: 'football games with notices', weigh: () => 1000 };

/** The games of which the player wants to hear, as the player sees them; everybody else shares one row. */
export function wishedRows(
  db: Database,
  scoreById: ReadonlyMap<number, FootballScoreRow>,
  wishes: ReadonlyMap<number, readonly NoticeType[]> | undefined,
): FootballScoreRow[] {
  return [...(wishes ?? [])].flatMap(([eventId, kinds]) => {
    const row = scoreById.get(eventId);
    const notifications = kinds.join(',');
    return row && kinds.length > 0 ? [derive(db, wished, [row, notifications], () => ({ ...row, notifications }))] : [];
  });
}
