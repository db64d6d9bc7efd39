import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-forwarded-for';

/**
 * Leaves of X-Forwarded-For what can be believed: the addresses at its end, up to the first word that is none. What a proxy that is named
 * in POOLHOUSE_PROXY has added stands there; what stands before it a client may have written itself. Without named proxies nothing of it is
 * believed, and the log says so once.
 */
export function readForwarded(app: FastifyInstance, proxies: readonly string[]): void {
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const header = headers[HEADER];
    if (header !== undefined) {
      headers[HEADER] = believable(String(header));
      if (proxies.length === 0 && !warned) {
        warned = true;
        request.log.warn(
          { peer: request.raw.socket.remoteAddress },
          'X-Forwarded-For is not believed: POOLHOUSE_PROXY names no proxy. All who come by way of one count as one address.',
        );
      }
    }
    done();
  });
}

function believable(header: string): string {
  const parts = header.split(',').map((part) => part.trim());
  const last = parts.findLastIndex((part) => isIP(part) === 0);
  return parts.slice(last + 1).join(', ');
}
