import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../ground/db/database';
import { figuresOf } from '../ground/memory/memories';

const EVERY_MS = 15 * 60_000;

/** Tells the log now and then what the process keeps in memory, and how often that was of use. Returns the way to stop. */
export function tellMemories(db: Database, log: FastifyBaseLogger): () => void {
  const timer = setInterval(
    () => log.info({ memories: figuresOf(db), rss: process.memoryUsage.rss() }, 'What is kept in memory.'),
    EVERY_MS,
  );
  timer.unref();
  return () => clearInterval(timer);
}
