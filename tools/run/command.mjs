import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** A command ended badly; `output` is what it said. */
export class CommandFailed extends Error {
  /** @param {string} command @param {number | null} code @param {string} output */
  constructor(command, code, output) {
    super(`${command} ended with ${code ?? 'a signal'}`);
    this.output = output;
  }
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends every command that still runs; for the way out. */
export function stopAll() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Runs a command in the project's root.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, stdout?: 'inherit' | 'ignore', cwd?: string, shell?: boolean }} [options] show: straight to the terminal instead of kept
 * @returns {Promise<string>} what it wrote
 */
export function run(command, args, { env = {}, show = false, stdout = 'inherit', cwd = root, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: show ? ['ignore', stdout, 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (trouble) => {
      running.delete(child);
      reject(trouble);
    });
    child.on('close', (code) => {
      running.delete(child);
      if (code === 0) resolve(output);
      else reject(new CommandFailed([command, ...args].join(' '), code, output));
    });
  });
}
