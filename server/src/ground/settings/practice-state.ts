import { z } from 'zod';
import type { Tx } from '../db/database';
import { readSetting, writeSetting } from './settings.store';

const KEY = 'practice.clock';

const practiceState = z.object({
  /** Site time when this was saved, epoch ms. */
  at: z.number(),
  rate: z.number().min(0),
  /** Real time when this was saved, epoch ms; null when the last server went down in good order. */
  wall: z.number().nullable(),
  /** Grows with every move, so that a process that has not heard of one does not save over it. */
  moves: z.number().int(),
  /** POOLHOUSE_CLOCK (epoch ms) and POOLHOUSE_CLOCK_RATE as they were last obeyed. */
  obeyed: z.object({ start: z.number().optional(), rate: z.number().optional() }),
});

/** The practice clock as it is kept in the database. */
export type PracticeState = z.infer<typeof practiceState>;

export async function readPracticeState(tx: Tx): Promise<PracticeState | undefined> {
  const text = await readSetting(tx, KEY);
  return text === undefined ? undefined : practiceState.parse(JSON.parse(text));
}

export async function savePracticeState(tx: Tx, state: PracticeState): Promise<void> {
  await writeSetting(tx, KEY, JSON.stringify(state));
}

/** A server that runs saves this often, ms of real time. */
export const SAVE_EVERY_MS = 10_000;

/**
 * Site time now, by what was saved: goes on where it stopped after a rest, and runs along where another server is
 * running still (it has saved a moment ago).
 */
export function resumedAt({ at, rate, wall }: PracticeState, wallNow: number): number {
  const elapsed = wall === null ? Infinity : wallNow - wall;
  return elapsed >= 0 && elapsed < 2 * SAVE_EVERY_MS ? Math.floor(at + elapsed * rate) : at;
}
