/** A bid that takes longer there and back is late for a clock of a few seconds. */
const SLOW_MS = 1500;
/** Once slow, only a connection with room to spare is well again: the word is not to come and go. */
const WELL_MS = 1000;

/** @param trip ms there and back; null before any is known @param was as it was said until now */
export function isSlow(trip: number | null, was: boolean): boolean {
  return trip !== null && trip > (was ? WELL_MS : SLOW_MS);
}
