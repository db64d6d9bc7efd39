import type { Insertable, Selectable, Updateable } from 'kysely';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import type { EventsTable } from '../../ground/db/schema';
import { knownFacts } from '../facts/facts.store';
import type { KnownFacts } from '../facts/game-facts.rules';
import { gameOf, type Sport } from '../games/game';
import { noticeGame } from '../notices/notice-game';
import { keepSteps } from '../steps/step.store';
import { followGame } from '../tournament/advance';
import type { FeedGame } from './feed-game';
import type { FeedSource, KnownEvent, UnconfirmedScore } from './known-event';
import { REPLAY_MS, SAME_GAME_MS } from './rules/find-event.rules';
import type { GameFields } from './rules/game-plan.rules';

export interface KnownEvents {
  events: KnownEvent[];
  unconfirmed: ReadonlyMap<number, UnconfirmedScore>;
  facts: ReadonlyMap<number, KnownFacts>;
}

/** Every game of the site that these games of a feed could be. */
export async function eventsAround(tx: Tx, sport: Sport, games: readonly FeedGame[]): Promise<KnownEvents> {
  const kickoffs = games.map((game) => game.kickoffAt);
  const keys = games.flatMap((game) => (game.feedKey === null ? [] : [game.feedKey]));
  const rows = await tx
    .selectFrom('events')
    .selectAll()
    .where('sport', '=', sport)
    .where((eb) =>
      eb.or([
        eb.and([eb('kickoff_at', '>=', Math.min(...kickoffs) - REPLAY_MS), eb('kickoff_at', '<=', Math.max(...kickoffs) + SAME_GAME_MS)]),
        ...(keys.length === 0 ? [] : [eb('feed_key', 'in', keys)]),
      ]),
    )
    .orderBy('id')
    .execute();
  return withMarks(tx, rows);
}

/** The same of these games alone. */
export async function eventsById(tx: Tx, ids: readonly number[]): Promise<KnownEvents> {
  const rows = ids.length === 0 ? [] : await tx.selectFrom('events').selectAll().where('id', 'in', ids).orderBy('id').execute();
  return withMarks(tx, rows);
}

async function withMarks(tx: Tx, rows: ReadonlyArray<Selectable<EventsTable>>): Promise<KnownEvents> {
  const sources = await lineSources(
    tx,
    rows.filter((row) => row.spread2 !== null && row.state === 'scheduled').map((row) => row.id),
  );
  return {
    events: rows.map((row) => knownEvent(row, sources.get(row.id) ?? null)),
    unconfirmed: await unconfirmedScores(
      tx,
      rows.map((row) => row.id),
    ),
    facts: await knownFacts(
      tx,
      rows.map((row) => row.id),
    ),
  };
}

function knownEvent(row: Selectable<EventsTable>, lineSource: string | null): KnownEvent {
  return { ...gameOf(row), feedKey: row.feed_key, manual: row.manual === 1, manualLine: row.manual_line === 1, lineSource };
}

/** Where each game's present line is from. */
async function lineSources(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('event_lines')
    .select(['event_id', 'source'])
    .where('id', 'in', (lines) =>
      lines
        .selectFrom('event_lines')
        .select((eb) => eb.fn.max('id').as('id'))
        .where('event_id', 'in', ids)
        .groupBy('event_id'),
    )
    .execute();
  return new Map(rows.map((row) => [row.event_id, row.source]));
}

async function unconfirmedScores(tx: Tx, ids: readonly number[]): Promise<Map<number, UnconfirmedScore>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom('feed_corrections').selectAll().where('event_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.event_id, { score1: row.score1, score2: row.score2, seenAt: row.seen_at }]));
}

/** A game that only the feed knows so far; its id. One that is there under this id, from whichever feed, is not made twice. */
export async function addEvent(
  tx: Tx,
  invalidate: Invalidate,
  row: Insertable<EventsTable>,
  source: FeedSource,
): Promise<number | undefined> {
  const added = await tx
    .insertInto('events')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return undefined;
  if (row.spread2 !== null && row.spread2 !== undefined)
    await keepLine(tx, { event_id: added.id, at: row.updated_at, spread2: row.spread2, source });
  invalidate(tag.games(row.week_start));
  invalidate(tag.season(row.season));
  return added.id;
}

/** Writes what a feed changes of a game, and tells the weeks that show it. */
export async function changeEvent(
  tx: Tx,
  invalidate: Invalidate,
  known: KnownEvent,
  { fields, source, now }: { fields: GameFields; source: FeedSource; now: number },
): Promise<void> {
  const { feedKey: reported, ...visible } = fields;
  const feedKey = reported != null && (await isTaken(tx, reported, known.id)) ? undefined : reported;
  const seen = Object.keys(visible).length > 0;
  if (seen || feedKey !== undefined)
    await Promise.all([
      tx
        .updateTable('events')
        .where('id', '=', known.id)
        .set({ ...columnsOf(visible), ...(feedKey === undefined ? {} : { feed_key: feedKey }), ...(seen ? { updated_at: now } : {}) })
        .execute(),
      keepSteps(tx, invalidate, known, { seen: [{ ...known, ...visible, at: now }], now }),
    ]);
  if (fields.spread2 !== undefined && fields.spread2 !== null)
    await keepLine(tx, { event_id: known.id, at: now, spread2: fields.spread2, source });
  if (!seen) return;
  await noticeGame(tx, known, { ...known, ...visible }, { now });
  for (const week of [known.weekStart, fields.weekStart ?? known.weekStart]) invalidate(tag.games(week));
  if (fields.kickoffAt !== undefined) invalidate(tag.season(known.season));
  await followGame(tx, invalidate, known, { now });
}

/** A feed's id names one game; when another feed tells the same id of another game, the first keeps it. */
async function isTaken(tx: Tx, feedKey: string, eventId: number): Promise<boolean> {
  const other = await tx.selectFrom('events').select('id').where('feed_key', '=', feedKey).where('id', '!=', eventId).executeTakeFirst();
  return other !== undefined;
}

/** Remembers a score that has to be confirmed, or forgets it. */
export async function keepUnconfirmed(tx: Tx, eventId: number, score: UnconfirmedScore | null): Promise<void> {
  await tx.deleteFrom('feed_corrections').where('event_id', '=', eventId).execute();
  if (score)
    await tx
      .insertInto('feed_corrections')
      .values({ event_id: eventId, score1: score.score1, score2: score.score2, seen_at: score.seenAt })
      .execute();
}

async function keepLine(tx: Tx, line: { event_id: number; at: number; spread2: number; source: FeedSource }): Promise<void> {
  await tx.insertInto('event_lines').values(line).execute();
}

const columns = { kickoffAt: 'kickoff_at', weekStart: 'week_start', timeLeft: 'time_left', statusNote: 'status_note' } as const;

function columnsOf(fields: GameFields): Updateable<EventsTable> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [columns[field as keyof typeof columns] ?? field, value]));
}
