import type { Role } from '@poolhouse/contract';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../ground/viewer';
import type { Context } from '../context';
import { authorize } from './policy';

/** Who makes the call, by its Authorization header. Refuses with not_signed_in, and with forbidden who has the needed role nowhere. */
export function viewerOf(ctx: Context, request: FastifyRequest, need: Role | undefined): Viewer | Promise<Viewer> {
  const viewer = ctx.auth.viewer(request.headers.authorization, request.ip);
  return viewer instanceof Promise ? viewer.then((proved) => admitted(proved, need)) : admitted(viewer, need);
}

function admitted(viewer: Viewer, need: Role | undefined): Viewer {
  if (need !== undefined) authorize(viewer, need);
  return viewer;
}
