import type { Insertable } from 'kysely';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import type { EventsTable } from '../../ground/db/schema';
import type { SmackTable } from '../../ground/db/smack-schema';
import { must } from '../../ground/must';
import { teamName } from '../../sport/games/teams';
import { weekStartOf } from '../../sport/games/week.rules';
import { finalGame } from '../../sport/practice/visible-game.rules';
import type { DemoGame, DemoLine } from './demo-games';
import { DEMO_SEASON, DEMO_START } from './demo-season';
import type { DemoMessage } from './demo-smack';

const BATCH = 300;

/** True while nobody, no contest and no game is there. */
export async function isEmpty(tx: Tx): Promise<boolean> {
  const found = [
    await tx.selectFrom('users').select('id').limit(1).executeTakeFirst(),
    await tx.selectFrom('contests').select('id').limit(1).executeTakeFirst(),
    await tx.selectFrom('events').select('id').limit(1).executeTakeFirst(),
  ];
  return found.every((row) => row === undefined);
}

/**
 * Writes the games as they stand before any of them is played, and answers their ids by key.
 *
 * @param options `over`: the season is; its games are written with their final scores. `until`: lines of later are not known yet, epoch ms
 */
export async function addDemoGames(
  tx: Tx,
  invalidate: Invalidate,
  games: readonly DemoGame[],
  { season = DEMO_SEASON, over = false, until = DEMO_START }: { season?: number; over?: boolean; until?: number } = {},
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const batch of batches(games)) {
    const rows = await tx
      .insertInto('events')
      .values(batch.map((game) => (over ? finishedRow(game, season, until) : eventRow(game, season, until))))
      .returning(['id', 'source_key'])
      .execute();
    for (const row of rows) ids.set(row.source_key, row.id);
  }
  const idOf = (game: DemoGame) => must(ids.get(game.sourceKey), 'the id of a game that was just written');
  const lines = games.flatMap((game) => knownLines(game, until).map((line) => ({ event_id: idOf(game), ...line, source: 'demo' })));
  for (const batch of batches(lines)) await tx.insertInto('event_lines').values(batch).execute();
  const results = games
    .filter((game) => !game.postponed)
    .map((game) => ({ event_id: idOf(game), score1: game.final.score1, score2: game.final.score2, overtime: game.final.overtime ? 1 : 0 }));
  for (const batch of batches(results)) await tx.insertInto('event_results').values(batch).execute();
  for (const game of games) invalidate(tag.games(weekStartOf(game.kickoffAt)));
  invalidate(tag.season(season));
  return ids;
}

/** Fills the board of a contest, `football:3`. */
export async function addDemoSmack(
  tx: Tx,
  invalidate: Invalidate,
  { board, messages, userIds }: { board: string; messages: readonly DemoMessage[]; userIds: ReadonlyMap<string, number> },
): Promise<void> {
  const rows = messages.map(({ entry, message, at }): Insertable<SmackTable> => ({
    board,
    user_id: must(userIds.get(entry.user), entry.user),
    entry_name: entry.name,
    message,
    created_at: at,
    archived: 0,
  }));
  for (const batch of batches(rows)) await tx.insertInto('smack').values(batch).execute();
  invalidate(tag.smack(board));
}

/** The lines that are known by then. Games of later weeks have their opening line. */
function knownLines({ lines }: DemoGame, until: number): DemoLine[] {
  const known = lines.filter((line) => line.at <= until);
  return known.length > 0 ? known : [{ at: until, spread2: must(lines[0], 'the opening line of a game').spread2 }];
}

function finishedRow(game: DemoGame, season: number, until: number): Insertable<EventsTable> {
  const { state, score1, score2, status, timeLeft } = finalGame(game.final);
  return { ...eventRow(game, season, until), state, score1, score2, status, time_left: timeLeft };
}

function eventRow(game: DemoGame, season: number, until: number): Insertable<EventsTable> {
  return {
    source_key: game.sourceKey,
    sport: game.sport,
    season,
    game_type: 'REG',
    kickoff_at: game.kickoffAt,
    week_start: weekStartOf(game.kickoffAt),
    team1: teamName(game.sport, game.abbrev1),
    team2: teamName(game.sport, game.abbrev2),
    abbrev1: game.abbrev1,
    abbrev2: game.abbrev2,
    rank1: game.rank1,
    rank2: game.rank2,
    spread2: must(knownLines(game, until).at(-1), 'a line of the game').spread2,
    tv: game.tv,
    state: game.postponed ? 'postponed' : 'scheduled',
    score1: null,
    score2: null,
    status: game.postponed ? 'Postponed' : '',
    time_left: '',
    possession: null,
    status_note: game.postponed,
    updated_at: Math.min(until, game.kickoffAt),
  };
}

/** Rows for one statement each. */
export function batches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) => items.slice(index * BATCH, (index + 1) * BATCH));
}
