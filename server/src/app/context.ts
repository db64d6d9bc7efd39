import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from '../clock/clock';
import type { Database } from '../db/database';
import type { Pages } from '../pages/page';

/** What every room of the server is handed. */
export interface Context {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: Clock;
  readonly pages: Pages;
  readonly log: FastifyBaseLogger;
}
