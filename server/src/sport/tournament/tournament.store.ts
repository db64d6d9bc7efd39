import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import type { NcaabGamesTable } from '../../ground/db/tournament-schema';
import { gameOf, type Game } from '../games/game';
import { weekStartOf } from '../games/week.rules';
import { ROUND_CODES, type BracketGame, type GameKey, type SlotKey } from './bracket.rules';
import { walkoverNote } from './changes.rules';

export interface TournamentTeam {
  id: number;
  name: string;
  abbrev: string;
  /** Two colours; '' unknown. */
  color: string;
}

/** A team as it enters the bracket. */
export interface FieldTeam extends TournamentTeam {
  slot: SlotKey;
  seed: number;
  /** Of a First Four team: the slot of the round of 64 that it plays for. */
  feeds: SlotKey | null;
}

/** A game's day and the result that waits. Whoever reads it must ask the clock first: it tells what nobody may know yet. */
export interface WaitingGame {
  key: GameKey;
  /** Epoch ms. */
  tipoffAt: number;
  result: { score1: number; score2: number; overtime: boolean } | null;
  walkover: 1 | 2 | null;
}

/** All that is stored of a tournament but how its games stand. */
export interface TournamentRecords {
  season: number;
  /** When the field is announced, epoch ms. */
  opensAt: number;
  /** Top left, bottom left, top right, bottom right. */
  regions: readonly string[];
  field: readonly FieldTeam[];
  games: ReadonlyMap<GameKey, WaitingGame>;
}

export async function readRecords(tx: Tx, season: number): Promise<TournamentRecords | undefined> {
  const row = await tx.selectFrom('ncaab_seasons').selectAll().where('season', '=', season).executeTakeFirst();
  if (!row) return undefined;
  const field = await tx
    .selectFrom('ncaab_field as f')
    .innerJoin('ncaab_teams as t', 't.id', 'f.team_id')
    .select(['t.id', 't.name', 't.abbrev', 't.color', 'f.slot', 'f.seed', 'f.feeds'])
    .where('f.season', '=', season)
    .execute();
  const games = await tx.selectFrom('ncaab_games').selectAll().where('season', '=', season).execute();
  return {
    season,
    opensAt: row.opens_at,
    regions: row.regions.split(','),
    field: field.map((team) => ({ ...team, slot: team.slot as SlotKey, feeds: team.feeds as SlotKey | null })),
    games: new Map(games.map((game) => [game.game as GameKey, waitingGame(game)])),
  };
}

function waitingGame({ game, tipoff_at: tipoffAt, score1, score2, overtime, walkover }: NcaabGamesTable): WaitingGame {
  const result = score1 === null || score2 === null ? null : { score1, score2, overtime: overtime === 1 };
  return { key: game as GameKey, tipoffAt, result, walkover: walkover as 1 | 2 | null };
}

const PREFIX = 'NCAAB:';
export const sourceKey = (season: number, key: GameKey): string => `${PREFIX}${season}:${key}`;

/** The games that are on the board, by their place in the bracket. */
export async function tournamentEvents(tx: Tx, season: number): Promise<Map<GameKey, Game>> {
  const rows = await tx.selectFrom('events').selectAll().where('sport', '=', 'NCAAB').where('season', '=', season).execute();
  const start = `${PREFIX}${season}:`;
  return new Map(
    rows.filter((row) => row.source_key.startsWith(start)).map((row) => [row.source_key.slice(start.length) as GameKey, gameOf(row)]),
  );
}

/** Whether a game of the tournament is on or over. */
export async function hasBegun(tx: Tx, season: number): Promise<boolean> {
  const events = await tournamentEvents(tx, season);
  return [...events.values()].some(({ state }) => state === 'in_progress' || state === 'final');
}

/** Scores at half-time by game, where they are known. */
export async function readHalves(tx: Tx, eventIds: readonly number[]): Promise<Map<number, { score1: number; score2: number }>> {
  if (eventIds.length === 0) return new Map();
  const rows = await tx.selectFrom('ncaab_halves').selectAll().where('event_id', 'in', eventIds).execute();
  return new Map(rows.map(({ event_id: id, score1, score2 }) => [id, { score1, score2 }]));
}

/** Keeps the score at half-time, or forgets it with null. */
export async function keepHalf(tx: Tx, invalidate: Invalidate, game: Game, half: { score1: number; score2: number } | null): Promise<void> {
  invalidate(tag.tournament(game.season));
  if (half === null) await tx.deleteFrom('ncaab_halves').where('event_id', '=', game.id).execute();
  else
    await tx
      .insertInto('ncaab_halves')
      .values({ event_id: game.id, ...half })
      .onConflict((conflict) => conflict.column('event_id').doUpdateSet(half))
      .execute();
}

export type Sides = readonly [FieldTeam, FieldTeam];

