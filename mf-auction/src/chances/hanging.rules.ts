import type { BracketData } from '../contest/auction.types';
import type { Chances } from './chances.rules';

/** A game that is on, and what an owner's chance is after each way it may end. */
export interface Hanging {
  /** The game's number. */
  readonly ID: number;
  /** What hangs on it: to end in profit, or, where that is as good as decided either way, to be first. */
  readonly of: 'profit' | 'first';
  readonly now: number;
  /** The end that is better for the owner first. */
  readonly ends: readonly [End, End];
}

interface End {
  readonly winner: string;
  readonly chance: number;
}

/** Less is no difference that is worth a word. */
const LEAST = 0.005;

/** The games that are on, by how much an owner's chance hangs on each, the most first; those that move nothing are left out. @param mine the owner's index */
export function hangingOn({ bracket, scores }: Pick<BracketData, 'bracket' | 'scores'>, chances: Chances, mine: number): Hanging[] {
  const on = new Set(scores.data.flatMap(({ ID, inProgress }) => (inProgress === 1 ? [ID] : [])));
  const slots = new Map(bracket.data.map((slot) => [`${slot.round}:${slot.position}`, slot]));
  const own = chances.owners[mine];
  if (!own) return [];
  return chances.games
    .flatMap((game): Hanging[] => {
      const [upper, lower] = [1, 2].map((side) => slots.get(`${game.round + 1}:${2 * game.game + side}`));
      if (!upper || !lower || !on.has(upper.event_id)) return [];
      const endsOf = (of: Hanging['of']): [End, End] =>
        better({ winner: upper.Team, chance: game[of][0][mine] ?? 0 }, { winner: lower.Team, chance: game[of][1][mine] ?? 0 });
      const of = gapOf(endsOf('profit')) < LEAST ? 'first' : 'profit';
      return [{ ID: upper.event_id, of, now: own[of], ends: endsOf(of) }];
    })
    .filter(({ ends }) => gapOf(ends) >= LEAST)
    .sort((a, b) => gapOf(b.ends) - gapOf(a.ends) || a.ID - b.ID);
}

const better = (upper: End, lower: End): [End, End] => (upper.chance >= lower.chance ? [upper, lower] : [lower, upper]);

const gapOf = ([best, other]: Hanging['ends']): number => best.chance - other.chance;
