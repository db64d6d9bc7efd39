import { formatAnd } from '@poolhouse/contract/formats';
import { seasonName } from '@poolhouse/contract/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { looksLikeSecret } from '../../ground/crypto/secrets';
import type { Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import { Refusal } from '../../ground/refusal';
import type { AccountsContext } from '../../people/accounts/accounts-context';
import { addressKey } from '../../people/accounts/address-key';
import { findUser, type User } from '../../people/accounts/users.store';
import { namedPlugin } from '../../web/http/named-plugin';
import { answerPlain, plainPage, takeForms, type PlainPart } from '../../web/http/plain-page';
import { route } from '../../web/http/route';
import type { ContestPlug } from '../plug';
import { answerSeason } from './answer-season';
import { SEASON_PATH } from './season-mail';
import { ownerOfSeasonLink, questionsOfUser } from './season-questions.store';

const TITLE = 'Who is in?';
const STALE = 'This link does not work here, or not any more. Sign in: what you are asked stands on your home page.';

type Asked = FastifyRequest<{ Querystring: { token?: unknown; contest?: unknown; answer?: unknown } }>;

/** Whether a player plays the new year of a pool: asked at home, and on a page behind a mail's link without signing in. */
export function seasonQuestionRoutes(ctx: AccountsContext, plugs: readonly ContestPlug[]): void {
  const titleOf = (type: string) => plugs.find((plug) => plug.type === type)?.name ?? '';

  route(ctx, 'GET utils/season_questions', ({ viewer }) =>
    ctx.db.read(async (tx) => ({
      season_questions: {
        data: (await questionsOfUser(tx, viewer.userId)).map(({ question, contest }) => ({
          ID: contest.id,
          contest: titleOf(contest.type),
          name: contest.name,
          year: contest.year,
          entries: [...question.names],
          asked_by: question.askedBy,
          answer: question.answer ?? ('' as const),
        })),
      },
    })),
  );

  route(ctx, 'POST utils/answer_season', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const user = must(await findUser(tx, viewer.userId), 'the player who answers');
      const said = { plugs, user, ip: request.ip, contestId: body.contest_id, answer: body.answer, now: ctx.clock.now() };
      return { result: 'success' as const, message: await answerSeason(tx, invalidate, said) };
    }),
  );

  void ctx.app.register(
    namedPlugin('season-questions', async (app) => {
      takeForms(app);
      app.get(SEASON_PATH, (request: Asked, reply) => look(ctx, request, reply));
      app.post(SEASON_PATH, (request: Asked, reply) => take(ctx, plugs, { request, reply }));
    }),
  );
}

const ownerOf = async (tx: Tx, { query: { token } }: Asked, now: number): Promise<User | undefined> => {
  const id = typeof token === 'string' && looksLikeSecret(token) ? await ownerOfSeasonLink(tx, token, now) : undefined;
  const user = id === undefined ? undefined : await findUser(tx, id);
  return user && user.closed_at === null ? user : undefined;
};

/** Opening the link only asks: programs that look through mails open links as well. */
async function look(ctx: AccountsContext, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const page = await ctx.db.read(async (tx) => {
    const user = await ownerOf(tx, request, ctx.clock.now());
    return user && plainPage(TITLE, await partsOf(tx, user, String(request.query.token)));
  });
  return page === undefined ? stale(ctx, request, reply) : answerPlain(reply, 200, page);
}

async function partsOf(tx: Tx, user: User, token: string, said?: string): Promise<PlainPart[]> {
  const questions = await questionsOfUser(tx, user.id);
  const first = said ?? (questions.length === 0 ? 'Nothing is asked of you now.' : `${user.username}, do you play again?`);
  return [
    { words: first },
    ...questions.map(({ question: { names, answer, askedBy }, contest }) => {
      const press = (word: 'in' | 'out', label: string) => ({
        action: `${SEASON_PATH}?token=${encodeURIComponent(token)}&contest=${contest.id}&answer=${word}`,
        label,
      });
      const stands = answer === null ? `${askedBy} asks.` : answer === 'in' ? 'You are in.' : 'You are not in.';
      return {
        heading: seasonName(contest),
        words: `${stands} You played as ${formatAnd(names)}.`,
        buttons: [...(answer === 'in' ? [] : [press('in', 'I am in')]), ...(answer === 'out' ? [] : [press('out', 'Not this year')])],
      };
    }),
  ];
}

async function take(
  ctx: AccountsContext,
  plugs: readonly ContestPlug[],
  { request, reply }: { request: Asked; reply: FastifyReply },
): Promise<FastifyReply> {
  const { contest, answer, token } = request.query;
  const contestId = typeof contest === 'string' && /^[1-9]\d{0,8}$/.test(contest) ? Number(contest) : 0;
  const now = ctx.clock.now();
  try {
    const page = await ctx.db.write(async (tx, invalidate) => {
      const user = await ownerOf(tx, request, now);
      if (!user) return undefined;
      if (contestId === 0 || (answer !== 'in' && answer !== 'out'))
        throw new Refusal('bad_input', 'This link is not whole. Open it again from the mail.');
      const said = await answerSeason(tx, invalidate, { plugs, user, ip: request.ip, contestId, answer, now });
      return plainPage(TITLE, await partsOf(tx, user, String(token), `${said}.`));
    });
    return page === undefined ? stale(ctx, request, reply) : answerPlain(reply, 200, page);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return answerPlain(
      reply,
      error.code === 'bad_input' ? 400 : error.code === 'not_found' ? 404 : 409,
      plainPage(TITLE, [{ words: error.message }]),
    );
  }
}

/** One that is not known counts as an attempt of its address. */
function stale({ auth }: AccountsContext, request: Asked, reply: FastifyReply): FastifyReply {
  auth.codes.admit(addressKey(request.ip));
  return answerPlain(reply, 404, plainPage(TITLE, [{ words: STALE }]));
}
