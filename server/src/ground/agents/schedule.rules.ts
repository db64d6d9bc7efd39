import type { Agent } from './agent';

/** A server that dies gives its agents to the others after so long, ms. Servers' clocks may differ by a good part of it. */
export const LEASE_MS = 60_000;
/** Longest pause after failures, s: a feed that comes back is noticed soon. */
export const LONGEST_PAUSE_SECONDS = 15 * 60;
/** Nobody is obeyed longer than that, s: a day's Retry-After would take a whole game day. */
export const LONGEST_OBEYED_SECONDS = 60 * 60;

export interface NextRunQuestion {
  schedule: Agent['schedule'];
  /** The agent's rate, s. */
  refreshSeconds: number;
  /** What the run asked for, s. */
  nextSeconds?: number | undefined;
  /** Failed runs in a row, the last one included; 0 after a good one. */
  failures: number;
  retryAfterSeconds?: number | undefined;
  /** Epoch ms. */
  now: number;
  /** The next full hour, epoch ms. */
  nextHour: number;
}

/**
 * When an agent runs again, epoch ms: at its rate, or after failures at twice the pause each time, an hourly one at the full hour at the
 * latest.
 */
export function nextRunAt({ schedule, refreshSeconds, nextSeconds, failures, retryAfterSeconds, now, nextHour }: NextRunQuestion): number {
  if (failures === 0) return schedule === 'hourly' ? nextHour : now + (nextSeconds ?? refreshSeconds) * 1000;
  const pause = Math.min(refreshSeconds * 2 ** Math.min(failures - 1, 20), Math.max(LONGEST_PAUSE_SECONDS, refreshSeconds));
  const retryAt = now + pause * 1000;
  const askedFor = now + Math.min(retryAfterSeconds ?? 0, LONGEST_OBEYED_SECONDS) * 1000;
  return Math.max(schedule === 'hourly' ? Math.min(retryAt, nextHour) : retryAt, askedFor);
}

interface KnownRun {
  /** Epoch ms, real time. */
  readonly last_runtime: number | null;
  /** Seconds. */
  readonly refresh_rate: number;
  readonly last_outcome: string;
  readonly last_error: string | null;
}

/**
 * Whether who looks at the console is to see a run at once: something else came of it than the last time, or it was asked for. One that is
 * due and says the same waits for the console's next look, for what is announced makes every page of the site ask again.
 */
export function isNews(known: KnownRun, { startedAt, words, error }: { startedAt: number; words: string; error: string | null }): boolean {
  const early = known.last_runtime !== null && startedAt - known.last_runtime < EARLY * known.refresh_rate * 1000;
  return early || known.last_outcome !== words || known.last_error !== error;
}

/** A run after less of its pause than this was asked for. */
const EARLY = 0.9;
