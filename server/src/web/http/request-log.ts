import type { FastifyRequest } from 'fastify';
import { pathOf } from './error-answers';

const SLOW_MS = 1_000;

/**
 * Logs a call that took long. Quick ones are not logged one by one, and no hook waits for the end of each answer: either
 * would cost a poll more than all the rest that it needs.
 *
 * @param began by performance.now()
 */
export function logIfSlow(request: FastifyRequest, began: number): void {
  const ms = performance.now() - began;
  if (ms >= SLOW_MS) request.log.warn({ method: request.method, path: pathOf(request), ms: Math.round(ms) }, 'A slow request.');
}
