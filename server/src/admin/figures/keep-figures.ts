import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import type { Figures } from '../../ground/figures/figures';
import { addFigures, dropServer, noteServer } from './figures.store';

/** Real time between two writes; a process that is killed loses so much of what it has counted. */
const EVERY_MS = 60_000;

/** By which this process is known to the others. */
export const serverId: string = randomUUID();

export interface FiguresDeps {
  db: Database;
  wall: Clock;
  figures: Figures;
}

/** Writes what this process has counted. What cannot be written is counted on. */
export async function writeFigures({ db, wall, figures }: FiguresDeps, id = serverId): Promise<void> {
  const taken = figures.take();
  try {
    await db.write(
      async (tx) => {
        await addFigures(tx, taken);
        await noteServer(tx, { id, startedAt: figures.since, wallNow: wall.now() });
      },
      { only: 'figures' },
    );
  } catch (error) {
    figures.giveBack(taken);
    throw error;
  }
}

/** Writes the figures every minute, and once more at the end. Returns the way to stop. */
export function keepFigures(deps: FiguresDeps, log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  const write = () => {
    writing = writing
      .then(() => writeFigures(deps))
      .catch((error: unknown) => log.warn({ err: error }, 'The figures for the console could not be written; they are counted on.'));
  };
  const timer = setInterval(write, EVERY_MS);
  timer.unref();
  write();
  return async () => {
    clearInterval(timer);
    write();
    await writing;
    await deps.db.write((tx) => dropServer(tx, serverId)).catch(() => {});
  };
}
