import type { GolfAdminTournamentRow } from '@poolhouse/contract';
import { useState } from 'react';

/** Chosen tournaments, and whether each counts double. */
type Chosen = ReadonlyMap<number, boolean>;

export interface SeasonDraft {
  readonly chosen: Chosen;
  /** Something was chosen that is not saved. */
  readonly changed: boolean;
  put(id: number, wanted: boolean, double: boolean): void;
  /** All of it; null for what is saved. */
  set(chosen: Chosen | null): void;
}

const saved = (rows: readonly GolfAdminTournamentRow[]): Chosen =>
  new Map(rows.flatMap((row) => (row.in_season === 1 ? [[row.ID, row.double === 1] as const] : [])));

/** The tournaments of a season as they are chosen, until they are saved. */
export function useSeasonDraft(tournaments: readonly GolfAdminTournamentRow[]): SeasonDraft {
  const [draft, set] = useState<Chosen | null>(null);
  const chosen = draft ?? saved(tournaments);
  return {
    chosen,
    changed: draft !== null,
    put: (id, wanted, double) => {
      const next = new Map(chosen);
      if (wanted) next.set(id, double);
      else next.delete(id);
      set(next);
    },
    set,
  };
}
