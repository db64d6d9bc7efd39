import { cpus, loadavg } from 'node:os';

/** CPU that the whole machine has worked since it started, ms, all cores together. */
const worked = () => cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

/**
 * What the machine did while something was measured, this measurement and all that ran beside it: who reads a figure sees whether it had the
 * machine for itself.
 * @returns {() => string} says it, from here to where it is called
 */
export function machine() {
  const [from, cpu, [before = 0]] = [performance.now(), worked(), loadavg()];
  return () => {
    const [after = 0] = loadavg();
    const [busy, wall] = [(worked() - cpu) / 1000, (performance.now() - from) / 1000];
    return `${busy.toFixed(0)} s of CPU in ${wall.toFixed(0)} s on ${cpus().length} cores; load ${before.toFixed(1)} to ${after.toFixed(1)}`;
  };
}
