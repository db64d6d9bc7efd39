import type { FastifyReply, FastifyRequest } from 'fastify';
import { api, API_PREFIX, type ApiKey, type DataOf, type Endpoint, type ParsedBody, type ParsedQuery } from '@poolhouse/contract';
import type { z } from 'zod';
import { controlsIn } from './controls';
import type { Context } from '../context';
import type { PageAnswer } from '../pages/page';
import { pageHeaders } from './answer-memory';
import { viewerOf } from './authenticate';
import { Refusal } from '../../ground/refusal';
import { logIfSlow } from './request-log';
import type { Viewer } from '../../ground/viewer';

export interface Call<K extends ApiKey> {
  query: ParsedQuery<K>;
  body: ParsedBody<K>;
  /** Who calls; an endpoint for `anyone`, or for a team's machine, gets undefined. */
  viewer: (typeof api)[K]['access'] extends 'anyone' | 'team' ? undefined : Viewer;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Puts one call of the contract on the air: checks who may, validates what comes in, and wraps what goes out as `{ data }`.
 * A handler refuses by throwing a Refusal.
 */
export function route<K extends ApiKey>(ctx: Context, key: K, handler: (call: Call<K>) => Promise<DataOf<K> | PageAnswer>): void {
  const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const endpoint: Endpoint = api[key];
  ctx.app.route({
    method,
    url: API_PREFIX + path,
    handler: async (request, reply) => {
      const began = performance.now();
      const { generation } = ctx.memory;
      const viewer = ['anyone', 'team'].includes(endpoint.access) ? undefined : await viewerOf(ctx, request, endpoint.access === 'admin');
      const call = {
        query: endpoint.query && parse(endpoint.query, request.query),
        body: endpoint.body && parse(endpoint.body, request.body),
        viewer,
        request,
        reply,
      } as unknown as Call<K>;
      if (viewer && (method !== 'GET' || endpoint.writes)) ctx.budget.spend(viewer.userId, 'writes');
      const answer = await handler(call).finally(() => logIfSlow(request, began));
      if (!isPage(answer)) return reply.header('cache-control', 'no-store').send({ data: answer });
      if (viewer) ctx.memory.keep(request.raw, answer, generation);
      return reply.headers(pageHeaders(answer)).send(answer.body);
    },
  });
}

function isPage(answer: unknown): answer is PageAnswer {
  return typeof answer === 'object' && answer !== null && (answer as PageAnswer).page === true;
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value ?? {});
  const fields = controlsIn(value);
  if (parsed.success && Object.keys(fields).length === 0) return parsed.data;
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path.join('.') || ('keys' in issue ? issue.keys.join(', ') : 'input');
    fields[field] ??= issue.message;
  }
  const [first] = Object.entries(fields);
  throw new Refusal('bad_input', first ? `${first[0]}: ${first[1]}` : 'The input is not valid.', fields);
}
