import type { Side } from '../../../sport/games/game.rules';
import { compareNames } from '../../standings/names.rules';

export interface PopularPick {
  eventId: number;
  side: Side;
  team: string;
  count: number;
}

/**
 * How often each side was picked, most first, then by team. Only picks that everybody may see go in: a count before
 * kick-off would tell what is sealed.
 */
export function popularPicks(open: readonly { eventId: number; side: Side; team: string }[]): PopularPick[] {
  const counted = new Map<string, PopularPick>();
  for (const { eventId, side, team } of open) {
    const key = `${eventId}-${side}`;
    const known = counted.get(key);
    if (known) known.count += 1;
    else counted.set(key, { eventId, side, team, count: 1 });
  }
  return [...counted.values()].sort(byCount);
}

export const byCount = (a: PopularPick, b: PopularPick): number =>
  b.count - a.count || compareNames(a.team, b.team) || a.eventId - b.eventId || a.side - b.side;
