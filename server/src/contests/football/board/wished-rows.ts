import type { FootballScoreRow } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import { wishesOfWeek } from '../../../sport/notices/wishes.store';

/** Player to game to the player's own row of it. */
export type WishedRows = ReadonlyMap<number, ReadonlyMap<number, FootballScoreRow>>;

/** Rows for those who want to hear of a game; everybody else shares one. Made once for each state, so that each is written out once. */
export async function readWishedRows(tx: Tx, scores: readonly FootballScoreRow[], weekStart: string | undefined): Promise<WishedRows> {
  if (weekStart === undefined) return new Map();
  const byId = new Map(scores.map((row) => [row.ID, row]));
  return new Map(
    [...(await wishesOfWeek(tx, weekStart))].map(([userId, games]) => {
      const own = [...games].flatMap(([eventId, kinds]) => {
        const row = byId.get(eventId);
        return row ? [[eventId, { ...row, notifications: kinds.join(',') }] as const] : [];
      });
      return [userId, new Map(own)];
    }),
  );
}
