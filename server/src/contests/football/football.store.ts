import { sql, type Selectable } from 'kysely';
import { scope, type Touch, type Tx } from '../../ground/db/database';
import type { FootballPicksTable } from './football.schema';
import { gameOf, type Game } from '../../sport/games/game';
import type { Side } from '../../sport/games/game.rules';
import type { SavedPick } from './picks/picks';

/** A pick and whose it is. */
export interface EntryPick extends SavedPick {
  entryId: number;
  week: number;
}

/** All picks of the contest's present entries in these weeks, by entry and slot. */
export async function picksOfWeeks(tx: Tx, contestId: number, weeks: readonly number[]): Promise<EntryPick[]> {
  if (weeks.length === 0) return [];
  const rows = await tx
    .selectFrom('football_picks')
    .innerJoin('entries', 'entries.id', 'football_picks.entry_id')
    .selectAll('football_picks')
    .where('entries.contest_id', '=', contestId)
    .where('entries.removed_at', 'is', null)
    .where('week', 'in', weeks)
    .orderBy('entry_id')
    .orderBy('week')
    .orderBy('slot')
    .execute();
  return rows.map(pickOf);
}

export async function picksOfEntry(tx: Tx, entryId: number, week: number): Promise<EntryPick[]> {
  const rows = await tx
    .selectFrom('football_picks')
    .selectAll()
    .where('entry_id', '=', entryId)
    .where('week', '=', week)
    .orderBy('slot')
    .execute();
  return rows.map(pickOf);
}

/** An entry's picks of a week, and the sum of the counters of some scopes, in one question. */
export async function picksAndVersion(
  tx: Tx,
  entryId: number,
  week: number,
  scopes: readonly string[],
): Promise<{ picks: EntryPick[]; version: number }> {
  const { rows } = await sql<Selectable<FootballPicksTable> & { version: number; slot: number | null }>`
    select one.version, picks.*
    from (select coalesce(sum(n), 0) as version from scopes where name in (${sql.join(scopes)})) as one
    left join football_picks as picks on picks.entry_id = ${entryId} and picks.week = ${week}
    order by picks.slot
  `.execute(tx);
  return { version: rows[0]!.version, picks: rows.filter(({ slot }) => slot !== null).map(pickOf) };
}

/** An entry's picks of all weeks, by week and slot. */
export async function allPicksOfEntry(tx: Tx, entryId: number): Promise<EntryPick[]> {
  const rows = await tx.selectFrom('football_picks').selectAll().where('entry_id', '=', entryId).orderBy('week').orderBy('slot').execute();
  return rows.map(pickOf);
}

/** Writes the changed slots of an entry's week. The old ones go first, where any was `replaced`: two slots may have swapped their games. */
export async function writePicks(
  tx: Tx,
  touch: Touch,
  { contestId, entryId, week }: { contestId: number; entryId: number; week: number },
  { picks, changed, replaced = true }: { picks: readonly SavedPick[]; changed: readonly number[]; replaced?: boolean },
): Promise<void> {
  if (changed.length === 0) return;
  if (replaced)
    await tx.deleteFrom('football_picks').where('entry_id', '=', entryId).where('week', '=', week).where('slot', 'in', changed).execute();
  const rows = picks
    .filter((pick) => changed.includes(pick.slot))
    .map((pick) => ({
      entry_id: entryId,
      week,
      slot: pick.slot,
      event_id: pick.eventId,
      side: pick.side,
      locked_spread: pick.lockedSpread,
      locked_at: pick.lockedAt,
      saved_at: pick.savedAt,
      override_reason: pick.overrideReason,
    }));
  if (rows.length > 0) await tx.insertInto('football_picks').values(rows).execute();
  touch(scope.picks(contestId, week));
}

/**
 * Games that were picked in a week and have left it since, as called off: they grade nothing there.
 *
 * @param known the week's own games
 */
export async function movedGames(tx: Tx, picks: readonly SavedPick[], known: ReadonlyMap<number, Game>): Promise<Map<number, Game>> {
  const missing = [...new Set(picks.map((pick) => pick.eventId).filter((id) => !known.has(id)))];
  if (missing.length === 0) return new Map();
  const rows = await tx.selectFrom('events').selectAll().where('id', 'in', missing).execute();
  return new Map(rows.map((row) => [row.id, { ...gameOf(row), state: 'postponed' as const }]));
}

function pickOf(row: Selectable<FootballPicksTable>): EntryPick {
  return {
    entryId: row.entry_id,
    week: row.week,
    slot: row.slot,
    eventId: row.event_id,
    side: row.side as Side,
    lockedSpread: row.locked_spread,
    lockedAt: row.locked_at,
    savedAt: row.saved_at,
    overrideReason: row.override_reason,
  };
}
