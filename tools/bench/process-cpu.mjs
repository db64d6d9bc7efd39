import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux counts the CPU of processes in hundredths of a second, whatever the machine. */
const MS_A_TICK = 10;

export const canTellCpu = () => existsSync('/proc/self/stat');

/** CPU that a process has used since it began, ms; none of one that has ended. @param {number} pid */
export const cpuOf = (pid) => statOf(pid)?.cpu ?? 0;

/** The same of the processes that another has begun, with those that have ended. @param {number} parent */
export function cpuOfChildren(parent) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const running = pids.map((pid) => statOf(Number(pid))).filter((stat) => stat?.parent === parent);
  return running.reduce((sum, stat) => sum + (stat?.cpu ?? 0), statOf(parent)?.ended ?? 0);
}

/** @param {number} pid @returns {{ parent: number, cpu: number, ended: number } | undefined} */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of a program may hold blanks; it stands in brackets.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15);
    return { parent: fields[1] ?? 0, cpu: (utime + stime) * MS_A_TICK, ended: (cutime + cstime) * MS_A_TICK };
  } catch {
    return undefined;
  }
}
