import type { Selectable } from 'kysely';
import type { Tx } from '../../ground/db/database';
import type { SealOpeningsTable } from '../../ground/db/proof-schema';
import type { Hash } from '../../ground/proof/merkle';

const HASH_BYTES = 32;
const ROWS_AT_ONCE = 500;

/** What was sealed of a round last. */
export interface LastSeal {
  period: string;
  beat: number;
  /** Site time, epoch ms. */
  at: number;
  /** In the order of its slots; none once all is open. */
  leaves: readonly Hash[];
  over: boolean;
}

/** A slot that was opened against a seal. */
export interface Opening {
  period: string;
  entry: number;
  slot: number;
  beat: number;
  /** Canonical JSON. */
  content: string;
  index: number;
  size: number;
  path: readonly Hash[];
}

export const joined = (hashes: readonly Hash[]): string => Buffer.concat([...hashes]).toString('base64');

export function parted(text: string): Hash[] {
  const bytes = Buffer.from(text, 'base64');
  return Array.from({ length: bytes.length / HASH_BYTES }, (_, n) => bytes.subarray(n * HASH_BYTES, (n + 1) * HASH_BYTES));
}

export async function lastSeals(tx: Tx, contestId: number): Promise<LastSeal[]> {
  const rows = await tx.selectFrom('seal_rounds').selectAll().where('contest_id', '=', contestId).orderBy('period').execute();
  return rows.map(({ period, beat, at, leaves, over }) => ({ period, beat, at, leaves: parted(leaves), over: over === 1 }));
}

export async function keepSeal(tx: Tx, contestId: number, { period, beat, at, leaves, over }: LastSeal): Promise<void> {
  const values = { beat, at, leaves: over ? '' : joined(leaves), over: over ? 1 : 0 };
  await tx
    .insertInto('seal_rounds')
    .values({ contest_id: contestId, period, ...values })
    .onConflict((on) => on.columns(['contest_id', 'period']).doUpdateSet(values))
    .execute();
}

export async function addOpenings(tx: Tx, contestId: number, openings: readonly Opening[]): Promise<void> {
  for (let from = 0; from < openings.length; from += ROWS_AT_ONCE)
    await tx
      .insertInto('seal_openings')
      .values(
        openings.slice(from, from + ROWS_AT_ONCE).map(({ period, entry, slot, beat, content, index, size, path }) => ({
          contest_id: contestId,
          period,
          entry_id: entry,
          slot,
          beat,
          content,
          place: index,
          size,
          path: joined(path),
        })),
      )
      .execute();
}

/** By seal, entry and slot. @param period of one round alone */
export async function openingsOf(tx: Tx, contestId: number, period?: string): Promise<Opening[]> {
  const all = tx.selectFrom('seal_openings').selectAll().where('contest_id', '=', contestId);
  const rows = await (period === undefined ? all : all.where('period', '=', period))
    .orderBy('beat')
    .orderBy('entry_id')
    .orderBy('slot')
    .execute();
  return rows.map(openingOf);
}

/** The slots of a round that were opened, by 'entry/slot', each with the last seal against which it was. */
export async function openedSlots(tx: Tx, contestId: number, period: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('seal_openings')
    .select(['entry_id', 'slot', 'beat'])
    .where('contest_id', '=', contestId)
    .where('period', '=', period)
    .orderBy('beat')
    .execute();
  return new Map(rows.map(({ entry_id: entry, slot, beat }) => [`${entry}/${slot}`, beat]));
}

function openingOf(row: Selectable<SealOpeningsTable>): Opening {
  const { period, entry_id: entry, slot, beat, content, place: index, size, path } = row;
  return { period, entry, slot, beat, content, index, size, path: parted(path) };
}
