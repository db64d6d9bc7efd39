import { API_PREFIX } from '@poolhouse/contract';
import type { FastifyRequest } from 'fastify';

/** Path and query under which a page is read again; what was not given stays away. */
export function deltaUrl(path: string, query: Record<string, number | string | undefined>): string {
  const given = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return `${API_PREFIX}${path}?${given.join('&')}`;
}

export function encodings(request: FastifyRequest): string {
  return String(request.headers['accept-encoding'] ?? '');
}
