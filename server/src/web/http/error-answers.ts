import type { ErrorAnswer } from '@poolhouse/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { outageOf, Unavailable } from '../../ground/db/unavailable';
import { Refusal, TooManyRequests } from '../../ground/refusal';

const sentences: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON (content-type application/json).',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_BAD_URL: 'The address is not valid.',
};

const MB = 1_000_000;

/** A route that takes files takes more than the others. */
const tooLarge = (limit = 64 * 1024): string =>
  `What was sent is too large; ${limit < MB ? `${Math.floor(limit / 1024)} kB` : `${Math.floor(limit / MB)} MB`} is the most here.`;

/** Puts every failure into the one shape `{ error: { message, code, fields? } }`, and tells the log what is our fault. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof TooManyRequests) reply.header('retry-after', String(error.retryAfterSeconds));
  if (error instanceof Refusal)
    return send(reply, error.status, { message: error.message, code: error.code, ...(error.fields ? { fields: error.fields } : {}) });
  const { statusCode, code } = (error ?? {}) as { statusCode?: number; code?: string };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const said = code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge(request.routeOptions.bodyLimit) : sentences[code ?? ''];
    return send(reply, statusCode, { message: said ?? 'The request could not be understood.', code: 'bad_input' });
  }
  request.log.error({ err: error, method: request.method, path: pathOf(request) }, 'A request failed.');
  const outage = outageOf(error);
  if (outage !== undefined) {
    const { message } = error instanceof Unavailable ? error : new Unavailable(outage, 'read');
    return send(reply, 503, { message, code: 'unavailable' });
  }
  return send(reply, 500, { message: 'Something went wrong on our side. Please try again.', code: 'internal' });
}

/** The path without its query: calls of the spec carry picks and tokens there. */
export function pathOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?', 1);
  return path;
}

function send(reply: FastifyReply, status: number, error: ErrorAnswer['error']): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send({ error });
}
