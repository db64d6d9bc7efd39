import { api, API_PREFIX, type ApiKey, type DataOf, type Endpoint, type ParsedBody, type ParsedQuery } from '@poolhouse/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import type { Context } from '../context';
import { encodingFor, prepare } from '../pages/pack';
import type { PageAnswer } from '../pages/page';
import { encodings } from '../pages/page-request';
import { isUnchanged, pageHeaders } from './answer-memory';
import { NO_SNIFFING } from './api-headers';
import { viewerOf } from './authenticate';
import { controlsIn } from './controls';
import { hitAreaOf } from './hit-area';
import { inputSentence } from './input-words.rules';
import { noteLivePage } from './live-pages';
import { authorize, authorizeAt, requirePlace, requiredRole } from './policy';
import { logIfSlow } from './request-log';

export interface Call<K extends ApiKey> {
  query: ParsedQuery<K>;
  body: ParsedBody<K>;
  /** Who calls; an endpoint for `anyone`, or for a team's machine, gets undefined. */
  viewer: (typeof api)[K]['access'] extends 'anyone' | 'team' ? undefined : Viewer;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<K extends ApiKey> = (call: Call<K>) => Promise<DataOf<K> | PageAnswer>;

/**
 * Registers one route of the contract: authorizes the caller, validates the input, and wraps the answer as `{ data }`.
 * A handler refuses by throwing a Refusal. Throws for a call of the contract that leaves open whose administrators may make it.
 *
 * @param live the call is a page, which may be watched by a stream as well
 */
export function route<K extends ApiKey>(ctx: Context, key: K, handler: Handler<K>, { live = false }: { live?: boolean } = {}): void {
  const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const endpoint: Endpoint = api[key];
  requirePlace(key, endpoint);
  const need = requiredRole(endpoint);
  const area = hitAreaOf(key);
  if (live) watchable(ctx, key, handler);
  ctx.app.route({
    method,
    url: API_PREFIX + path,
    ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
    handler: async (request, reply) => {
      const began = performance.now();
      const { generation } = ctx.memory;
      const viewer = ['anyone', 'team'].includes(endpoint.access) ? undefined : await viewerOf(ctx, request, need);
      if (viewer) ctx.figures.saw(viewer.userId);
      const call = {
        query: inputFor(endpoint.query, request.query),
        body: endpoint.bytes ? undefined : inputFor(endpoint.body, request.body),
        viewer,
        request,
        reply,
      } as unknown as Call<K>;
      if (viewer && need !== undefined)
        await authorizeAt(ctx.places, viewer, endpoint, { ...(call.query as object), ...(call.body as object) });
      if (viewer && (method !== 'GET' || endpoint.writes)) ctx.budget.spend(viewer.userId, 'writes');
      const answer = await handler(call).finally(() => logIfSlow(request, began));
      if (endpoint.file !== undefined) return reply.header('cache-control', 'no-store').type(endpoint.file).send(answer);
      if (!isPage(answer)) return sendData(request, reply, answer);
      const whole = (call.query as { since?: unknown } | undefined)?.since === undefined ? area : undefined;
      ctx.figures.read(whole);
      if (viewer && answer.lasting) ctx.memory.keep(request.raw, answer, generation, { userId: viewer.userId, area: whole });
      if (isUnchanged(answer)) reply.removeHeader(NO_SNIFFING);
      // Bytes: to a text of JSON the framework adds a charset, which JSON does not have.
      return reply.headers(pageHeaders(answer)).send(answer.body);
    },
  });
}

/** An answer that is no page, as one viewer alone gets it; what is read is packed where that saves a packet. */
async function sendData(request: FastifyRequest, reply: FastifyReply, data: unknown): Promise<FastifyReply> {
  if (request.method !== 'GET') return reply.header('cache-control', 'no-store').send({ data });
  const packed = await prepare(JSON.stringify({ data }), encodingFor(encodings(request)));
  return reply.headers(pageHeaders(packed)).send(packed.body);
}

/** Lets a stream ask for the page as well, of whom the same is demanded. */
function watchable<K extends ApiKey>(ctx: Context, key: K, handler: Handler<K>): void {
  const endpoint: Endpoint = api[key];
  const need = requiredRole(endpoint);
  noteLivePage(ctx.app, key.slice(key.indexOf(' ') + 1), async (query, viewer, request) => {
    if (need !== undefined) authorize(viewer, need);
    const call = { query: inputFor(endpoint.query, query), viewer, request } as unknown as Call<K>;
    await authorizeAt(ctx.places, viewer, endpoint, (call.query as object | undefined) ?? {});
    const answer = await handler(call);
    if (!isPage(answer)) throw new Error(`${key} does not answer with a page.`);
    return answer;
  });
}

/** A call's query, checked by the contract. */
export function queryOf<K extends ApiKey>(key: K, query: unknown): ParsedQuery<K> {
  const endpoint: { access: string; query?: z.ZodType } = api[key];
  return inputFor(endpoint.query, query) as ParsedQuery<K>;
}

const NOTHING = z.strictObject({});

/** What came in, checked; a part that the call does not have holds nothing, and a field in it is refused as everywhere. */
function inputFor(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema) return parse(schema, value);
  parse(NOTHING, value);
  return undefined;
}

function isPage(answer: unknown): answer is PageAnswer {
  return typeof answer === 'object' && answer !== null && (answer as PageAnswer).page === true;
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value ?? {}, { reportInput: true });
  const fields = controlsIn(value);
  if (parsed.success && Object.keys(fields).length === 0) return parsed.data;
  for (const issue of parsed.error?.issues ?? []) for (const field of fieldsOf(issue)) fields[field] ??= inputSentence(issue);
  throw new Refusal('bad_input', Object.values(fields)[0] ?? 'The request is not valid.', fields);
}

/** The fields by their paths: each that is not known by itself. */
function fieldsOf({ path, ...issue }: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'));
  return [path.join('.') || 'input'];
}
