import { API_PREFIX, COMPATIBILITY, COMPATIBILITY_HEADER, TIME_HEADER } from '@poolhouse/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../ground/clock/clock';

/** `1662843000000;rate=60` */
export const timeHeader = (clock: Clock): string => `${Math.floor(clock.now())};rate=${clock.rate}`;

/** Says to take an answer for nothing but what it calls itself. */
export const NO_SNIFFING = 'x-content-type-options';
const everywhere = { [NO_SNIFFING]: 'nosniff' };
/** Pages of other sites may neither show an answer nor count on its size. */
const ownOnly = { 'cross-origin-resource-policy': 'same-origin' };

/** What every answer of the API carries and never changes. */
export const apiHeaders = { ...everywhere, ...ownOnly, [COMPATIBILITY_HEADER]: String(COMPATIBILITY) };

/**
 * What a poll's answer carries that found nothing new, which is most of all answers: its eleven bytes are the same for everybody, so that there
 * is nothing in them that could be taken for something else. That other sites may not count on them holds as for any other.
 */
export const unchangedHeaders = { ...ownOnly, [COMPATIBILITY_HEADER]: String(COMPATIBILITY) };

/** Puts the compatibility number and the server's time on every answer of the API, errors included. */
export function addApiHeaders(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(API_PREFIX)) reply.headers(apiHeaders).header(TIME_HEADER, timeHeader(clock));
    else reply.headers(everywhere);
    done();
  });
}
