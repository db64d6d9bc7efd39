import { APPLICATION_HEADER } from '@poolhouse/contract';
import type { FastifyRequest } from 'fastify';
import type { Place } from './sign-in';

/** From where a request comes, for the list of devices and the log. */
export function placeOf(request: FastifyRequest, familiar: string | undefined): Place {
  return { applicationId: applicationId(request), userAgent: request.headers['user-agent'] ?? '', ip: request.ip, familiar };
}

/** Recorded as the client states it, within bounds; a client without it is served as well. */
function applicationId(request: FastifyRequest): string {
  const header = request.headers[APPLICATION_HEADER];
  return typeof header === 'string' ? header.slice(0, 100) : '';
}
