import { formatList } from '@poolhouse/shared-ui';
import type { LiveData, LiveTeamRow } from '../contest/auction.types';

/** A lot as a player plans for it. */
export interface PlannedLot {
  lot: number;
  name: string;
  seed: number;
  region: string;
  /** 0 without a maximum. */
  max: number;
}

/** All lots that are not sold, the best seeds first, each with the viewer's sealed maximum. */
export function openLots({ all_teams: teams, plan }: Pick<LiveData, 'all_teams' | 'plan'>): PlannedLot[] {
  const byLot = new Map<number, LiveTeamRow[]>();
  for (const team of teams.data) if (team.Price === null) byLot.set(team.lot, [...(byLot.get(team.lot) ?? []), team]);
  const maxima = new Map(plan.data.map(({ ID, max }) => [ID, max]));
  return [...byLot]
    .flatMap(([lot, members]): PlannedLot[] => {
      const [best] = [...members].sort((a, b) => a.Seed - b.Seed);
      if (!best) return [];
      return [{ lot, name: formatList(members.map(({ Name }) => Name)), seed: best.Seed, region: best.region, max: maxima.get(lot) ?? 0 }];
    })
    .sort((a, b) => a.seed - b.seed || a.name.localeCompare(b.name));
}
