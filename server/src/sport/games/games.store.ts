import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { gameOf, type Game, type Sport } from './game';
import { keepOutcome } from './game-outcomes.store';
import { hasKickedOff } from './game.rules';
import { weekStartOf } from './week.rules';

/** The games of these sports in a contest week, by kick-off. */
export async function gamesOfWeek(tx: Tx, weekStart: string, sports: readonly Sport[]): Promise<Game[]> {
  return (await byKickOff(tx, sports).where('week_start', '=', weekStart).execute()).map(gameOf);
}

/** The games of these sports in several contest weeks, by kick-off. */
export async function gamesOfWeeks(tx: Tx, from: string, to: string, sports: readonly Sport[]): Promise<Game[]> {
  return (await byKickOff(tx, sports).where('week_start', '>=', from).where('week_start', '<=', to).execute()).map(gameOf);
}

const byKickOff = (tx: Tx, sports: readonly Sport[]) =>
  tx.selectFrom('events').selectAll().where('sport', 'in', sports).orderBy('kickoff_at').orderBy('team1').orderBy('id');

export async function gamesByIds(tx: Tx, ids: readonly number[]): Promise<Map<number, Game>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom('events').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, gameOf(row)]));
}

export async function gameById(tx: Tx, id: number): Promise<Game | undefined> {
  const row = await tx.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();
  return row && gameOf(row);
}

/**
 * The window in which a season starts: that of its first NFL regular-season game (design.md section 6), the first game of
 * these sports while no NFL game is known. Undefined for a season without games.
 */
export async function seasonStart(tx: Tx, year: number, sports: readonly Sport[]): Promise<string | undefined> {
  const first = tx.selectFrom('events').select('kickoff_at').where('season', '=', year).orderBy('kickoff_at').limit(1);
  const nfl = await first.where('sport', '=', 'NFL').where('game_type', '=', 'REG').executeTakeFirst();
  const any = nfl ?? (await first.where('sport', 'in', sports).executeTakeFirst());
  return any && weekStartOf(any.kickoff_at);
}

/** Opening Tuesdays of a season's weeks that have games of these sports, in order. */
export async function weeksWithGames(tx: Tx, year: number, sports: readonly Sport[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('events')
    .select('week_start')
    .distinct()
    .where('season', '=', year)
    .where('sport', 'in', sports)
    .orderBy('week_start')
    .execute();
  return rows.map((row) => row.week_start);
}

/** The NFL games of a season's regular part, by kick-off. */
export async function regularSeasonGames(tx: Tx, year: number): Promise<Game[]> {
  const rows = await tx
    .selectFrom('events')
    .selectAll()
    .where('season', '=', year)
    .where('sport', '=', 'NFL')
    .where('game_type', '=', 'REG')
    .orderBy('kickoff_at')
    .orderBy('team1')
    .orderBy('id')
    .execute();
  return rows.map(gameOf);
}

/** Opening Tuesday of the last week with NFL games of a season's regular part; undefined for none. */
export async function lastRegularWeek(tx: Tx, year: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('events')
    .select('week_start')
    .where('season', '=', year)
    .where('sport', '=', 'NFL')
    .where('game_type', '=', 'REG')
    .orderBy('week_start', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.week_start;
}

/**
 * Sets a game's home line, or takes it away with null, and keeps it in the game's line history.
 * Refused from kick-off on. Tells whether anything changed.
 */
export async function setLine(
  tx: Tx,
  invalidate: Invalidate,
  game: Game,
  { spread2, now, source }: { spread2: number | null; now: number; source: string },
): Promise<boolean> {
  if (game.spread2 === spread2) return false;
  if (hasKickedOff(game, now)) throw new Refusal('game_started', `${game.team1} at ${game.team2} has kicked off; its line stands.`);
  await tx.updateTable('events').set({ spread2, updated_at: now }).where('id', '=', game.id).execute();
  await tx.insertInto('event_lines').values({ event_id: game.id, at: now, spread2, source }).execute();
  invalidate(tag.games(game.weekStart));
  return true;
}

/** Takes a game off the board or puts it back. A game that is put back starts without a score. */
export async function setState(
  tx: Tx,
  invalidate: Invalidate,
  game: Game,
  { state, now }: { state: 'scheduled' | 'postponed' | 'cancelled'; now: number },
): Promise<boolean> {
  if (game.state === state) return false;
  if (state === 'scheduled' && hasKickedOff(game, now)) {
    throw new Refusal(
      'game_started',
      `${game.team1} at ${game.team2} should have kicked off; only a game to come can be put back on the board.`,
    );
  }
  await tx
    .updateTable('events')
    .where('id', '=', game.id)
    .set({ ...offBoard(state), updated_at: now })
    .execute();
  await keepOutcome(tx, game, { ...game, ...offBoard(state), state }, { at: now });
  invalidate(tag.games(game.weekStart));
  return true;
}

function offBoard(state: 'scheduled' | 'postponed' | 'cancelled') {
  const status = { scheduled: '', postponed: 'Postponed', cancelled: 'Cancelled' }[state];
  return { state, status, score1: null, score2: null, time_left: '', possession: null, status_note: '' };
}
