import type { FastifyInstance } from 'fastify';
import type { Database } from '../../ground/db/database';

/** Alive, and ready to be sent requests. `stopping` turns readiness off before the server stops listening. */
export function healthRoutes(
  app: FastifyInstance,
  db: Database,
  { stopping, isMigrated }: { stopping: () => boolean; isMigrated: (db: Database) => Promise<boolean> },
): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const database = await ready(db, isMigrated).catch((error: unknown) => {
      request.log.warn({ err: error }, 'Not ready.');
      return false;
    });
    const ok = database && !stopping();
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ok ? 'ready' : 'not ready', database: database ? 'ok' : 'unavailable' });
  });
}

async function ready(db: Database, isMigrated: (db: Database) => Promise<boolean>): Promise<boolean> {
  await db.ping();
  return isMigrated(db);
}
