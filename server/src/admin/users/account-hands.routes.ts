import type { Tx } from '../../ground/db/database';
import { findUser, type User } from '../../people/accounts/users.store';
import type { Context } from '../../web/context';
import { route, type Call } from '../../web/http/route';
import type { AdminDeps } from '../admin-deps';
import { noSuchUser } from '../facts/change-email';
import { oneMailWords } from '../mail-words';
import { succeed } from '../succeed';
import type { Doing } from './actor';
import { closePerson } from './close-person';
import { handOver } from './hand-over';
import { closedAccounts } from './open-entries.store';

/** Accounts that change hands, are closed, and are opened again. */
export function accountHandsRoutes(ctx: Context, { contests: { plugs }, about }: AdminDeps): void {
  const doing = ({ viewer, request }: Pick<Call<'POST ad/close_account'>, 'viewer' | 'request'>): Doing => ({
    by: viewer,
    ip: request.ip,
    site: ctx,
  });

  route(ctx, 'GET ad/closed_accounts', () =>
    ctx.db.read(async (tx) => ({
      closed_accounts: {
        data: (await closedAccounts(tx)).map(({ id, closedAt, entries }) => ({
          ID: id,
          closed_at: new Date(closedAt).toISOString(),
          entries: entries.map(({ name, contest, year }) => `${name}, ${contest} ${year}`),
        })),
      },
    })),
  );

  route(ctx, 'POST ad/close_account', ({ body, ...call }) =>
    ctx.db.write(async (tx, invalidate) => {
      const closing = {
        user: await known(tx, body.user_id),
        plugs,
        entries: body.entries ?? 'leave',
        names: body.names ?? 'kept',
        tell: body.tell !== 0,
      } as const;
      return succeed(await closePerson(tx, invalidate, doing(call), closing), body.user_id);
    }),
  );

  route(ctx, 'POST ad/hand_over_account', ({ body, ...call }) =>
    ctx.db.write(async (tx, invalidate) => {
      const user = await known(tx, body.user_id);
      const after = await handOver(tx, invalidate, doing(call), { user, email: body.email, name: body.name });
      return succeed(`${after.username} has the account; ${oneMailWords(`mail to ${after.email}`, about.mailServer)}`, after.id);
    }),
  );
}

async function known(tx: Tx, id: number): Promise<User> {
  const user = await findUser(tx, id);
  if (!user) throw noSuchUser('user_id');
  return user;
}
