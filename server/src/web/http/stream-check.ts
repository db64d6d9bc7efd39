import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../ground/refusal';

/** Where it is asked, beside the health checks. */
export const STREAM_CHECK = '/streamz';

/** What its first line says. */
export interface StreamCheck {
  /** Where the request came from, as the site sees it. */
  you: string;
  /** A proxy has named somebody. */
  forwarded: boolean;
  /** And is believed. */
  believed: boolean;
}

const MOST = 20;
const APART_MS = 1000;

/** Two lines, a second apart: whoever reads them through a proxy sees whether that passes streams on, and whom it names. */
export function streamCheckRoute(app: FastifyInstance): void {
  let open = 0;
  app.get(STREAM_CHECK, async (request, reply) => {
    if (open >= MOST) throw new Refusal('too_many_requests', 'Others are looking at this just now. Try again in a moment.');
    open += 1;
    const named = request.headers['x-forwarded-for'] !== undefined;
    const first: StreamCheck = {
      you: request.ip,
      forwarded: named,
      believed: named && request.ip !== request.socket.remoteAddress,
    };
    reply.hijack();
    try {
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      reply.raw.write(`data: ${JSON.stringify(first)}\n\n`);
      await pause(APART_MS);
      reply.raw.end('data: done\n\n');
    } finally {
      open -= 1;
    }
    return reply;
  });
}
