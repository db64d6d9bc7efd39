import type { Updateable } from 'kysely';
import { tag, type Database } from '../ground/db/database';
import type { EventsTable } from '../ground/db/schema';
import { must } from '../ground/must';
import { gameOf } from '../sport/games/game';
import { keepOutcome } from '../sport/games/game-outcomes.store';
import { gameById } from '../sport/games/games.store';
import { keepLateScore } from '../sport/late/late-score.store';
import { keepSteps } from '../sport/steps/step.store';

/** Puts a final score in directly, as a feed would. */
export function finish(db: Database, eventId: number, score1: number, score2: number): Promise<void> {
  return score(db, eventId, { state: 'final', status: 'Final', time_left: '0:00', score1, score2 });
}

/** Puts in how a game stands in its third quarter. */
export function play(db: Database, eventId: number, score1: number, score2: number): Promise<void> {
  return score(db, eventId, { state: 'in_progress', status: 'Q3', time_left: '8:41', score1, score2 });
}

/** The same in its last two minutes. */
export function playLate(db: Database, eventId: number, score1: number, score2: number): Promise<void> {
  return score(db, eventId, { state: 'in_progress', status: 'Q4', time_left: '1:12', score1, score2 });
}

/** Moves a game's home line, or takes it away with null. */
export function moveLine(db: Database, eventId: number, spread2: number | null): Promise<void> {
  return score(db, eventId, { spread2 });
}

export function postpone(db: Database, eventId: number): Promise<void> {
  return score(db, eventId, { state: 'postponed', status: 'Postponed' });
}

/** Has a game played in another week. */
export async function moveGame(db: Database, eventId: number, start: string, kickoffAt: number): Promise<void> {
  await db.write(async (tx, invalidate) => {
    const before = await tx.selectFrom('events').select('week_start').where('id', '=', eventId).executeTakeFirstOrThrow();
    await tx.updateTable('events').set({ week_start: start, kickoff_at: kickoffAt }).where('id', '=', eventId).execute();
    for (const week of [before.week_start, start]) invalidate(tag.games(week));
  });
}

function score(db: Database, eventId: number, values: Updateable<EventsTable>): Promise<void> {
  return db.write(async (tx, invalidate) => {
    const before = await gameById(tx, eventId);
    const row = await tx.updateTable('events').set(values).where('id', '=', eventId).returningAll().executeTakeFirstOrThrow();
    const [known, game] = [must(before, 'a game'), gameOf(row)];
    await keepLateScore(tx, known, game);
    // These scores come without a time of their own: each as one that came after the last.
    const at = Math.max(known.updatedAt, game.kickoffAt) + 1;
    await keepOutcome(tx, known, game, { at });
    await keepSteps(tx, invalidate, known, { seen: [{ ...game, at }], now: at });
    invalidate(tag.games(row.week_start));
  });
}
