import { setTimeout as pause } from 'node:timers/promises';

/** PostgreSQL: serialization failure and deadlock. SQLite: another process holds the file. */
const RETRYABLE = /^(40001|40P01|SQLITE_BUSY.*)$/;
const ATTEMPTS = 80;
const LONGEST_PAUSE_MS = 200;

/** A prepared statement is of tables that have changed since. A new connection prepares it anew. */
export function meansOldPlan(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: unknown; routine?: unknown };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

/** The server knows no statement of this name, or another one: a pooler stands in between and has changed the connection. */
export function meansLostNames(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === '26000' || code === '42P05';
}

function isRetryable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (meansOldPlan(error) || meansLostNames(error)) return true;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && RETRYABLE.test(code)) return true;
  return /database (table )?is locked/.test(String((error as { message?: unknown }).message));
}

/** Some five minutes. */
const START_ATTEMPTS = 3000;

/** Tries again, after growing pauses of random length, while the engine asks for it and `mayRepeat` lets it. */
export async function withRetry<T>(work: () => Promise<T>, mayRepeat: () => boolean = () => true, attempts = ATTEMPTS): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error) || !mayRepeat()) throw error;
      await pause(Math.random() * Math.min(LONGEST_PAUSE_MS, 5 * 2 ** attempt));
    }
  }
}

/** The same for work of a start, which may wait for what another process does at its own. */
export const withRetryAtStart = <T>(work: () => Promise<T>): Promise<T> => withRetry(work, () => true, START_ATTEMPTS);
