import { must } from '../../../ground/must';
import type { SlotKey } from '../../../sport/tournament/bracket.rules';
import type { BracketTeam, Tournament, TournamentGame } from '../../../sport/tournament/tournament';
import type { Place } from '../log/lots.rules';
import type { RoundNumber } from '../log/tournament-facts';
import type { Result } from '../money/winnings.rules';

/** The 64 places of a bracket in the order of its slots; none before the field is announced. */
export function placesOf({ teams, slots }: Tournament): Place[] {
  const byPlace = new Map<SlotKey, BracketTeam[]>();
  for (const team of teams.values()) byPlace.set(team.place, [...(byPlace.get(team.place) ?? []), team]);
  return [...byPlace]
    .sort(([a], [b]) => Number(a.slice(3)) - Number(b.slice(3)))
    .map(([slot, members]) => {
      // Of two that play for a place the upper one names it, whoever wins.
      const sorted = [...members].sort((a, b) => Number(a.slot.slice(3)) - Number(b.slot.slice(3)));
      const holders = slots.get(slot) ?? sorted;
      const [upper, holder] = [must(sorted[0], 'a team of a place'), must(holders[0], 'who holds a place')];
      return {
        id: upper.id,
        slot,
        seed: upper.seed,
        region: upper.region,
        name: holders.map(({ name }) => name).join(' / '),
        teamIds: holders.map(({ id }) => id),
        color: holder.color,
        abbrev: holder.abbrev,
      };
    });
}

/** The place that a team plays for, by team. */
export function placeByTeam(places: readonly Place[], { teams }: Tournament): Map<number, Place> {
  const bySlot = new Map<string, Place>(places.map((place) => [place.slot, place]));
  return new Map([...teams.values()].map(({ id, place }) => [id, must(bySlot.get(place), 'the place of a team')]));
}

/** The 63 games of the tournament proper, as far as they are decided. */
export function resultsOf({ games, slots }: Tournament, byTeam: ReadonlyMap<number, Place>): Result[] {
  const holder = (slot: SlotKey) => {
    const [team] = slots.get(slot) ?? [];
    return team && byTeam.get(team.id)?.id;
  };
  return games
    .filter((game): game is TournamentGame & { round: RoundNumber } => game.round > 0)
    .map(({ key, round, number, tipoffAt, upper, lower, winner }) => ({
      key,
      round,
      number,
      tipoffAt,
      winner: winner === undefined ? undefined : holder(winner === 1 ? upper : lower),
      loser: winner === undefined ? undefined : holder(winner === 1 ? lower : upper),
    }));
}

/** When the tournament proper begins, epoch ms; Infinity when that is not known. */
export const firstTipoff = (tournament: Tournament | undefined): number =>
  Math.min(...(tournament?.games.filter(({ round }) => round === 1).map(({ tipoffAt }) => tipoffAt) ?? []));
