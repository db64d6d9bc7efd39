import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../site.mjs';

/** @typedef {{ told: number, pid: number, cpu: number, rss: number, heap: number, lag: number, lag99: number, held: number }} Figures CPU in seconds, bytes, lag in ms */

/** The environment that makes a server tell what it uses. @param {string} file where it tells it */
export const probed = (file) => ({
  NODE_OPTIONS: `${process.env.BENCH_NODE_OPTIONS ?? ''} --require ${join(root, 'tools/bench/scale/probe.cjs')}`,
  BENCH_PROBE: file,
});

/** Asks a server that was started so for what it has used; the event-loop lag is that since it was asked last. */
export class Probe {
  /** @param {string} file */
  constructor(file) {
    this.file = file;
    this.told = 0;
  }

  /** @returns {Promise<Figures>} */
  async ask() {
    const { pid, told } = this.#read() ?? { pid: 0, told: 0 };
    if (pid === 0) throw new Error('the server that is measured tells nothing');
    process.kill(pid, 'SIGUSR2');
    for (;;) {
      const now = this.#read();
      if (now && now.told > told) return now;
      await pause(5);
    }
  }

  forget() {
    rmSync(this.file, { force: true });
  }

  /** @returns {Figures | undefined} */
  #read() {
    try {
      return JSON.parse(readFileSync(this.file, 'utf8'));
    } catch {
      return undefined;
    }
  }
}
