/** Between which of these instants, epoch ms, `now` lies: what is shown changes by itself at each of them. */
export function between(instants: Iterable<number>, now: number): { validFrom: number; validUntil: number } {
  let [validFrom, validUntil] = [0, Infinity];
  for (const at of instants) {
    if (at <= now) validFrom = Math.max(validFrom, at);
    else validUntil = Math.min(validUntil, at);
  }
  return { validFrom, validUntil };
}
