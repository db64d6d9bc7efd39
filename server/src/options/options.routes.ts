import type { Context } from '../web/context';
import { route } from '../web/http/route';
import { changeOptions } from './change-options';
import { readUserOptions } from './read-options';

/** A player's own settings. */
export function optionsRoutes(ctx: Context): void {
  route(ctx, 'GET utils/useroptions', ({ viewer }) => ctx.db.read((tx) => readUserOptions(tx, viewer.userId)));

  route(ctx, 'POST utils/useroptions', async ({ body, viewer, request }) => {
    await changeOptions(ctx, viewer, body.user_options, request.ip);
    return { result: 'success' };
  });
}
