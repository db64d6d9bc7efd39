import type { FastifyReply, FastifyRequest } from 'fastify';
import { namedPlugin } from '../../web/http/named-plugin';
import { answerPlain, plainPage, takeForms } from '../../web/http/plain-page';
import { route } from '../../web/http/route';
import type { AccountsContext } from './accounts-context';
import { addressKey } from './address-key';
import { waitingEmail } from './email-changes.store';
import { askForEmail, CONFIRM_PATH, confirmEmail, emailToConfirm } from './own-email';
import { findUser } from './users.store';

const STALE =
  'This link does not work, or not any more: it lasts 24 hours, and the last one that you asked for alone. Ask for another one in your account settings.';

type Asked = FastifyRequest<{ Querystring: { guid?: unknown } }>;

/** The own address: read, asked for, and confirmed by the link of the mail that went there. */
export function ownEmailRoutes(ctx: AccountsContext): void {
  route(ctx, 'GET utils/account', ({ viewer }) =>
    ctx.db.read(async (tx) => {
      const user = await findUser(tx, viewer.userId);
      const waiting = await waitingEmail(tx, viewer.userId, ctx.clock.now());
      return { username: viewer.username, email: user?.email ?? '', waiting: waiting?.email ?? '' };
    }),
  );

  route(ctx, 'POST utils/change_email', async ({ body, viewer, request }) => {
    const email = await askForEmail(ctx, viewer, { ...body, ip: request.ip });
    return {
      result: 'success',
      message: `A mail to ${email} is on its way. Press the button in it within 24 hours, and the address is yours here.`,
    };
  });

  void ctx.app.register(
    namedPlugin('confirm-email', async (app) => {
      takeForms(app);
      app.get(CONFIRM_PATH, (request: Asked, reply) => look(ctx, request, reply));
      app.post(CONFIRM_PATH, (request: Asked, reply) => confirm(ctx, request, reply));
    }),
  );
}

/** Opening the link only asks: programs that look through mails open links as well. */
async function look(ctx: AccountsContext, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const found = await ctx.db.read((tx) => emailToConfirm(tx, request.query.guid, ctx.clock.now()));
  if (!found) return stale(ctx, request, reply);
  const action = `${CONFIRM_PATH}?guid=${encodeURIComponent(String(request.query.guid))}`;
  const words = `${found.user.username}, shall ${found.change.email} be the address of your account, in place of ${found.user.email}?`;
  return answerPlain(reply, 200, plainPage('Your new address', [{ words, buttons: [{ action, label: 'Use this address' }] }]));
}

async function confirm(ctx: AccountsContext, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const changed = await confirmEmail(ctx, request.query.guid, request.ip);
  if (!changed) return stale(ctx, request, reply);
  if (changed === 'taken')
    return answerPlain(
      reply,
      409,
      plainPage('Your new address', [{ words: 'Another account has this address by now, so yours stays as it is.' }]),
    );
  const words = `From now on mails to you go to ${changed.email}, ${changed.username}, and you can sign in with it.`;
  return answerPlain(reply, 200, plainPage('Your address is changed', [{ words }]));
}

/** One that is not known counts as an attempt of its address. */
function stale({ auth }: AccountsContext, request: Asked, reply: FastifyReply): FastifyReply {
  auth.codes.admit(addressKey(request.ip));
  return answerPlain(reply, 404, plainPage('Your new address', [{ words: STALE }]));
}
