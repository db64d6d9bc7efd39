import type { Insertable } from 'kysely';
import { tag, type Database } from '../../../ground/db/database';
import type { EventsTable } from '../../../ground/db/schema';
import { addWeeks, weekWindow } from '../../../sport/games/week.rules';
import { addGame } from '../../../testing/rows.store';

const GAMES = 5;
const DAY = 86_400_000;

export interface PlayedSeason {
  year: number;
  contestId: number;
  /** Opening Tuesday of week 1. */
  firstTuesday: string;
  /** By entry id: how many of the five games of each week it got right. */
  wins: Record<number, readonly number[]>;
}

/** Puts a season straight into the database: five Sunday games a week that the home sides won, and everybody's picks of them. */
export async function playSeason(db: Database, { year, contestId, firstTuesday, wins }: PlayedSeason): Promise<void> {
  const weeks = Math.max(...Object.values(wins).map((each) => each.length));
  for (let week = 1; week <= weeks; week++) {
    const week_start = addWeeks(firstTuesday, week - 1);
    const kickoff_at = weekWindow(week_start).opensAt + 5 * DAY;
    const games: number[] = [];
    for (let n = 0; n < GAMES; n++)
      games.push(
        await addGame(db, {
          season: year,
          week_start,
          kickoff_at: kickoff_at + n * 60_000,
          state: 'final',
          status: 'Final',
          score1: 0,
          score2: 10,
        }),
      );
    const rows = Object.entries(wins).flatMap(([entry, each]) =>
      games.map((event_id, n) => ({
        entry_id: Number(entry),
        week,
        slot: n + 1,
        event_id,
        side: n < (each[week - 1] ?? 0) ? 2 : 1,
        locked_spread: null,
        locked_at: null,
        saved_at: kickoff_at - DAY,
        override_reason: null,
      })),
    );
    await db.write(async (tx, invalidate) => {
      await tx.insertInto('football_picks').values(rows).execute();
      invalidate(tag.picks(contestId, week));
    });
  }
}

/** Sets all games of a week at once, as a feed would. */
export async function setWeek(
  db: Database,
  weekStart: string,
  values: Pick<Insertable<EventsTable>, 'state' | 'score1' | 'score2'>,
): Promise<void> {
  await db.write(async (tx, invalidate) => {
    await tx.updateTable('events').set(values).where('week_start', '=', weekStart).execute();
    invalidate(tag.games(weekStart));
  });
}
