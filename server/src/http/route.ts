import type { FastifyReply, FastifyRequest } from 'fastify';
import { api, API_PREFIX, type ApiKey, type DataOf, type ParsedBody, type ParsedQuery } from '@poolhouse/contract';
import type { z } from 'zod';
import type { Context } from '../app/context';
import type { PageAnswer } from '../pages/page';
import { viewerOf } from './authenticate';
import { Refusal } from './errors';
import type { Viewer } from './viewer';
import { WarmAnswers } from './warm-answers';

export interface Call<K extends ApiKey> {
  query: ParsedQuery<K>;
  body: ParsedBody<K>;
  /** Who calls; an `anyone` endpoint gets undefined. */
  viewer: (typeof api)[K]['access'] extends 'anyone' ? undefined : Viewer;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Puts one call of the contract on the air: checks who may, validates what comes in, and wraps what goes out as `{ data }`.
 * A handler refuses by throwing a Refusal.
 */
export function route<K extends ApiKey>(ctx: Context, key: K, handler: (call: Call<K>) => Promise<DataOf<K> | PageAnswer>): void {
  const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const endpoint: { access: string; query?: z.ZodType; body?: z.ZodType } = api[key];
  const warm = new WarmAnswers();
  const answer = async (viewer: Viewer | undefined, request: FastifyRequest, reply: FastifyReply) => {
    const call = {
      query: endpoint.query && parse(endpoint.query, request.query),
      body: endpoint.body && parse(endpoint.body, request.body),
      viewer,
      request,
      reply,
    } as unknown as Call<K>;
    const answered = await handler(call);
    if (!isPage(answered)) return reply.header('cache-control', 'no-store').send({ data: answered });
    if (viewer) warm.keep(viewer, request, answered);
    return sendPage(reply, answered);
  };
  ctx.app.route({
    method,
    url: API_PREFIX + path,
    handler: (request, reply) => {
      if (endpoint.access === 'anyone') return answer(undefined, request, reply);
      const viewer = viewerOf(ctx, request, endpoint.access === 'admin');
      if (viewer instanceof Promise) return viewer.then((proved) => answer(proved, request, reply));
      const known = warm.find(viewer, request);
      return known ? void sendPage(reply, known) : answer(viewer, request, reply);
    },
  });
}

function sendPage(reply: FastifyReply, page: PageAnswer): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (page.encoding !== 'identity') reply.header('content-encoding', page.encoding);
  return reply.type('application/json; charset=utf-8').send(isTiny(page) ? page.body.toString() : page.body);
}

/** A short text leaves in one write together with its headers; bytes would take a second one, which costs a third of a poll. */
function isTiny({ encoding, body }: PageAnswer): boolean {
  return encoding === 'identity' && body.length < 1024;
}

function isPage(answer: unknown): answer is PageAnswer {
  return typeof answer === 'object' && answer !== null && (answer as PageAnswer).page === true;
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.join('.') || ('keys' in issue ? (issue.keys as string[]).join(', ') : 'input');
    fields[field] ??= issue.message;
  }
  const [first] = Object.entries(fields);
  throw new Refusal('bad_input', first ? `${first[0]}: ${first[1]}` : 'The input is not valid.', fields);
}
