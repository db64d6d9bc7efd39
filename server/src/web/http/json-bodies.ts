import type { FastifyInstance } from 'fastify';

/**
 * JSON is the only kind of body. An empty one is none, whatever its content type says: some clients send the header with
 * each call.
 */
export function takeJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
}
