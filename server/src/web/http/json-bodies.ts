import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../ground/refusal';

/** No call takes anything of more than four; whoever walks a body may then do so by calling itself. */
const DEEPEST = 32;

/**
 * JSON is the only kind of body. An empty one is none, whatever its content type says: some clients send the header with
 * each call.
 */
export function takeJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else
      void parseJson(request, body, (error, value) => {
        if (error || !isDeeper(value, DEEPEST)) done(error, value);
        else done(new Refusal('bad_input', `The request is nested deeper than ${DEEPEST} levels.`, { input: 'is nested too deep' }));
      });
  });
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}
