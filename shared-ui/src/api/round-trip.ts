import { createStore, useStore } from '../store/create-store';
import { betterReading, tripOf, type Reading } from './round-trip.rules';
import { readTime } from './server-time';

const latest = createStore<number | null>(null);
let known: Reading | null = null;
/** Since when the tab has been looked at without a break, by `steadyNow`. */
let seenSince = -Infinity;
let watched = false;

/** Ms by a clock that nobody sets. */
export const steadyNow = (): number => performance.now();

/** Hears from now on when the tab is looked away from: what a tab that sleeps takes its time for says nothing about the connection. */
export function watchTab(): void {
  if (watched || typeof document === 'undefined') return;
  watched = true;
  document.addEventListener('visibilitychange', () => {
    seenSince = document.hidden ? Infinity : steadyNow();
  });
}

/**
 * Takes note of how long an answer was under way.
 *
 * @param header the server's time, as the answer carried it
 * @param sentAt by `steadyNow`
 */
export function noteAnswer(header: string | null, sentAt: number): void {
  const now = steadyNow();
  note(now - sentAt);
  const time = readTime(header);
  if (time) known = betterReading(known, { ...time, local: (sentAt + now) / 2, unsure: (now - sentAt) / 2 });
}

/** Takes note of a time that a stream has given just now. */
export function noteHeartbeat(data: string): void {
  const time = readTime(data);
  const trip = time && tripOf(known, { ...time, local: steadyNow() });
  if (trip === null) known = null;
  else note(trip);
}

function note(trip: number): void {
  if (!document.hidden && seenSince <= steadyNow() - trip) latest.set(Math.round(trip));
}

/**
 * How long a question and its answer took last, in ms, by the calls and by how late the heartbeats of a live page come; null before the
 * first. What was under way while the tab was hidden does not count.
 */
export const useRoundTrip = (): number | null => useStore(latest);

/** For tests: as if this had been the last, or nothing been asked yet. */
export function setRoundTrip(trip: number | null): void {
  known = null;
  latest.set(trip);
}
