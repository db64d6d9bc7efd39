import type { LinkMode } from '@poolhouse/contract';
import type { FastifyRequest } from 'fastify';
import { route } from '../../web/http/route';
import type { AccountsContext } from './accounts-context';
import { basicCredentials } from './basic-credentials';
import { ForgottenPasswords } from './forgot';
import { readLink, setPassword } from './set-password';

/** Setting a password by a link that came by mail, and asking for one. */
export function linkRoutes(ctx: AccountsContext): void {
  const forgotten = new ForgottenPasswords(ctx);

  route(ctx, 'GET na/link', ({ query, request }) => readLink(ctx, query.guid, query.user, request.ip));
  route(ctx, 'POST na/link', ({ body, request }) => readLink(ctx, body.guid, body.user, request.ip));

  const set =
    (mode: LinkMode) =>
    ({ body, request }: { body: { guid: string; password: string }; request: FastifyRequest }) =>
      setPassword(ctx, { mode, ...body, named: namedUser(request), ip: request.ip });
  route(ctx, 'POST na/joinuser', set('join'));
  route(ctx, 'POST utils/setnewpassword', set('reset'));

  route(ctx, 'POST na/forgot', async ({ body, request }) => {
    await forgotten.ask(body.username, request.ip);
    return { result: 'success' };
  });
}

/**
 * For whom the browser says that it acts. Its credential, the guid's first ten characters, proves nothing that the whole guid in the
 * body does not, so only the name is looked at.
 */
function namedUser(request: FastifyRequest): string | undefined {
  return basicCredentials(request.headers.authorization)?.name;
}
