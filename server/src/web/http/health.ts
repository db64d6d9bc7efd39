import { API_PREFIX } from '@poolhouse/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../ground/db/database';
import { outageOf, Unavailable } from '../../ground/db/unavailable';

export interface HealthDeps {
  /** Turns readiness off before the server stops listening. */
  stopping: () => boolean;
  /** How far the machine's clock stands behind the site's, ms. */
  clockBehind: () => number;
  isMigrated: (db: Database) => Promise<boolean>;
}

/** Alive, and ready to be sent requests. While the data may be old, the API says so instead of answering. */
export function healthRoutes(app: FastifyInstance, db: Database, { stopping, clockBehind, isMigrated }: HealthDeps): void {
  let migrated = false;
  const ready = async () => {
    await db.ping();
    migrated ||= await isMigrated(db);
    return migrated && db.current() ? 'ok' : 'unavailable';
  };
  app.get('/healthz', { exposeHeadRoute: true }, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', { exposeHeadRoute: true }, async (request, reply) => {
    const database = await ready().catch((error: unknown) => {
      request.log.warn({ err: error }, 'Not ready.');
      return outageOf(error) === 'full' ? 'disk full' : 'unavailable';
    });
    const ok = database === 'ok' && !stopping();
    const behind = clockBehind();
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ok ? 'ready' : 'not ready',
        database,
        ...(behind > 0 ? { clock: `stands still: the machine's clock is ${Math.ceil(behind / 1000)} s behind what it was` } : {}),
      });
  });
  app.addHook('onRequest', async (request) => {
    if (!db.current() && request.url.startsWith(API_PREFIX)) throw new Unavailable('unreachable', 'read');
  });
}
