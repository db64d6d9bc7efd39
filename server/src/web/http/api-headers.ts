import { API_PREFIX, COMPATIBILITY, COMPATIBILITY_HEADER, TIME_HEADER } from '@poolhouse/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../ground/clock/clock';

/** `1662843000000;rate=60` */
export const timeHeader = (clock: Clock): string => `${Math.floor(clock.now())};rate=${clock.rate}`;

const everywhere = { 'x-content-type-options': 'nosniff' };
/** Pages of other sites may neither show an answer nor count on its size. */
const ownOnly = { 'cross-origin-resource-policy': 'same-origin' };

/** What every answer of the API carries and never changes. */
export const apiHeaders = { ...everywhere, ...ownOnly, [COMPATIBILITY_HEADER]: String(COMPATIBILITY) };

/** Puts the compatibility number and the server's time on every answer of the API, errors included. */
export function addApiHeaders(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(API_PREFIX)) reply.headers(apiHeaders).header(TIME_HEADER, timeHeader(clock));
    else reply.headers(everywhere);
    done();
  });
}