/** Puts a game on the board, with the result that waits for it. */
export async function addEvent(
  tx: Tx,
  invalidate: Invalidate,
  { season, game, waiting, sides, now }: { season: number; game: BracketGame; waiting: WaitingGame; sides: Sides; now: number },
): Promise<void> {
  const weekStart = weekStartOf(waiting.tipoffAt);
  const { id } = await tx
    .insertInto('events')
    .values({
      source_key: sourceKey(season, game.key),
      sport: 'NCAAB',
      season,
      game_type: ROUND_CODES[game.round],
      kickoff_at: waiting.tipoffAt,
      week_start: weekStart,
      ...sideColumns(sides),
      spread2: null,
      tv: '',
      state: 'scheduled',
      score1: null,
      score2: null,
      status: '',
      time_left: '',
      possession: null,
      status_note: '',
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (waiting.result) await putResult(tx, id, waiting.result);
  invalidate(tag.games(weekStart));
}

/** Writes the result that a game will show. */
export async function putResult(tx: Tx, eventId: number, { score1, score2, overtime }: NonNullable<WaitingGame['result']>): Promise<void> {
  const values = { score1, score2, overtime: overtime ? 1 : 0 };
  await tx
    .insertInto('event_results')
    .values({ event_id: eventId, ...values })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet(values))
    .execute();
}

export async function renameSides(tx: Tx, invalidate: Invalidate, event: Game, sides: Sides): Promise<void> {
  await tx.updateTable('events').set(sideColumns(sides)).where('id', '=', event.id).execute();
  invalidate(tag.games(event.weekStart));
}

export async function removeEvent(tx: Tx, invalidate: Invalidate, event: Game): Promise<void> {
  await tx.deleteFrom('events').where('id', '=', event.id).execute();
  invalidate(tag.games(event.weekStart));
}

/** Takes a game that is not played off the board, saying who goes on; or puts it back, with undefined. */
export async function markWalkover(
  tx: Tx,
  invalidate: Invalidate,
  event: Game,
  { winner, now }: { winner: string | undefined; now: number },
): Promise<void> {
  await tx
    .updateTable('events')
    .set({
      state: winner === undefined ? 'scheduled' : 'cancelled',
      status: winner === undefined ? '' : 'Cancelled',
      status_note: winner === undefined ? '' : walkoverNote(winner),
      updated_at: now,
    })
    .where('id', '=', event.id)
    .execute();
  invalidate(tag.games(event.weekStart));
}

const sideColumns = ([upper, lower]: Sides) => ({
  team1: upper.name,
  team2: lower.name,
  abbrev1: upper.abbrev,
  abbrev2: lower.abbrev,
  rank1: upper.seed,
  rank2: lower.seed,
});

/** Seasons whose games have to come onto the board, or to leave it, because the clock has passed the day on which the field is announced. */
export async function seasonsToOpen(tx: Tx, now: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('ncaab_seasons as s')
    .select(['s.season', 's.opens_at'])
    .select((eb) =>
      eb
        .selectFrom('events as e')
        .select('e.id')
        .where('e.sport', '=', 'NCAAB')
        .where('e.source_key', 'like', `${PREFIX}%`)
        .whereRef('e.season', '=', 's.season')
        .limit(1)
        .as('event_id'),
    )
    .execute();
  return rows.filter((row) => row.opens_at <= now !== (row.event_id !== null)).map(({ season }) => season);
}

/** Keeps who goes on from a game without playing, from `at` on; null for nobody. The game is kept by hand from then on, or not any more. */
export async function keepWalkover(
  tx: Tx,
  { id, season }: Game,
  key: GameKey,
  { winner, at }: { winner: 1 | 2 | null; at: number },
): Promise<void> {
  await tx
    .updateTable('ncaab_games')
    .set({ walkover: winner, ...(winner === null ? {} : { tipoff_at: at }) })
    .where('season', '=', season)
    .where('game', '=', key)
    .execute();
  await tx
    .updateTable('events')
    .set({ manual: winner === null ? 0 : 1 })
    .where('id', '=', id)
    .execute();
}

/** The games that somebody goes on from without playing. */
export async function walkovers(tx: Tx): Promise<Array<{ season: number; key: GameKey; tipoffAt: number }>> {
  const rows = await tx.selectFrom('ncaab_games').select(['season', 'game', 'tipoff_at']).where('walkover', 'is not', null).execute();
  return rows.map(({ season, game, tipoff_at: tipoffAt }) => ({ season, key: game as GameKey, tipoffAt }));
}

/** Whether a game is off the board. */
export async function isOff(tx: Tx, key: string): Promise<boolean | undefined> {
  const row = await tx.selectFrom('events').select('state').where('source_key', '=', key).executeTakeFirst();
  return row && row.state === 'cancelled';
}

/** When the field of the next tournament after `now` is announced, epoch ms. */
export async function nextOpening(tx: Tx, now: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('ncaab_seasons')
    .select('opens_at')
    .where('opens_at', '>', now)
    .orderBy('opens_at')
    .limit(1)
    .executeTakeFirst();
  return row?.opens_at;
}

/** The final scores of all tournaments whose field is announced, with the round of each. @param now site time, epoch ms */
export async function tournamentScores(tx: Tx, now: number): Promise<{ round: number; score1: number; score2: number }[]> {
  const rows = await tx
    .selectFrom('events as e')
    .innerJoin('ncaab_seasons as s', 's.season', 'e.season')
    .select(['e.game_type', 'e.score1', 'e.score2'])
    .where('e.sport', '=', 'NCAAB')
    .where('e.source_key', 'like', `${PREFIX}%`)
    .where('e.state', '=', 'final')
    .where('s.opens_at', '<=', now)
    .execute();
  const rounds = new Map<string, number>(ROUND_CODES.map((code, round) => [code, round]));
  return rows.flatMap(({ game_type: code, score1, score2 }) => {
    const round = rounds.get(code);
    return round === undefined || score1 === null || score2 === null ? [] : [{ round, score1, score2 }];
  });
}

/** The years whose tournaments the site knows, the latest first. */
export async function tournamentYears(tx: Tx): Promise<number[]> {
  const rows = await tx.selectFrom('ncaab_seasons').select('season').orderBy('season', 'desc').execute();
  return rows.map(({ season }) => season);
}
