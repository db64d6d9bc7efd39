import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import type { GolfMemories } from '../golf-memories';
import { setTournaments } from './set-season';
import { setSettings } from './set-settings';

/** How an administrator sets up a contest: its tournaments, and how it is played. */
export function seasonRoutes(ctx: Context, memories: GolfMemories): void {
  route(ctx, 'POST ad/golf_season', (call) => setTournaments(ctx, memories, call));
  route(ctx, 'POST ad/golf_settings', (call) => setSettings(ctx, memories, call));
}
