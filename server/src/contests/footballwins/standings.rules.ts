import { ranked, type Ranked } from '../standings/ranking.rules';
import { byOwner, NOTHING, pointsOf, type Owners, type Records, type Tally } from './records.rules';

export interface WinsEntry {
  id: number;
  name: string;
}

export interface Standing extends Tally {
  entryId: number;
  name: string;
  points: number;
}

/** Most wins, then fewest losses, then most points, then name (spec section 9). Equal but for the name share a rank. */
export function rankStandings<T extends Standing>(rows: readonly T[]): Ranked<T>[] {
  return ranked(rows, [(row) => -row.wins, (row) => row.losses, (row) => -row.points]);
}

/** How all entries stand when their clubs have these records. */
export function standingsOf(entries: readonly WinsEntry[], records: Records, owners: Owners): Ranked<Standing>[] {
  const tallies = byOwner(records, owners);
  return rankStandings(
    entries.map(({ id, name }) => {
      const so = tallies.get(id) ?? NOTHING;
      return { entryId: id, name, ...so, points: pointsOf(so) };
    }),
  );
}

/** Nobody stands anywhere before the first result, when everybody would share the first place. */
export function hasBegun(standings: readonly Tally[]): boolean {
  return standings.some(({ wins, losses, ties }) => wins + losses + ties > 0);
}
