import type { Invalidate, Tx } from '../../../ground/db/database';
import { fieldOf, keepField } from '../stores/facts.store';
import { keepGolfers } from '../stores/golfers.store';
import { fieldPublishedAt } from '../stores/tournaments.store';

/** Who is in a file of rounds or strokes and not in the field joins it, at the end of the last group; how many did. */
export async function joinField(
  tx: Tx,
  invalidate: Invalidate | undefined,
  tid: number,
  names: ReadonlyMap<number, string>,
): Promise<number> {
  const field = await fieldOf(tx, tid);
  const here = new Set(field.map(({ golferId }) => golferId));
  const joining = [...names].filter(([id]) => !here.has(id));
  if (!invalidate || joining.length === 0) return joining.length;
  const published = (await fieldPublishedAt(tx, tid)) !== null;
  await keepGolfers(
    tx,
    invalidate,
    joining.map(([id, name]) => ({ id, name, country: '', birthday: '' })),
  );
  const place = { groupNum: published ? 3 : null, odds: null, worldRank: null, startingStrokes: 0, status: 'IN' as const, statusAt: 0 };
  await keepField(
    tx,
    invalidate,
    tid,
    joining.map(([golferId], n) => ({ ...place, golferId, listOrder: field.length + n + 1 })),
  );
  return joining.length;
}
