import { PostgresAdapter, type Selectable } from 'kysely';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { places, run, textFor } from '../../ground/db/statement';
import { must } from '../../ground/must';
import { gameOf, type Game } from '../../sport/games/game';
import type { Side } from '../../sport/games/game.rules';
import type { FootballPicksTable } from './football.schema';
import type { SavedPick } from './picks';

/** A pick and whose it is. */
export interface EntryPick extends SavedPick {
  entryId: number;
  week: number;
}

/** All picks of the contest's present entries in these weeks, by entry and slot. */
export async function picksOfWeeks(tx: Tx, contestId: number, weeks: readonly number[]): Promise<EntryPick[]> {
  if (weeks.length === 0) return [];
  const postgres = tx.getExecutor().adapter instanceof PostgresAdapter;
  const [row] = await run<{ picks: string }>(tx, (postgres ? allInPostgres : allInSqlite)(weeks.length), [contestId, ...weeks]);
  return (JSON.parse(must(row, 'the row of all picks').picks) as PickFields[]).map(pickOfFields).sort(byEntryAndSlot);
}

/** In the order of PICK_FIELDS. */
type PickFields = [number, number, number, number, number, number | null, number | null, number, string | null];
const PICK_FIELDS = 'entry_id, week, slot, event_id, side, locked_spread, locked_at, saved_at, override_reason';

/**
 * A contest has hundreds of picks: as one text they cost a tenth of what a row each would. The join says the order, entries first: a planner
 * whose statistics are older than the picks may take each pick through all entries, which is minutes for a large contest.
 */
const all = (list: string, picksOf: (weeks: string) => string) =>
  textFor(
    (weeks) => `select ${list} as picks from (select id from entries where contest_id = $1 and removed_at is null) as e
      cross join ${picksOf(places(weeks, 1, 2))}`,
  );
const FIELDS = PICK_FIELDS.split(', ')
  .map((name) => `p.${name}`)
  .join(', ');
const allInSqlite = all(
  `json_group_array(json_array(${FIELDS}))`,
  (weeks) => `football_picks as p on p.entry_id = e.id and p.week in ${weeks}`,
);
const allInPostgres = all(
  `coalesce(json_agg(json_build_array(${FIELDS})), '[]')::text`,
  (weeks) => `lateral (select * from football_picks where entry_id = e.id and week in ${weeks} offset 0) as p`,
);

const byEntryAndSlot = (a: EntryPick, b: EntryPick): number => a.entryId - b.entryId || a.week - b.week || a.slot - b.slot;

function pickOfFields([entryId, week, slot, eventId, side, lockedSpread, lockedAt, savedAt, overrideReason]: PickFields): EntryPick {
  return { entryId, week, slot, eventId, side: side as Side, lockedSpread, lockedAt, savedAt, overrideReason };
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

const withVersion = textFor(
  (tags) => `select one.version, two.closed, picks.*
    from (select coalesce(sum(n), 0) as version from scopes where name in ${places(tags, 1)}) as one
    cross join (select count(*) as closed from entries join season_freezes as freezes on freezes.contest_id = entries.contest_id
      where entries.id = $${tags + 1}) as two
    left join football_picks as picks on picks.entry_id = $${tags + 1} and picks.week = $${tags + 2}
    order by picks.slot`,
);

/** An entry's picks of a week, the sum of the counters of some tags, and whether its season is closed, in one question. */
export async function picksAndVersion(
  tx: Tx,
  entryId: number,
  week: number,
  tags: readonly string[],
): Promise<{ picks: EntryPick[]; version: number; closed: boolean }> {
  const rows = await run<Selectable<FootballPicksTable> & { version: number; closed: number; slot: number | null }>(
    tx,
    withVersion(tags.length),
    [...tags, entryId, week],
  );
  const { version, closed } = must(rows[0], 'the sum of the counters');
  return { version, closed: closed > 0, picks: rows.filter(({ slot }) => slot !== null).map(pickOf) };
}

/** An entry's picks of all weeks, by week and slot. */
export async function allPicksOfEntry(tx: Tx, entryId: number): Promise<EntryPick[]> {
  const rows = await tx.selectFrom('football_picks').selectAll().where('entry_id', '=', entryId).orderBy('week').orderBy('slot').execute();
  return rows.map(pickOf);
}

const removal = textFor((slots) => `delete from football_picks where entry_id = $1 and week = $2 and slot in ${places(slots, 1, 3)}`);
const SLOT_COLUMNS = ['slot', 'event_id', 'side', 'locked_spread', 'locked_at', 'saved_at', 'override_reason'];
const COLUMNS = ['entry_id', 'week', ...SLOT_COLUMNS];
const insertion = textFor((rows) => `insert into football_picks (${COLUMNS.join(', ')}) values ${places(COLUMNS.length, rows)}`);

/** PostgreSQL does both in one statement, the removal first since the rest asks how much it removed. */
const REPLACING = `with gone as (delete from football_picks where entry_id = $1 and week = $2 and slot = any($3::int[]) returning slot)
  insert into football_picks (${COLUMNS.join(', ')})
  select $1, $2, fresh.*
  from unnest($4::int[], $5::int[], $6::int[], $7::float8[], $8::bigint[], $9::bigint[], $10::text[]) as fresh
  where (select count(*) from gone) >= 0`;

/** Writes the changed slots of an entry's week. The old ones go first, where any was `replaced`: two slots may have swapped their games. */
export async function writePicks(
  tx: Tx,
  invalidate: Invalidate,
  { contestId, entryId, week }: { contestId: number; entryId: number; week: number },
  { picks, changed, replaced = true }: { picks: readonly SavedPick[]; changed: readonly number[]; replaced?: boolean },
): Promise<void> {
  if (changed.length === 0) return;
  const rows = picks.filter((pick) => changed.includes(pick.slot)).map(slotFields);
  if (tx.getExecutor().adapter instanceof PostgresAdapter) {
    const columns = SLOT_COLUMNS.map((_name, n) => rows.map((row) => row[n]));
    await run(tx, REPLACING, [entryId, week, changed, ...columns]);
  } else {
    if (replaced) await run(tx, removal(changed.length), [entryId, week, ...changed]);
    if (rows.length > 0)
      await run(
        tx,
        insertion(rows.length),
        rows.flatMap((row) => [entryId, week, ...row]),
      );
  }
  invalidate(tag.picks(contestId, week));
}

/** In the order of SLOT_COLUMNS. */
const slotFields = ({ slot, eventId, side, lockedSpread, lockedAt, savedAt, overrideReason }: SavedPick) => [
  slot,
  eventId,
  side,
  lockedSpread,
  lockedAt,
  savedAt,
  overrideReason,
];

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
