import { API_PREFIX } from '@poolhouse/contract';
import type { FastifyInstance } from 'fastify';
import { openapi } from './openapi';

/** Serves the description of the API, made once when it is first asked for. */
export function openapiRoutes(app: FastifyInstance): void {
  let bytes: Buffer | undefined;
  app.get(`${API_PREFIX}openapi.json`, (_request, reply) => {
    bytes ??= Buffer.from(JSON.stringify(openapi()));
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(bytes);
  });
}
