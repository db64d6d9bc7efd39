import type { Tournament } from '../../../sport/tournament/tournament';
import type { LoggedResult } from '../../proof/seal-source';
import { placeByTeam, placesOf } from '../lots/places';

/** What the log says of each game of the tournament proper whose teams are known: which round, and for which places they play. By event. */
export function loggedGames(tournament: Tournament | undefined): ReadonlyMap<number, LoggedResult> {
  const games = new Map<number, LoggedResult>();
  if (!tournament) return games;
  const byTeam = placeByTeam(placesOf(tournament), tournament);
  for (const { event, round, number, upper, lower, tipoffAt } of tournament.games) {
    const sides = [upper, lower].map((slot) => byTeam.get(tournament.slots.get(slot)?.[0]?.id ?? 0)?.id);
    const [away, home] = sides;
    if (!event || round === 0 || away === undefined || home === undefined) continue;
    const teams = [event.abbrev1, event.abbrev2];
    games.set(event.id, { event: event.id, line: null, teams, round, number, places: [away, home], tipoff: tipoffAt });
  }
  return games;
}
