import { formatList, plural } from '@poolhouse/contract/formats';
import type { Game } from '../../sport/games/game';

/** How complete a regular season is. */
export interface Completeness {
  there: number;
  expected: number;
  /** Teams that lack games, and how many they have. */
  lacking: { abbrev: string; games: number }[];
}

/** @param perTeam games that each team plays */
export function completeness(clubs: readonly string[], games: readonly Pick<Game, 'abbrev1' | 'abbrev2'>[], perTeam: number): Completeness {
  const counts = new Map(clubs.map((abbrev) => [abbrev, 0]));
  for (const abbrev of games.flatMap((game) => [game.abbrev1, game.abbrev2])) counts.set(abbrev, (counts.get(abbrev) ?? 0) + 1);
  const lacking = [...counts].filter(([, count]) => count < perTeam).map(([abbrev, count]) => ({ abbrev, games: count }));
  return { there: games.length, expected: (clubs.length * perTeam) / 2, lacking };
}

/** Names of a few; of many only how many. */
const NAMED = 6;

/** What an administrator reads of it. */
export function completenessWords(season: number, { there, expected, lacking }: Completeness, nameOf: (abbrev: string) => string): string {
  if (there >= expected && lacking.length === 0) return `All ${plural(expected, 'game')} of ${season} are there.`;
  const who =
    lacking.length > NAMED
      ? plural(lacking.length, 'team lacks games', 'teams lack games')
      : `${formatList(lacking.map(({ abbrev, games }) => `${nameOf(abbrev)} have ${games}`))}`;
  return `${there} of ${plural(expected, 'game')} of ${season} are there${lacking.length === 0 ? '' : `: ${who}`}.`;
}
