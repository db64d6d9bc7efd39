import { hasKickedOff, type Side } from '../../sport/games/game.rules';
import { abbrevOf, teamOf } from '../game-rows/team-words.rules';
import { compareNames } from '../standings/names.rules';
import type { DogPick } from './picks';

export interface PopularDog {
  eventId: number;
  side: Side;
  team: string;
  abbrev: string;
  count: number;
}

/**
 * How often each team was taken, most first, then by team. Only picks whose game has kicked off go in: a count before that would tell
 * what is sealed. What counts for nothing, and what the missed-pick rule gave, was taken by nobody.
 */
export function popularDogs(picks: readonly DogPick[], now: number): PopularDog[] {
  const counted = new Map<string, PopularDog>();
  for (const { game, side, idle, auto } of picks) {
    if (auto || idle !== null || !hasKickedOff(game, now)) continue;
    const key = `${game.id}-${side}`;
    const known = counted.get(key) ?? { eventId: game.id, side, team: teamOf(game, side), abbrev: abbrevOf(game, side), count: 0 };
    counted.set(key, { ...known, count: known.count + 1 });
  }
  return [...counted.values()].sort(
    (a, b) => b.count - a.count || compareNames(a.team, b.team) || a.eventId - b.eventId || a.side - b.side,
  );
}
