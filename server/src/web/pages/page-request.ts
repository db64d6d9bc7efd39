import { API_PREFIX, OWN_APART } from '@poolhouse/contract';
import type { FastifyRequest } from 'fastify';

/** Path and query under which a page is read again; what was not given stays away. */
export function deltaUrl(path: string, query: Record<string, number | string | undefined>): string {
  const given = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return `${API_PREFIX}${path}?${given.join('&')}`;
}

/** Whether the client takes the viewer's own rows apart from those that all see. */
export const takesApart = (request: FastifyRequest): boolean => request.headers.accept === OWN_APART;

export function encodings(request: FastifyRequest): string {
  return String(request.headers['accept-encoding'] ?? '');
}
