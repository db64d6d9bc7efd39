import { API_PREFIX, COMPATIBILITY, COMPATIBILITY_HEADER, TIME_HEADER } from '@poolhouse/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock/clock';

/** `1662843000000;rate=60` */
export const timeHeader = (clock: Clock): string => `${Math.floor(clock.now())};rate=${clock.rate}`;

/** Puts the compatibility number and the server's time on every answer of the API, errors included. */
export function addApiHeaders(app: FastifyInstance, clock: Clock): void {
  const compatibility = String(COMPATIBILITY);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (request.url.startsWith(API_PREFIX)) {
      reply.header(COMPATIBILITY_HEADER, compatibility);
      reply.header(TIME_HEADER, timeHeader(clock));
    }
    done();
  });
}
