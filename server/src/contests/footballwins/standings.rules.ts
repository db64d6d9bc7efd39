import { placesGained, ranked, type Ranked } from '../standings/ranking.rules';
import { NOTHING, pointsOf, tally, type ResultGame, type Tally } from './records.rules';

export interface WinsEntry {
  id: number;
  name: string;
}

export interface Standing extends Tally {
  entryId: number;
  name: string;
  points: number;
}

/** A regular-season game and its contest week. */
export type WeekGame = ResultGame & { week: number };

/** By team abbreviation; a team without an owner is not in it. */
export type Owners = ReadonlyMap<string, number>;

/** Most wins, then fewest losses, then most points, then name (spec section 9). Equal but for the name share a rank. */
export function rankStandings<T extends Standing>(rows: readonly T[]): Ranked<T>[] {
  return ranked(rows, [(row) => -row.wins, (row) => row.losses, (row) => -row.points]);
}

/** Every entry's record over these games. */
export function standingsOf(entries: readonly WinsEntry[], games: Iterable<WeekGame>, owners: Owners): Ranked<Standing>[] {
  const tallies = tally(games, (abbrev) => owners.get(abbrev));
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

/** The standings of one week. */
export function weekStandings(entries: readonly WinsEntry[], games: readonly WeekGame[], owners: Owners, week: number): Ranked<Standing>[] {
  return standingsOf(
    entries,
    games.filter((game) => game.week === week),
    owners,
  );
}

/** The standings after a week. */
export function standingsAfter(
  entries: readonly WinsEntry[],
  games: readonly WeekGame[],
  owners: Owners,
  week: number,
): Ranked<Standing>[] {
  return standingsOf(
    entries,
    games.filter((game) => game.week <= week),
    owners,
  );
}

/** Places gained in a week; none in the first, when nobody had one before. */
export function movement(entries: readonly WinsEntry[], games: readonly WeekGame[], owners: Owners, week: number): Map<number, number> {
  if (week <= 1) return new Map();
  return placesGained(standingsAfter(entries, games, owners, week - 1), standingsAfter(entries, games, owners, week));
}
