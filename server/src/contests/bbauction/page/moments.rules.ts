/** Between which of these instants, epoch ms, `now` lies: a page changes by itself at each of them. */
export function between(instants: readonly number[], now: number): { validFrom: number; validUntil: number } {
  const past = instants.filter((at) => at <= now);
  const future = instants.filter((at) => at > now);
  return { validFrom: Math.max(0, ...past), validUntil: Math.min(Infinity, ...future) };
}
