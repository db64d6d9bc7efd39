import type { Standing } from '@poolhouse/contract/football-rules';
import { compareNames } from '../../standings/names.rules';

export interface AllTime {
  /** One name in any case is one. */
  key: string;
  /** As it was spelt in the latest year. */
  name: string;
  wins: number;
  losses: number;
  points: number;
  years: number;
}

/**
 * Adds an entry name's records up over the years; most wins first, then by name.
 *
 * @param seasons each year's standings, the latest year first
 */
export function allTime(seasons: readonly (readonly Standing[])[], keyOf: (name: string) => string): AllTime[] {
  const names = new Map<string, AllTime>();
  for (const { name, wins, losses, points } of seasons.flat()) {
    const key = keyOf(name);
    const known = names.get(key) ?? { key, name, wins: 0, losses: 0, points: 0, years: 0 };
    names.set(key, {
      ...known,
      wins: known.wins + wins,
      losses: known.losses + losses,
      points: known.points + points,
      years: known.years + 1,
    });
  }
  return [...names.values()].sort((a, b) => b.wins - a.wins || compareNames(a.name, b.name));
}

/** Wins of all graded picks, 0 to 1 in thousandths; 0 before the first. */
export function winShare({ wins, losses }: Pick<Standing, 'wins' | 'losses'>): number {
  return wins + losses === 0 ? 0 : Math.round((1000 * wins) / (wins + losses)) / 1000;
}
