import type { GolfAdminTournamentRow } from '@poolhouse/contract';

const STATES: Readonly<Record<GolfAdminTournamentRow['status'], string>> = {
  NOT_STARTED: 'not started',
  IN_PROGRESS: 'in progress',
  ROUND_COMPLETE: 'round complete',
  SUSPENDED: 'suspended',
  OFFICIAL: 'official',
  CANCELLED: 'cancelled',
};

/** How a tournament stands, as its board says it. */
export const stateWords = ({ status }: Pick<GolfAdminTournamentRow, 'status'>): string => STATES[status];

/** What setting a card would change of the one that is kept: 'Hole 3: 4, not 5'. */
export function cardChanges(before: readonly (number | null)[], after: readonly (number | null)[]): string[] {
  const words = (strokes: number | null) => (strokes === null ? 'nothing' : String(strokes));
  return after.flatMap((strokes, n) => {
    const old = before[n] ?? null;
    return strokes === old ? [] : [`Hole ${n + 1}: ${words(strokes)}, not ${words(old)}`];
  });
}
