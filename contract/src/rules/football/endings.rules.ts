import { againstLine, type Side } from '../lines.rules';

/** A pick on a game that is on. */
export interface RunningPick {
  eventId: number;
  side: Side;
  /** The line that grades it, the picked side's. */
  line: number;
}

/** One way in which a game can end: who of the racers would win a pick on it, 1 or 0 by the racer's place in the list. */
export type Ending = Uint8Array;

/**
 * The ways in which each running game can end, as far as the picks on it can tell them apart. Any score can still come.
 * Locked lines differ, so that a game may have more than two: both sides can lose on a push, and both can win in between.
 */
export function endingsOf(picksOf: readonly (readonly RunningPick[])[]): Ending[][] {
  const bets = new Map<number, { racer: number; pick: RunningPick }[]>();
  for (const [racer, picks] of picksOf.entries()) {
    for (const pick of picks) bets.set(pick.eventId, [...(bets.get(pick.eventId) ?? []), { racer, pick }]);
  }
  return [...bets.values()].map((onGame) => {
    const endings = new Map<string, Ending>();
    for (const margin of marginsOf(onGame.map(({ pick }) => pick))) {
      const ending = new Uint8Array(picksOf.length);
      for (const { racer, pick } of onGame) ending[racer] = wins(pick, margin) ? 1 : 0;
      endings.set(ending.join(''), ending);
    }
    return [...endings.values()];
  });
}

/** @param margin by how much the home side wins */
function wins({ side, line }: RunningPick, margin: number): boolean {
  return againstLine(side, margin, line) > 0;
}

/** The home margin at which a pick pushes. */
export const lineOf = ({ side, line }: Pick<RunningPick, 'side' | 'line'>): number => (side === 2 ? 0 - line : line);

/** Whole margins on, below and above each line: between two lines nothing changes. */
function marginsOf(picks: readonly RunningPick[]): Set<number> {
  return new Set(
    picks.flatMap((pick) => {
      const homeNeeds = lineOf(pick);
      return [Math.ceil(homeNeeds) - 1, Math.floor(homeNeeds), Math.floor(homeNeeds) + 1];
    }),
  );
}
