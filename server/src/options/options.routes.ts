import type { ContestPlug } from '../contests/plug';
import { must } from '../ground/must';
import { findUser } from '../people/accounts/users.store';
import type { Context } from '../web/context';
import { route } from '../web/http/route';
import { changeName } from './change-name';
import { changeOptions } from './change-options';
import { readUserOptions } from './read-options';

/** A player's own settings. */
export function optionsRoutes(ctx: Context, plugs: readonly ContestPlug[]): void {
  route(ctx, 'GET utils/useroptions', ({ viewer }) => ctx.db.read((tx) => readUserOptions(tx, viewer.userId, plugs)));

  route(ctx, 'POST utils/useroptions', async ({ body, viewer, request }) => {
    await changeOptions(ctx, plugs, { viewer, options: body.user_options, ip: request.ip });
    return { result: 'success' };
  });

  route(ctx, 'POST utils/change_name', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const user = must(await findUser(tx, viewer.userId), 'the player who asks');
      const renaming = { site: ctx, by: viewer, ip: request.ip, user, name: body.name, entries: body.entries === 1 };
      const entries = await changeName(tx, invalidate, renaming);
      const also = entries === 0 ? '' : entries === 1 ? ', and so is your entry' : `, and so are ${entries} of your entries`;
      return { result: 'success' as const, message: `You are called ${body.name} now${also}` };
    }),
  );
}
