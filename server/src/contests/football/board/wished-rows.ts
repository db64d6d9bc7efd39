import type { FootballScoreRow, NoticeType } from '@poolhouse/contract';
import type { BoardRows } from './board-rows';

/** A player's own row of a game, by the kinds of notices wanted. Made once for each state, so that each is written out once. */
const made = new WeakMap<FootballScoreRow, Map<string, FootballScoreRow>>();

/** The games of which the player wants to hear, as the player sees them; everybody else shares one row. */
export function wishedRows(
  { scoreById }: Pick<BoardRows, 'scoreById'>,
  wishes: ReadonlyMap<number, readonly NoticeType[]> | undefined,
): FootballScoreRow[] {
  return [...(wishes ?? [])].flatMap(([eventId, kinds]) => {
    const row = scoreById.get(eventId);
    return row && kinds.length > 0 ? [wishedRow(row, kinds.join(','))] : [];
  });
}

function wishedRow(row: FootballScoreRow, notifications: string): FootballScoreRow {
  const known = made.get(row) ?? new Map<string, FootballScoreRow>();
  made.set(row, known);
  const own = known.get(notifications) ?? { ...row, notifications };
  known.set(notifications, own);
  return own;
}
