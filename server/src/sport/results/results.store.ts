import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { gameOf, type Game } from '../games/game';
import { noticeGame } from '../notices/notice-game';
import type { FinalScore } from '../practice/scoring.rules';
import { GAME_MS, type VisibleGame } from '../practice/visible-game.rules';
import type { SeenGame } from '../steps/step.rules';
import { keepSteps } from '../steps/step.store';
import { A_FEED, noteChange } from '../tournament/changes.store';

export interface GameWithResult {
  game: Game;
  final: FinalScore;
}

const withResults = (tx: Tx) =>
  tx
    .selectFrom('events as e')
    .innerJoin('event_results as r', 'r.event_id', 'e.id')
    .select(['r.score1 as final1', 'r.score2 as final2', 'r.overtime'])
    .where('e.state', 'in', ['scheduled', 'in_progress', 'final'])
    .where('e.manual', '=', 0);

/**
 * The few games whose visible state may be another one at `now`: started, going on, corrected, or shown too early by a clock that went
 * back.
 */
export async function gamesToShow(tx: Tx, now: number): Promise<GameWithResult[]> {
  const rows = await withResults(tx)
    .selectAll('e')
    .where((eb) =>
      eb.or([
        eb.and([eb('e.kickoff_at', '<=', now), eb('e.state', '<>', 'final')]),
        eb.and([eb('e.kickoff_at', '>', now - GAME_MS), eb('e.state', '<>', 'scheduled')]),
        eb.and([
          eb('e.state', '=', 'final'),
          eb.or([
            eb('e.score1', '<>', eb.ref('r.score1')),
            eb('e.score2', '<>', eb.ref('r.score2')),
            eb.and([eb('r.overtime', '=', 1), eb('e.status', '<>', 'F/OT')]),
            eb.and([eb('r.overtime', '=', 0), eb('e.status', '=', 'F/OT')]),
          ]),
        ]),
      ]),
    )
    .orderBy('e.id')
    .execute();
  return rows.map((row) => ({ game: gameOf(row), final: { score1: row.final1, score2: row.final2, overtime: row.overtime === 1 } }));
}

/** Kick-off of the next game after `now` whose result waits to be seen. */
export async function nextKickoffWithResult(tx: Tx, now: number): Promise<number | undefined> {
  const row = await withResults(tx)
    .select('e.kickoff_at')
    .where('e.kickoff_at', '>', now)
    .orderBy('e.kickoff_at')
    .limit(1)
    .executeTakeFirst();
  return row?.kickoff_at;
}

/** Kick-offs of the games that are going on at `now`. */
export async function runningKickoffs(tx: Tx, now: number): Promise<number[]> {
  const rows = await withResults(tx)
    .select('e.kickoff_at')
    .distinct()
    .where('e.kickoff_at', '<=', now)
    .where('e.kickoff_at', '>', now - GAME_MS)
    .execute();
  return rows.map((row) => row.kickoff_at);
}

/** Puts on the board what may be seen of a game. @param passed what it was since, where a practice clock has jumped over it; null where that has gone back */
export async function showGame(
  tx: Tx,
  invalidate: Invalidate,
  game: Game,
  { visible, now, passed = [] }: { visible: VisibleGame; now: number; passed?: readonly SeenGame[] | null },
): Promise<void> {
  const { state, score1, score2, status, timeLeft, possession, statusNote } = visible;
  await Promise.all([
    tx
      .updateTable('events')
      .where('id', '=', game.id)
      .set({ state, score1, score2, status, time_left: timeLeft, possession, status_note: statusNote, updated_at: now })
      .execute(),
    keepSteps(tx, invalidate, game, { seen: passed && [...passed, { ...visible, at: now }], now }),
  ]);
  await noticeGame(tx, game, { ...game, ...visible }, { now });
  invalidate(tag.games(game.weekStart));
  if (game.sport !== 'NCAAB') return;
  invalidate(tag.tournament(game.season));
  // A practice clock that goes back takes results away; that changes none.
  if (state === 'final') await noteChange(tx, game, A_FEED, now);
}
