import { API_PREFIX } from '@poolhouse/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tag } from '../../ground/db/database';
import { namedPlugin } from '../../web/http/named-plugin';
import { answerPlain, plainPage, takeForms, type PlainPart } from '../../web/http/plain-page';
import type { AccountsContext } from '../accounts/accounts-context';
import { addressKey } from '../accounts/address-key';
import { findUser } from '../accounts/users.store';
import { logActivity } from '../activity/activity.store';
import { readUnsubscribeToken } from '../mail/unsubscribe.store';
import { readOptions, writeOptions } from './options.store';

const PATH = `${API_PREFIX}na/unsubscribe`;
const STALE = 'This link does not work here any more. You can turn e-mails off in your account settings.';

/** What is asked and said of each sort of mail. */
const WORDS = {
  reminders: {
    option: 'weeklyReminder',
    title: 'No reminders any more?',
    question: (name: string) =>
      `${name}, shall Poolhouse stop sending you weekly reminders? Mails that you ask for yourself, such as one for a new password, still come.`,
    button: 'Turn reminders off',
    done: 'Reminders are off',
    after: (name: string) => `You will get no more reminders, ${name}. In your account settings you can turn them on again.`,
  },
  recaps: {
    option: 'weeklyRecap',
    title: 'No recaps any more?',
    question: (name: string) =>
      `${name}, shall Poolhouse stop sending you what a week came to? Reminders of picks that are not in still come; each has a link of its own.`,
    button: 'Turn recaps off',
    done: 'Recaps are off',
    after: (name: string) => `You will get no more recaps, ${name}. In your account settings you can turn them on again.`,
  },
} as const;

type Asked = FastifyRequest<{ Querystring: { token?: unknown } }>;

/**
 * Turns mails of a sort off by the link in one, without signing in. Opening the link only asks: mail scanners open links as well. The
 * button, and a mailbox's own one-click button (RFC 8058), post a form.
 */
export function unsubscribeRoutes(ctx: AccountsContext): void {
  void ctx.app.register(
    namedPlugin('unsubscribe', async (app) => {
      takeForms(app);
      app.get(PATH, (request: Asked, reply) => ask(ctx, request, reply));
      app.post(PATH, (request: Asked, reply) => turnOff(ctx, request, reply));
    }),
  );
}

async function ask(ctx: AccountsContext, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const owner = await ownerOf(ctx, request);
  if (!owner) return page(reply, 404, 'E-mails', { words: STALE });
  const { title, question, button } = WORDS[owner.turnsOff];
  const action = `${PATH}?token=${encodeURIComponent(String(request.query.token))}`;
  return page(reply, 200, title, { words: question(owner.user.username), buttons: [{ action, label: button }] });
}

async function turnOff(ctx: AccountsContext, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const owner = await ownerOf(ctx, request);
  if (!owner) return page(reply, 404, 'E-mails', { words: STALE });
  const { user, turnsOff } = owner;
  const { option, done, after } = WORDS[turnsOff];
  await ctx.db.write(async (tx, invalidate) => {
    const options = await readOptions(tx, user.id);
    if (!options[option]) return;
    await writeOptions(tx, user.id, { ...options, [option]: false });
    invalidate(tag.user(user.id));
    await logActivity(tx, {
      at: ctx.clock.now(),
      action: 'options.unsubscribed',
      by: { userId: user.id, username: user.username },
      ip: request.ip,
      after: { [option]: false },
      place: 'self',
    });
  });
  return page(reply, 200, done, { words: after(user.username) });
}

async function ownerOf({ db, auth }: AccountsContext, request: Asked) {
  const { token } = request.query;
  const owner =
    typeof token !== 'string'
      ? undefined
      : await db.read(async (tx) => {
          const found = await readUnsubscribeToken(tx, token);
          const user = found && (await findUser(tx, found.userId));
          return user && { user, turnsOff: found.turnsOff };
        });
  if (!owner) auth.slowdown.admit(addressKey(request.ip));
  return owner;
}

const page = (reply: FastifyReply, status: number, title: string, part: PlainPart): FastifyReply =>
  answerPlain(reply, status, plainPage(title, [part]));
