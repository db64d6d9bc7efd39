import { HOLES } from '../contest/cells.rules';
import type { Chances } from './chances.rules';
import type { Race } from './race.rules';

/** What the next hole of a golfer is worth to me. */
export interface HoleWorth {
  readonly id: number;
  readonly name: string;
  /** From 1. */
  readonly hole: number;
  /** My chance of first place if he birdies it, less that if he bogeys it; a share of one. */
  readonly worth: number;
  /** He is one of mine. */
  readonly mine: boolean;
}

/** Less is written as nothing. */
const LEAST = 0.005;
const LENGTH = HOLES.length;

/** The golfers whose next hole of the round that is on is worth most to me, the most first; what his next round brings moves nothing now. */
export function mostWorth(
  race: Pick<Race, 'golfers' | 'entries' | 'mine' | 'over'>,
  { leverage }: Pick<Chances, 'leverage'>,
  most = 3,
): HoleWorth[] {
  const own = new Set(race.entries[race.mine]?.golfers);
  return race.golfers
    .flatMap(({ id, name, next }, g): HoleWorth[] => {
      const worth = leverage.get(id) ?? 0;
      if (Math.floor(next / LENGTH) !== race.over || Math.abs(worth) < LEAST) return [];
      return [{ id, name, hole: (next % LENGTH) + 1, worth, mine: own.has(g) }];
    })
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth) || a.id - b.id)
    .slice(0, most);
}
