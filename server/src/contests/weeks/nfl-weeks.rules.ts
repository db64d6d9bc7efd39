import { NFL_WEEKS } from '@poolhouse/contract';

/** The league plays 17 games in 18 weeks since then, and 16 in 17 before. */
const LONGER_SINCE = 2021;

/** Weeks of a regular season. */
export function nflWeeks(season: number): number {
  return season >= LONGER_SINCE ? NFL_WEEKS : NFL_WEEKS - 1;
}

/** Games of each team in a regular season. */
export function gamesPerTeam(season: number): number {
  return nflWeeks(season) - 1;
}
