import { API_PREFIX } from '@poolhouse/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tag } from '../../ground/db/database';
import { namedPlugin } from '../../web/http/named-plugin';
import { HTML_HEADERS } from '../../web/http/static-headers';
import type { AccountsContext } from '../accounts/accounts-context';
import { addressKey } from '../accounts/address-key';
import { findUser } from '../accounts/users.store';
import { logActivity } from '../activity/activity.store';
import { userOfToken } from '../mail/unsubscribe.store';
import { readOptions, writeOptions } from './options.store';
import { unsubscribePage } from './unsubscribe-page';

const PATH = `${API_PREFIX}na/unsubscribe`;
const STALE = 'This link does not work here any more. You can turn reminders off in your account settings.';

/** Bytes. */
const FORM_LIMIT = 8 * 1024;

type Asked = FastifyRequest<{ Querystring: { token?: unknown } }>;

/**
 * Turns reminders off by the link in a mail, without signing in. Opening the link only asks: mail scanners open links as well. The
 * button, and a mailbox's own one-click button (RFC 8058), post a form.
 */
export function unsubscribeRoutes(ctx: AccountsContext): void {
  void ctx.app.register(
    namedPlugin('unsubscribe', async (app) => {
      // What a mailbox's button posts is a few bytes, which nobody reads: the link says it all.
      app.addContentTypeParser(
        ['application/x-www-form-urlencoded', 'multipart/form-data'],
        { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
        (_request, _body, done) => done(null, undefined),
      );

      app.get(PATH, (request: Asked, reply) => ask(ctx, request, reply));
      app.post(PATH, (request: Asked, reply) => turnOff(ctx, request, reply));
    }),
  );
}

async function ask(ctx: AccountsContext, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const user = await ownerOf(ctx, request);
  if (!user) return answer(reply, 404, unsubscribePage('Reminders', STALE));
  const action = `${PATH}?token=${encodeURIComponent(String(request.query.token))}`;
  return answer(
    reply,
    200,
    unsubscribePage(
      'No reminders any more?',
      `${user.username}, shall Poolhouse stop sending you weekly reminders? Mails that you ask for yourself, such as one for a new password, still come.`,
      { action, label: 'Turn reminders off' },
    ),
  );
}

async function turnOff(ctx: AccountsContext, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const user = await ownerOf(ctx, request);
  if (!user) return answer(reply, 404, unsubscribePage('Reminders', STALE));
  await ctx.db.write(async (tx, invalidate) => {
    const options = await readOptions(tx, user.id);
    if (!options.weeklyReminder) return;
    await writeOptions(tx, user.id, { ...options, weeklyReminder: false });
    invalidate(tag.user(user.id));
    await logActivity(tx, {
      at: ctx.clock.now(),
      action: 'options.unsubscribed',
      by: { userId: user.id, username: user.username },
      ip: request.ip,
      place: 'self',
    });
  });
  return answer(
    reply,
    200,
    unsubscribePage(
      'Reminders are off',
      `You will get no more reminders, ${user.username}. In your account settings you can turn them on again.`,
    ),
  );
}

async function ownerOf({ db, auth }: AccountsContext, request: Asked) {
  const { token } = request.query;
  const user =
    typeof token !== 'string'
      ? undefined
      : await db.read(async (tx) => {
          const id = await userOfToken(tx, token);
          return id === undefined ? undefined : findUser(tx, id);
        });
  if (!user) auth.slowdown.admit(addressKey(request.ip));
  return user;
}

function answer(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).headers(HTML_HEADERS).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}
