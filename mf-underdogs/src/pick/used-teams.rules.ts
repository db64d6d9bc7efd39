import type { UnderdogsPickRow } from '@poolhouse/contract';

/**
 * The weeks in which an entry has its teams, planned ones included. A team is used once a season; a pick that counts for nothing uses none.
 */
export function usedTeams(picks: readonly UnderdogsPickRow[], entryId: number): ReadonlyMap<string, number> {
  return new Map(
    picks.filter((pick) => pick.entry_id === entryId && pick.pick !== '' && pick.Void === '').map((pick) => [pick.pick, pick.week]),
  );
}

/** The other week that already has this team; null when it is free for the week. */
export function usedElsewhere(used: ReadonlyMap<string, number>, team: string, week: number): number | null {
  const taken = used.get(team);
  return taken === undefined || taken === week ? null : taken;
}
