import type { FastifyBaseLogger } from 'fastify';

export type DatabaseLog = Pick<FastifyBaseLogger, 'warn'>;
