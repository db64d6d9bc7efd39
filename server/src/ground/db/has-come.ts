import { sql, type RawBuilder } from 'kysely';

/** Clocks of servers may lie apart by that, ms. */
const APART_MS = 60_000;

/**
 * True where an instant has come, and where it lies further ahead than any pause is long: it was written while the clock was wrong, and
 * would stand in the way for as long as the clock had jumped.
 *
 * @param column of real time, epoch ms
 * @param longestMs the longest pause that is ever written there
 */
export function hasCome(column: string, now: number, longestMs: number): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${now + longestMs + APART_MS})`;
}
