import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './site.mjs';

/** @typedef {{ authorization: string, contest: number, delta?: string }} Viewer */

/**
 * Starts the server over circles of 30 players.
 * @param {{ groups: number, contests?: number }} size
 */
export async function engineSite({ groups, contests = 1 }) {
  const folder = mkdtempSync(join(tmpdir(), 'poolhouse-bench-'));
  const child = fork(join(root, 'tools/bench/engine-server.mjs'), [folder, String(groups), String(contests)], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, DATABASE_URL: '' },
  });
  const [{ ready }] = await once(child, 'message');
  const ask = asking(child);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  return {
    port: /** @type {number} */ (ready.port),
    viewers: /** @type {Viewer[]} */ (ready.viewers),
    ask,
    /** @param {string} path @param {string} [authorization] @returns {Promise<Buffer>} as it came over the wire */
    read: (path, authorization) => read({ agent, port: ready.port, path, authorization }),
    /** CPU of the server while something is done, microseconds. @param {() => Promise<unknown>} work */
    async cpuOf(work) {
      const before = await ask('cpu');
      await work();
      const after = await ask('cpu');
      return after.user + after.system - before.user - before.system;
    },
    async stop() {
      agent.destroy();
      const ended = once(child, 'exit');
      await ask('stop');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Asks the process, which answers each question by its number. @param {import('node:child_process').ChildProcess} child */
function asking(child) {
  const waiting = new Map();
  let asked = 0;
  child.on('message', (/** @type {any} */ { n, value }) => {
    waiting.get(n)?.(value);
    waiting.delete(n);
  });
  /** @param {string} what @returns {Promise<any>} */
  return (what) =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      child.send({ ask: what, n: asked });
    });
}

/** @param {{ agent: Agent, port: number, path: string, authorization: string | undefined }} request @returns {Promise<Buffer>} */
function read({ agent, port, path, authorization }) {
  return new Promise((resolve, reject) => {
    const headers = { 'x-application-id': 'bench', 'accept-encoding': 'br', ...(authorization ? { authorization } : {}) };
    get({ agent, host: '127.0.0.1', port, path, headers }, (answer) => {
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        if (answer.statusCode === 200) resolve(Object.assign(body, { encoding: answer.headers['content-encoding'] ?? 'identity' }));
        else reject(new Error(`${path}: ${answer.statusCode} ${body}`));
      });
    }).on('error', reject);
  });
}

/** Runs work for each, 32 at a time. @template T @param {readonly T[]} all @param {(one: T) => Promise<unknown>} work */
export async function each(all, work) {
  const queue = [...all];
  const run = async () => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: 32 }, run));
}
