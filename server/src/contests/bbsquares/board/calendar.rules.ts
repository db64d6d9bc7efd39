import type { Tournament, TournamentGame } from '../../../sport/tournament/tournament';

/** Games of one evening are never further apart than that. */
const EVENING_MS = 12 * 3_600_000;

/** When claims close unless an administrator says so: with the last evening of the First Four, or the round of 64 in years without it. */
export function usualLock({ games }: Pick<Tournament, 'games'>): number | null {
  const playins = games.filter(({ round }) => round === 0).map(({ tipoffAt }) => tipoffAt);
  if (playins.length === 0) return firstTipOf({ games });
  const last = Math.max(...playins);
  return Math.min(...playins.filter((at) => last - at < EVENING_MS));
}

/** The first tip-off of the round of 64, epoch ms. */
export function firstTipOf({ games }: Pick<Tournament, 'games'>): number | null {
  const tips = games.filter(({ round }) => round === 1).map(({ tipoffAt }) => tipoffAt);
  return tips.length === 0 ? null : Math.min(...tips);
}

/** The next game that nobody can know the score of yet: the first to tip off after an instant; undefined when none is left. */
export function nextUnknown({ games }: Pick<Tournament, 'games'>, now: number): TournamentGame | undefined {
  return games
    .filter(({ tipoffAt, winner, event }) => tipoffAt > now && winner === undefined && (event?.state ?? 'scheduled') === 'scheduled')
    .sort((a, b) => a.tipoffAt - b.tipoffAt || a.round - b.round || a.number - b.number)[0];
}

/** Games whose scores decide the numbers: the First Four's that tip off at or after an instant. */
export function drawGames({ games }: Pick<Tournament, 'games'>, since: number): TournamentGame[] {
  return games.filter(({ round, tipoffAt }) => round === 0 && tipoffAt >= since);
}
