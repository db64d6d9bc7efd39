import type { FastifyInstance } from 'fastify';
import { pathOf } from './error-answers';

const SLOW_MS = 1_000;

/** Logs slow requests. Successful ones are not logged one by one: that would halve what the server can answer. */
export function logSlowRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const ms = reply.elapsedTime;
    if (ms >= SLOW_MS) request.log.warn({ method: request.method, path: pathOf(request), status: reply.statusCode, ms: Math.round(ms) }, 'A slow request.');
    done();
  });
}
