import type { Database } from '../../../ground/db/database';
import { addGame } from '../../../testing/rows.store';

const DAY = 86_400_000;

/**
 * Games of a season of its own, week by week from September's first Tuesday on.
 * @param days when each game of a week is played, in days after its Tuesday
 * @param of what else is so of a week's game, both counted from 0
 * @returns their ids
 */
export async function addSeason(
  db: Database,
  { year, weeks, days }: { year: number; weeks: number; days: readonly number[] },
  of: (week: number, game: number) => Parameters<typeof addGame>[1],
): Promise<number[][]> {
  const opens = Date.UTC(year, 8, 4, 12);
  const first = opens + ((9 - new Date(opens).getUTCDay()) % 7) * DAY;
  const games: number[][] = [];
  for (let week = 0; week < weeks; week += 1) {
    const start = first + week * 7 * DAY;
    const ofWeek: number[] = [];
    for (const [game, day] of days.entries()) {
      const when = { season: year, kickoff_at: start + day * DAY, week_start: new Date(start).toISOString().slice(0, 10) };
      ofWeek.push(await addGame(db, { ...of(week, game), ...when }));
    }
    games.push(ofWeek);
  }
  return games;
}
