import type { Context } from '../web/context';
import { route } from '../web/http/route';
import { listKeys, type ReleaseKey } from './keys.store';
import { trustKey, revoke } from './trust-key';

/** Administrators say whose machine may release which remote. */
export function releaseKeyRoutes(ctx: Context): void {
  const who = (viewer: { userId: number; username: string }, ip: string) => ({ by: viewer, ip, at: ctx.clock.now() });

  route(ctx, 'GET ad/release_keys', async () => ({ release_keys: { data: (await ctx.db.read(listKeys)).map(rowOf) } }));

  route(ctx, 'POST ad/add_release_key', async ({ body, viewer, request }) => {
    const id = await ctx.db.write((tx) => trustKey(tx, body, ctx.wall.now(), who(viewer, request.ip)));
    return { result: 'success' as const, id };
  });

  route(ctx, 'POST ad/revoke_release_key', async ({ body: { id }, viewer, request }) => {
    await ctx.db.write((tx) => revoke(tx, id, ctx.wall.now(), who(viewer, request.ip)));
    return { result: 'success' as const };
  });
}

const rowOf = ({ id, remote, name, fingerprint, added_at, added_by, revoked_at }: ReleaseKey) => ({
  id,
  remote,
  name,
  fingerprint,
  added: new Date(added_at).toISOString(),
  added_by,
  revoked: revoked_at === null ? '' : new Date(revoked_at).toISOString(),
});
