import { sum } from '../../standings/shares.rules';
import type { PoolGroups, SoldLot } from './pool.types';

/** How far each place came, by its id: the last round that it played in, 7 for the title. */
export function reachedBy(bracket: PoolGroups['bracket']): ReadonlyMap<number, number> {
  const reached = new Map<number, number>();
  for (const { Team_ID: id, round } of bracket) if (id !== 0 && round > 0) reached.set(id, Math.max(round, reached.get(id) ?? 0));
  return reached;
}

/** Games of the tournament proper that are decided. */
export const decidedIn = (bracket: PoolGroups['bracket']): number => bracket.filter(({ round, out }) => round > 0 && out === 1).length;

/** All lots that were sold, in the order of their ids. */
export function soldLots({ teams, bracket, owners }: Pick<PoolGroups, 'teams' | 'bracket' | 'owners'>): SoldLot[] {
  const reached = reachedBy(bracket);
  const names = new Map(owners.map(({ ID, Name }) => [ID, Name]));
  const byLot = new Map<number, PoolGroups['teams'][number][]>();
  for (const team of teams) if (team.Price !== null) byLot.set(team.lot, [...(byLot.get(team.lot) ?? []), team]);
  return [...byLot].sort(([a], [b]) => a - b).flatMap(([lot, places]) => lotOf(lot, places, { reached, names }));
}

interface Known {
  reached: ReadonlyMap<number, number>;
  names: ReadonlyMap<number, string>;
}

function lotOf(lot: number, places: PoolGroups['teams'], { reached, names }: Known): SoldLot[] {
  const farOf = ({ ID }: { ID: number }) => reached.get(ID) ?? 1;
  const [best] = [...places].sort((a, b) => farOf(b) - farOf(a) || a.Seed - b.Seed || a.ID - b.ID);
  if (!best) return [];
  const alone = places.length === 1;
  return [
    {
      lot,
      label: alone ? `${best.Seed} ${best.Name}` : best.lot_name,
      holders: holdersOf(best.shares).map((id) => ({ id, name: names.get(id) ?? '' })),
      price: sum(places.map(({ Price }) => Price ?? 0)),
      won: sum(places.map(({ Winnings }) => Winnings)),
      best: { name: best.Name, abbrev: best.Abbrev, reached: farOf(best) },
      alone,
    },
  ];
}

/** Entries of '7:60,9:40', the largest share first. */
const holdersOf = (shares: string): number[] => shares.split(',').flatMap((one) => (one === '' ? [] : [Number(one.split(':')[0])]));
