import type { FastifyInstance } from 'fastify';
import { pathOf } from './error-answers';

/** Unknown calls are refused in the API's shape; a missing file is a plain 404, never a page that a script loader would try to run. */
export function answerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    reply.code(404).header('cache-control', 'no-store');
    if (!pathOf(request).startsWith('/api')) return reply.type('text/plain; charset=utf-8').send('Not found.\n');
    return reply.type('application/json; charset=utf-8').send({ error: { message: 'There is no such call.', code: 'not_found' } });
  });
}
