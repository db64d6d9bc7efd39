import type { GolfLeaderRow, GolfRoundRow } from '@poolhouse/contract';
import { officialOf, officialToday } from './official.rules';

interface Standing {
  readonly id: number;
  readonly total: number;
  /** When the round began. */
  readonly before: number;
}

/** Places that each golfer who is still ranked gained since the round began; nobody any in the first. */
export function golfersMoved(
  rows: readonly Pick<GolfLeaderRow, 'Golfer_ID' | 'Status' | 'Score' | 'Round_Score' | 'Points' | 'Round_Points'>[],
  round: number,
): ReadonlyMap<number, number> {
  return placesMoved(
    rows.flatMap((row) => {
      const total = officialOf(row);
      return round > 1 && row.Status === 'IN' && total !== null
        ? [{ id: row.Golfer_ID, total, before: total - (officialToday(row) ?? 0) }]
        : [];
    }),
  );
}

/** The same of entries, by their best ball. */
export function entriesMoved(
  rows: readonly Pick<GolfRoundRow, 'entry_id' | 'round_number' | 'Total'>[],
  round: number,
): ReadonlyMap<number, number> {
  const before = new Map(rows.filter(({ round_number }) => round_number === round - 1).map((row) => [row.entry_id, row.Total]));
  return placesMoved(
    rows.flatMap(({ entry_id: id, round_number, Total: total }) => {
      const own = before.get(id);
      return round_number === round && own !== undefined ? [{ id, total, before: own }] : [];
    }),
  );
}

function placesMoved(standings: readonly Standing[]): ReadonlyMap<number, number> {
  const now = placesBy(standings.map(({ total }) => total));
  const then = placesBy(standings.map(({ before }) => before));
  return new Map(standings.map(({ id, total, before }) => [id, (then.get(before) ?? 0) - (now.get(total) ?? 0)]));
}

/** By total: one more than there are lower ones. */
function placesBy(totals: readonly number[]): Map<number, number> {
  const places = new Map<number, number>();
  [...totals]
    .sort((a, b) => a - b)
    .forEach((total, n) => {
      if (!places.has(total)) places.set(total, n + 1);
    });
  return places;
}
