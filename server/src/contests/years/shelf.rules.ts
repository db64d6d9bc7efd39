import type { PlayedPeriod } from './played.rules';
import type { Held } from './records.rules';

/** What a player has won. */
export interface Shelf {
  readonly userId: number;
  readonly seasons: number;
  readonly tournaments: number;
  readonly weeks: number;
  /** The latest first. */
  readonly behind: readonly Held[];
}

/** Who has won something: the fullest shelf first, of equal ones that with more seasons, then tournaments. @param periods rounds and seasons */
export function shelvesOf(periods: readonly PlayedPeriod[]): Shelf[] {
  const byUser = new Map<number, Held[]>();
  for (const at of periods)
    for (const [userId, result] of at.results) if (result.won) byUser.set(userId, [...(byUser.get(userId) ?? []), { at, userId, result }]);
  return [...byUser]
    .map(([userId, won]) => {
      const count = (kind: Held['at']['period']['kind']) => won.filter(({ at }) => at.period.kind === kind).length;
      return {
        ...{ userId, seasons: count('season'), tournaments: count('tournament'), weeks: count('week') },
        behind: won.sort((a, b) => b.at.period.at - a.at.period.at),
      };
    })
    .sort((a, b) => b.behind.length - a.behind.length || b.seasons - a.seasons || b.tournaments - a.tournaments || a.userId - b.userId);
}
