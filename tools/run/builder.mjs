import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from './command.mjs';

/** A process that builds one app after the other: the second takes half of the first one's time, which also loads and warms webpack. */
export class Builder {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #process;
  #said = '';

  /** @param {string} app @returns {Promise<void>} throws what webpack said when it failed */
  build(app) {
    const child = (this.#process ??= this.#start());
    this.#said = '';
    return new Promise((resolve, reject) => {
      const end = (/** @type {string | null} */ trouble) => {
        child.off('message', told).off('exit', gone);
        if (trouble === null) resolve();
        else reject(new Error(trouble));
      };
      const told = (/** @type {unknown} */ message) => end(/** @type {{ trouble: string | null }} */ (message).trouble);
      const gone = () => end(`Building ${app} ended before it was done.\n${this.#said}`);
      child.on('message', told).on('exit', gone).send({ app });
    });
  }

  /** Lets the process go, in the middle of its work too. */
  end() {
    this.#process?.kill();
  }

  #start() {
    const child = fork(join(root, 'tools/webpack/build.mjs'), ['--asked'], { cwd: root, silent: true });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (this.#said += text));
    child.once('exit', () => {
      if (this.#process === child) this.#process = undefined;
    });
    return child;
  }
}
