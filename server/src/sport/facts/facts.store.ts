import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import type { FactChanges } from './fact-changes.rules';
import { NO_FACTS, ROOFS, type KnownFacts, type NamedStarter, type Roof, type Starter } from './game-facts.rules';

/** Ids of a statement: far below both engines' limits. */
const BATCH = 300;

export const roofOf = (text: string | null): Roof | null => ROOFS.find((roof) => roof === text) ?? null;

/** What is known of these games, by event id; each of them is in it. */
export async function knownFacts(tx: Tx, eventIds: readonly number[]): Promise<Map<number, KnownFacts>> {
  const facts = new Map<number, KnownFacts>();
  for (let from = 0; from < eventIds.length; from += BATCH) {
    const ids = eventIds.slice(from, from + BATCH);
    const starters = await startersOf(tx, ids);
    const rows = await tx.selectFrom('events').select(['id', 'total_line', 'neutral', 'roof']).where('id', 'in', ids).execute();
    for (const row of rows) {
      facts.set(row.id, {
        totalLine: row.total_line,
        neutral: row.neutral === null ? null : row.neutral === 1,
        roof: roofOf(row.roof),
        starters: starters.get(row.id) ?? NO_STARTERS,
      });
    }
  }
  return facts;
}

const NO_STARTERS: KnownFacts['starters'] = [null, null];
export const NOTHING_KNOWN: KnownFacts = { ...NO_FACTS, starters: NO_STARTERS };

/** The starters that are named of these games, by event id. */
export async function startersOf(tx: Tx, eventIds: readonly number[]): Promise<Map<number, KnownFacts['starters']>> {
  const found = new Map<number, KnownFacts['starters']>();
  if (eventIds.length === 0) return found;
  const rows = await tx.selectFrom('event_quarterbacks').selectAll().where('event_id', 'in', eventIds).execute();
  for (const { event_id, side, qb_id, name, source, reason } of rows) {
    const [away, home] = found.get(event_id) ?? NO_STARTERS;
    const named: NamedStarter = { id: qb_id, name, source, reason };
    found.set(event_id, side === 1 ? [named, home] : [away, named]);
  }
  return found;
}

export interface FactsReported {
  event: { readonly id: number; readonly weekStart: string; readonly spread2: number | null };
  changes: FactChanges;
  now: number;
  /** 'import', 'demo' or a feed's name. */
  source: string;
}

/** Writes what is new of a game, and tells the week that shows it. */
export async function keepFacts(tx: Tx, invalidate: Invalidate, { event, changes, now, source }: FactsReported): Promise<void> {
  const { totalLine, neutral, roof, starter1, starter2 } = changes;
  const columns = {
    ...(totalLine === undefined ? {} : { total_line: totalLine }),
    ...(neutral === undefined ? {} : { neutral: neutral ? 1 : 0 }),
    ...(roof === undefined ? {} : { roof }),
  };
  if (Object.keys(columns).length > 0) await tx.updateTable('events').set(columns).where('id', '=', event.id).execute();
  if (totalLine !== undefined)
    await tx
      .insertInto('event_lines')
      .values({ event_id: event.id, at: now, spread2: event.spread2, total_line: totalLine, source })
      .execute();
  if (starter1) await keepStarter(tx, { eventId: event.id, side: 1, starter: starter1, source, now });
  if (starter2) await keepStarter(tx, { eventId: event.id, side: 2, starter: starter2, source, now });
  invalidate(tag.games(event.weekStart));
}

export interface StarterNamed {
  eventId: number;
  side: 1 | 2;
  starter: Starter;
  source: string;
  reason?: string;
  now: number;
}

export async function keepStarter(tx: Tx, { eventId, side, starter, source, reason = '', now }: StarterNamed): Promise<void> {
  const row = { qb_id: starter.id, name: starter.name, source, reason, at: now };
  await tx
    .insertInto('event_quarterbacks')
    .values({ event_id: eventId, side, ...row })
    .onConflict((conflict) => conflict.columns(['event_id', 'side']).doUpdateSet(row))
    .execute();
}

/** Keeps who starts games that are new. */
export async function addStarters(
  tx: Tx,
  games: readonly { eventId: number; starters: readonly [Starter | null, Starter | null] }[],
  { source, now }: { source: string; now: number },
): Promise<void> {
  const rows = games.flatMap(({ eventId, starters }) =>
    starters.flatMap((starter, n) =>
      starter ? [{ event_id: eventId, side: n + 1, qb_id: starter.id, name: starter.name, source, reason: '', at: now }] : [],
    ),
  );
  for (let from = 0; from < rows.length; from += BATCH)
    await tx
      .insertInto('event_quarterbacks')
      .values(rows.slice(from, from + BATCH))
      .execute();
}

/** Under which id somebody of this name has started for a club; undefined for nobody. */
export async function starterIdOf(tx: Tx, club: string, name: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('event_quarterbacks as q')
    .innerJoin('events as e', 'e.id', 'q.event_id')
    .select('q.qb_id')
    .where('q.name', '=', name)
    .where((eb) =>
      eb.or([eb.and([eb('q.side', '=', 1), eb('e.abbrev1', '=', club)]), eb.and([eb('q.side', '=', 2), eb('e.abbrev2', '=', club)])]),
    )
    .orderBy('e.kickoff_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.qb_id;
}
