import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const poolhouse = join(root, 'server/bin/poolhouse.mjs');
const run = promisify(execFile);

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** A Poolhouse site in a folder of its own that goes away at the end. */
export class BenchSite {
  folder = mkdtempSync(join(tmpdir(), 'poolhouse-bench-'));
  port = 0;
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;

  /** @param {Record<string, string>} settings */
  constructor(settings) {
    /** @type {Record<string, string>} */
    this.environment = {
      ...process.env,
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      POOLHOUSE_DATA: this.folder,
      ...settings,
    };
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** @param {string[]} words a `poolhouse` command @returns {Promise<string>} what it said */
  async command(...words) {
    const { stdout } = await run(process.execPath, [poolhouse, ...words], { cwd: root, env: this.environment });
    return stdout;
  }

  /** @param {'--empty' | '--demo'} fill */
  async serve(fill) {
    this.port = await freePort();
    const child = spawn(process.execPath, [poolhouse, 'serve', fill], {
      cwd: root,
      env: { ...this.environment, PORT: String(this.port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = child;
    const until = performance.now() + 120_000;
    while (!(await fetch(`${this.url}/readyz`).catch(() => null))?.ok) {
      if (child.exitCode !== null || performance.now() > until) throw new Error('the bench site did not start');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async stop() {
    const child = this.#child;
    if (child && child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** @param {string} username @param {string} password */
export function basic(username, password) {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

/**
 * A caller of the API that answers `data` or throws.
 * @param {BenchSite} site
 * @param {string} authorization
 */
export function caller(site, authorization) {
  /** @param {string} key `GET football/pagedata` @param {{ query?: Record<string, unknown>, body?: unknown }} [parts] */
  return async (key, { query = {}, body } = {}) => {
    const [method, path] = key.split(' ');
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const answer = await fetch(`${site.url}/api/v1/${path}?${search}`, {
      method: method ?? 'GET',
      headers: { authorization, 'x-application-id': 'bench', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const content = /** @type {{ data?: any, error?: { message: string } }} */ (await answer.json());
    if (content.error) throw new Error(`${key}: ${content.error.message}`);
    return content.data;
  };
}
