import type { RecapPick } from '../board/entry-recap';
import type { pick1Order } from '../board/finals';
import type { Play } from '../board/play';
import { leaderboard } from '../rules/leaderboard.rules';

/** What is kept of a Pick1 entry beside its money when a tournament becomes official: who its golfer was, and where he finished. */
export interface Pick1Final {
  /** Shared place among the entries. */
  readonly place: number;
  /** Left out without a pick. */
  readonly pick?: RecapPick;
}

/** Undefined of a tournament that became official before this was kept, or that had no scores. */
export const readPick1Final = ({ recap }: { readonly recap: string }): Pick1Final | undefined =>
  recap === '' ? undefined : (JSON.parse(recap) as Pick1Final);

/** By entry. @param order as `pick1Order` has it */
export function pick1Finals({ board }: Pick<Play, 'board'>, order: ReturnType<typeof pick1Order>): ReadonlyMap<number, Pick1Final> {
  const rows = new Map(leaderboard(board).map((row) => [row.golferId, row]));
  return new Map(
    order.map(({ entry: { entryId, golferId }, rank }): [number, Pick1Final] => {
      const place = 1 + order.filter((other) => other.rank < rank).length;
      const row = golferId === null ? undefined : rows.get(golferId);
      if (!row) return [entryId, { place }];
      const { name, position, total } = row;
      return [entryId, { place, pick: { golferId: row.golferId, name, house: false, onlyBalls: 0, position, total } }];
    }),
  );
}
