/** Work on data may hold the event loop for so long before it yields, ms. */
const SLICE_MS = 5;
/** So many turns a job stands back before requests that wait: on a site that is never idle it goes on, slowly. */
const TURNS_STOOD_BACK = 10;

/** A `job` lets requests that wait go first, since nobody waits for it; an `urgent` one waits a turn at most, since others wait for it. */
export type Who = 'request' | 'urgent' | 'job';

export const asRequest = (): Who => 'request';

let heldSince: number | undefined;
let requestsWaiting = 0;

/** Waits for the next turn of the event loop: whatever came in meanwhile goes first. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * Yields when the event loop has been held for too long. A synchronous driver and promises that are settled already never let a
 * request in; so each statement asks here first, and a job of a thousand statements is a thousand slices.
 *
 * @param who asked anew in each turn: somebody may have come who waits for it
 */
export async function yieldToRequests(who: () => Who = asRequest): Promise<void> {
  for (let turns = 0; ; turns += 1) {
    const isJob = who() === 'job';
    if (who() === 'urgent' && turns > 0) return;
    const patient = isJob && turns < TURNS_STOOD_BACK;
    if (!patient || requestsWaiting === 0) {
      const now = performance.now();
      if (heldSince === undefined) {
        heldSince = now;
        setImmediate(() => (heldSince = undefined));
        return;
      }
      // Requests that never cease take each slice before a job comes to it.
      if (now - heldSince < SLICE_MS || (isJob && !patient)) return;
    }
    if (!isJob) requestsWaiting += 1;
    await nextTurn();
    if (!isJob) requestsWaiting -= 1;
  }
}
