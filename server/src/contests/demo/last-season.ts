import { seededRandom } from '../../sport/practice/random.rules';
import { demoGames, type DemoGame } from './demo-games';
import { aYearEarlier, DEMO_SEASON } from './demo-season';

export const LAST_SEASON = DEMO_SEASON - 1;
/** Its own numbers, so that the demo's present season stays as it is: with them nobody claims week 15, and somebody the extra week. */
export const LAST_SEED = 20250939;

/** A whole season of made-up games, as if it were played in the demo's own year; every one of them was played. */
export function lastSeasonGames(): DemoGame[] {
  return demoGames(seededRandom(LAST_SEED)).map((game) => ({
    ...game,
    sourceKey: game.sourceKey.replace(String(DEMO_SEASON), String(LAST_SEASON)),
    postponed: '',
  }));
}

/** The same games a year before the demo's. */
export function aYearBack(games: readonly DemoGame[]): DemoGame[] {
  return games.map((game) => ({
    ...game,
    kickoffAt: aYearEarlier(game.kickoffAt),
    lines: game.lines.map((line) => ({ ...line, at: aYearEarlier(line.at) })),
  }));
}
