import type { CourseRow } from '@poolhouse/contract';
import { stepsText, type GameStep } from '@poolhouse/contract/rules';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import type { Game } from '../games/game';
import { hasKickedOff } from '../games/game.rules';
import { gamesByIds } from '../games/games.store';
import { stepsOfGames } from './step.store';

/** How games went, for whoever draws a chance over them. It is the same for all and tells of no pick: a game is asked for by its number. */
export function coursesRoutes(ctx: Context): void {
  route(ctx, 'GET utils/courses', async ({ query }) => {
    const ids = [...new Set(query.games.split(',').map(Number))];
    return ctx.db.read(async (tx) => {
      const [games, steps] = [await gamesByIds(tx, ids), await stepsOfGames(tx, null, ids)];
      const now = ctx.clock.now();
      return { games: { data: [...games.values()].map((game) => courseRow(game, hasKickedOff(game, now) ? steps.get(game.id) : [])) } };
    });
  });
}

const courseRow = ({ id, sport, abbrev1, abbrev2, spread2, kickoffAt }: Game, steps: readonly GameStep[] = []): CourseRow => ({
  ID: id,
  Sport: sport,
  Abbrev1: abbrev1,
  Abbrev2: abbrev2,
  Line: spread2,
  day: new Date(kickoffAt).toISOString(),
  Steps: stepsText(steps),
});
