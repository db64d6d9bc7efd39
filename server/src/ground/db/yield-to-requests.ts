/** Work on data may hold the event loop for so long before it yields, ms. */
const SLICE_MS = 5;

let heldSince: number | undefined;

/** Waits for the next turn of the event loop: whatever came in meanwhile goes first. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * Yields when the event loop has been held for too long. A synchronous driver and promises that are settled already never let a
 * request in; so each statement asks here first, and a job of a thousand statements is a thousand slices.
 */
export async function yieldToRequests(): Promise<void> {
  for (;;) {
    const now = performance.now();
    if (heldSince === undefined) {
      heldSince = now;
      setImmediate(() => (heldSince = undefined));
      return;
    }
    if (now - heldSince < SLICE_MS) return;
    await nextTurn();
  }
}
