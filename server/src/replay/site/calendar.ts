import { easternToUtc } from '../independent/eastern';
import { GAME_LASTS, type RealGame } from '../independent/season';

/** The moments of a contest week, epoch ms. */
export interface WeekCalendar {
  /** Noon of the days in New York, after the window has opened. */
  tuesday: number;
  wednesday: number;
  /** Twenty minutes before the kick-off that most games share. */
  big: number;
  kickoffs: number[];
  /** The last final score. */
  over: number;
}

const DAY = 86_400_000;

export function calendarOf(games: readonly RealGame[], firstTuesday: string, week: number): WeekCalendar {
  const noon = (days: number) =>
    easternToUtc(new Date(Date.parse(firstTuesday) + ((week - 1) * 7 + days) * DAY).toISOString().slice(0, 10), '12:00');
  const kickoffs = [...new Set(games.map((game) => game.kickoff))].sort((a, b) => a - b);
  const size = (at: number) => games.filter((game) => game.kickoff === at).length;
  const big = [...kickoffs].sort((a, b) => size(b) - size(a) || a - b)[0] ?? noon(5);
  return { tuesday: noon(0), wednesday: noon(1), big: big - 20 * 60_000, kickoffs, over: (kickoffs.at(-1) ?? noon(5)) + GAME_LASTS };
}
