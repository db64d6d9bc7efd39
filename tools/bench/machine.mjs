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

const TURNS = 300_000_000;

/** What one core does in a loop that never changes: machines, and one machine on two days, differ by four times and more in all rows of CPU. @returns {import('./table.mjs').Figure} */
export function yardstick() {
  const before = process.cpuUsage();
  let sum = 0;
  for (let n = 0; n < TURNS; n += 1) sum += n;
  const { user } = process.cpuUsage(before);
  return { what: 'this machine: 300 million turns of an empty loop', value: user / 1000, unit: 'ms', note: `CPU of one core; ${sum}` };
}
