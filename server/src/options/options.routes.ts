import type { ContestPlug } from '../contests/plug';
import type { Context } from '../web/context';
import { route } from '../web/http/route';
import { changeOptions } from './change-options';
import { readUserOptions } from './read-options';

/** A player's own settings. */
export function optionsRoutes(ctx: Context, plugs: readonly ContestPlug[]): void {
  route(ctx, 'GET utils/useroptions', ({ viewer }) => ctx.db.read((tx) => readUserOptions(tx, viewer.userId, plugs)));

  route(ctx, 'POST utils/useroptions', async ({ body, viewer, request }) => {
    await changeOptions(ctx, plugs, { viewer, options: body.user_options, ip: request.ip });
    return { result: 'success' };
  });
}
