import type { Insertable } from 'kysely';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import type { EventsTable } from '../../ground/db/schema';
import { must } from '../../ground/must';
import { addStarters } from '../facts/facts.store';
import { gameOf, type Game, type Sport } from '../games/game';
import { teamName } from '../games/teams';
import type { ImportedGame } from './game-row.rules';
import type { GameChange } from './import-plan.rules';

const SOURCE = 'import';
/** Rows of a statement: with the columns of a game far below both engines' limits. */
const BATCH = 200;

export interface KnownGame {
  game: Game;
  result: ImportedGame['result'];
  feedKey: string | null;
  /** An administrator set the line; an import leaves it alone, as feeds do. */
  manualLine: boolean;
}

/** The games of a file that the site has, by the file's key: those of this key, and those that a live feed brought under the same id. */
export async function knownGames(tx: Tx, games: readonly ImportedGame[]): Promise<Map<string, KnownGame>> {
  const known = new Map<string, KnownGame>();
  for (const batch of batches(games)) {
    const keys = batch.map((game) => game.sourceKey);
    const keyOfFeed = new Map(batch.flatMap((game) => (game.feedKey === null ? [] : [[game.feedKey, game.sourceKey] as const])));
    const rows = await tx
      .selectFrom('events as e')
      .leftJoin('event_results as r', 'r.event_id', 'e.id')
      .selectAll('e')
      .select(['r.score1 as final1', 'r.score2 as final2', 'r.overtime'])
      .where((eb) =>
        eb.or([eb('e.source_key', 'in', keys), ...(keyOfFeed.size === 0 ? [] : [eb('e.feed_key', 'in', [...keyOfFeed.keys()])])]),
      )
      .execute();
    for (const row of rows) {
      const { final1, final2, overtime } = row;
      const result = final1 === null || final2 === null ? null : { score1: final1, score2: final2, overtime: overtime === 1 };
      const key = keys.includes(row.source_key)
        ? row.source_key
        : must(keyOfFeed.get(row.feed_key ?? ''), `the file's key of ${row.source_key}`);
      if (key === row.source_key || !known.has(key))
        known.set(key, { game: gameOf(row), result, feedKey: row.feed_key, manualLine: row.manual_line === 1 });
    }
  }
  return known;
}

/** Gives known games the names that the file has for them, unless another game has that name already. */
export async function nameAtSource(tx: Tx, known: ReadonlyMap<string, KnownGame>, games: readonly ImportedGame[]): Promise<void> {
  for (const { sourceKey, feedKey } of games) {
    const one = known.get(sourceKey);
    if (!one) continue;
    if (one.game.sourceKey !== sourceKey)
      await tx.updateTable('events').set({ source_key: sourceKey }).where('id', '=', one.game.id).execute();
    if (feedKey === null || one.feedKey === feedKey) continue;
    const taken = await tx.selectFrom('events').select('id').where('feed_key', '=', feedKey).executeTakeFirst();
    if (!taken) await tx.updateTable('events').set({ feed_key: feedKey }).where('id', '=', one.game.id).execute();
  }
}

export async function addGames(
  tx: Tx,
  invalidate: Invalidate,
  { sport, games, now }: { sport: Sport; games: readonly ImportedGame[]; now: number },
): Promise<void> {
  for (const batch of batches(games)) {
    const ids = await tx
      .insertInto('events')
      .values(batch.map((game) => newEvent(sport, game, now)))
      .returning(['id', 'source_key'])
      .execute();
    const idOfKey = new Map(ids.map((row) => [row.source_key, row.id]));
    const idOf = ({ sourceKey }: ImportedGame) => must(idOfKey.get(sourceKey), `the id of ${sourceKey}`);
    const lines = batch
      .filter((game) => game.spread2 !== null || game.facts.totalLine !== null)
      .map((game) => ({ event_id: idOf(game), at: now, spread2: game.spread2, total_line: game.facts.totalLine, source: SOURCE }));
    if (lines.length > 0) await tx.insertInto('event_lines').values(lines).execute();
    await addStarters(
      tx,
      batch.map((game) => ({ eventId: idOf(game), starters: game.facts.starters })),
      { source: SOURCE, now },
    );
    const results = batch.flatMap((game) => (game.result ? [resultRow(idOf(game), game.result)] : []));
    if (results.length > 0) await tx.insertInto('event_results').values(results).execute();
  }
  for (const game of games) {
    invalidate(tag.games(game.weekStart));
    invalidate(tag.season(game.season));
  }
}

export async function changeGame(
  tx: Tx,
  invalidate: Invalidate,
  game: Game,
  { imported, change, now }: { imported: ImportedGame; change: GameChange; now: number },
): Promise<void> {
  const { moves, renames, line, result, reopens } = change;
  if (moves || renames || line !== undefined) {
    await tx
      .updateTable('events')
      .where('id', '=', game.id)
      .set({
        ...scheduleOf(game.sport, imported),
        ...(line === undefined ? {} : { spread2: line }),
        ...(reopens ? unplayed : {}),
        updated_at: now,
      })
      .execute();
    for (const weekStart of [game.weekStart, imported.weekStart]) invalidate(tag.games(weekStart));
  }
  if (moves || renames) for (const season of [game.season, imported.season]) invalidate(tag.season(season));
  if (line !== undefined)
    await tx.insertInto('event_lines').values({ event_id: game.id, at: now, spread2: line, source: SOURCE }).execute();
  if (!result) return;
  const row = resultRow(game.id, result);
  await tx
    .insertInto('event_results')
    .values(row)
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet(row))
    .execute();
}

const unplayed = { state: 'scheduled', score1: null, score2: null, status: '', time_left: '', possession: null, status_note: '' } as const;

function newEvent(sport: Sport, game: ImportedGame, now: number): Insertable<EventsTable> {
  return {
    source_key: game.sourceKey,
    feed_key: game.feedKey,
    sport,
    ...scheduleOf(sport, game),
    rank1: null,
    rank2: null,
    spread2: game.spread2,
    total_line: game.facts.totalLine,
    neutral: game.facts.neutral === null ? null : game.facts.neutral ? 1 : 0,
    roof: game.facts.roof,
    tv: '',
    ...unplayed,
    updated_at: now,
  };
}

function scheduleOf(sport: Sport, game: ImportedGame) {
  return {
    season: game.season,
    game_type: game.gameType,
    kickoff_at: game.kickoffAt,
    week_start: game.weekStart,
    team1: teamName(sport, game.abbrev1),
    team2: teamName(sport, game.abbrev2),
    abbrev1: game.abbrev1,
    abbrev2: game.abbrev2,
  };
}

function resultRow(eventId: number, { score1, score2, overtime }: NonNullable<ImportedGame['result']>) {
  return { event_id: eventId, score1, score2, overtime: overtime ? 1 : 0 };
}

function batches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) => items.slice(index * BATCH, (index + 1) * BATCH));
}
