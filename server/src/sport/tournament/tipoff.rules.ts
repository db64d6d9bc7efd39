import { DateTime } from 'luxon';
import { must } from '../../ground/must';
import { CONTEST_ZONE } from '../games/week.rules';
import type { BracketGame, GameKey, Round } from './bracket.rules';

/** The evening before the first week, on which the field is announced; days of a season count from its first. */
export const SELECTION_DAY = 132;
const SELECTION_HOUR = 18;
/** Two days of each round as most years have them, for games whose day is not known yet. */
const USUAL_DAYS: Readonly<Record<Round, readonly [number, number]>> = {
  0: [134, 135],
  1: [136, 137],
  2: [138, 139],
  3: [143, 144],
  4: [145, 146],
  5: [152, 152],
  6: [154, 154],
};

/** Wall time in New York, `days` after the first day of the season, which is written m/d/yyyy. Epoch ms; NaN for no such day. */
export function dayAt(dayZero: string, days: number, hour: number, minute = 0): number {
  return DateTime.fromFormat(dayZero, 'M/d/yyyy', { zone: CONTEST_ZONE }).plus({ days }).set({ hour, minute }).toMillis();
}

/** Noon in New York of a day of the season. @param opensAt when its field is announced, epoch ms */
export const dayOfSeason = (opensAt: number, day: number): number =>
  DateTime.fromMillis(opensAt, { zone: CONTEST_ZONE })
    .plus({ days: day - SELECTION_DAY })
    .set({ hour: 12, minute: 0 })
    .toMillis();

export const selectionAt = (dayZero: string): number => dayAt(dayZero, SELECTION_DAY, SELECTION_HOUR);

/**
 * When each game tips off. The source knows days alone: a day's games are spread as televisions spread them, by round and number.
 *
 * @param dayOf the day of a game, counted from the season's first; undefined while it is not known
 * @returns epoch ms by game
 */
export function tipoffs(games: readonly BracketGame[], dayZero: string, dayOf: (key: GameKey) => number | undefined): Map<GameKey, number> {
  const byDay = new Map<number, BracketGame[]>();
  for (const game of games) {
    const day = dayOf(game.key) ?? usualDay(game);
    byDay.set(day, [...(byDay.get(day) ?? []), game]);
  }
  return new Map(
    [...byDay].flatMap(([day, ofDay]) => {
      const ordered = [...ofDay].sort((a, b) => a.round - b.round || a.number - b.number);
      return ordered.map(({ key }, index) => [key, wallTime(dayZero, day, ordered.length, index)] as const);
    }),
  );
}

/** Games that feed one game are played on one day, half of them on each. */
function usualDay({ round, number }: BracketGame): number {
  const days = USUAL_DAYS[round];
  return must(days[Math.floor((number - 1) / 2) % 2], 'one of two days');
}

/** First tip-off and minutes between two, by how many games a day has. */
function wallTime(dayZero: string, day: number, count: number, index: number): number {
  const [first, every] = count === 1 ? [21 * 60 + 20, 0] : count === 2 ? [1120, 150] : count === 4 ? [1120, 50] : [12 * 60 + 15, 35];
  const minutes = first + every * index;
  return dayAt(dayZero, day, Math.floor(minutes / 60), minutes % 60);
}
