import type { FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';

/** Who makes the call, by its Authorization header. Refuses with not_signed_in, and with forbidden where only admins may. */
export function viewerOf(ctx: Context, request: FastifyRequest, adminOnly: boolean): Viewer | Promise<Viewer> {
  const viewer = ctx.auth.viewer(request.headers.authorization, request.ip);
  return viewer instanceof Promise ? viewer.then((proved) => admitted(proved, adminOnly)) : admitted(viewer, adminOnly);
}

function admitted(viewer: Viewer, adminOnly: boolean): Viewer {
  if (adminOnly && viewer.lacksPasskey)
    throw new Refusal('forbidden', "This site's administrators need a passkey. Add yours in your account settings.");
  if (adminOnly && !viewer.isAdmin) throw new Refusal('forbidden', 'Only administrators may do this.');
  return viewer;
}
