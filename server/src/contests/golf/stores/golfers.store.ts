import type { Invalidate, Tx } from '../../../ground/db/database';
import { golfTag } from '../golf-tags';
import { golferNameKey } from '../rules/golfer-name.rules';

export interface Golfer {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  /** yyyy-mm-dd or ''. */
  readonly birthday: string;
}

const AT_ONCE = 200;

/** Puts golfers in; what is known of one already stays where the new says nothing. */
export async function keepGolfers(tx: Tx, invalidate: Invalidate, golfers: readonly Golfer[]): Promise<void> {
  for (let from = 0; from < golfers.length; from += AT_ONCE) {
    await tx
      .insertInto('golfers')
      .values(golfers.slice(from, from + AT_ONCE).map((golfer) => ({ ...golfer, name_key: golferNameKey(golfer.name) })))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          name_key: eb.ref('excluded.name_key'),
          country: eb.case().when('excluded.country', '=', '').then(eb.ref('golfers.country')).else(eb.ref('excluded.country')).end(),
          birthday: eb.case().when('excluded.birthday', '=', '').then(eb.ref('golfers.birthday')).else(eb.ref('excluded.birthday')).end(),
        })),
      )
      .execute();
  }
  if (golfers.length > 0) invalidate(golfTag.golfers);
}

export async function golfersByIds(tx: Tx, ids: readonly number[]): Promise<Map<number, Golfer>> {
  const found = new Map<number, Golfer>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await tx
      .selectFrom('golfers')
      .select(['id', 'name', 'country', 'birthday'])
      .where('id', 'in', ids.slice(from, from + AT_ONCE))
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}

export async function allGolfers(tx: Tx): Promise<(Golfer & { name_key: string })[]> {
  return tx.selectFrom('golfers').selectAll().orderBy('id').execute();
}

/** Golfer ids by what a source calls them. */
export async function aliasesOf(tx: Tx, source: string): Promise<Map<string, number>> {
  const rows = await tx.selectFrom('golfer_aliases').select(['source_id', 'golfer_id']).where('source', '=', source).execute();
  return new Map(rows.map((row) => [row.source_id, row.golfer_id]));
}

export async function keepAliases(tx: Tx, source: string, aliases: ReadonlyMap<string, number>): Promise<void> {
  for (const [source_id, golfer_id] of aliases)
    await tx
      .insertInto('golfer_aliases')
      .values({ source, source_id, golfer_id })
      .onConflict((conflict) => conflict.columns(['source', 'source_id']).doNothing())
      .execute();
}
