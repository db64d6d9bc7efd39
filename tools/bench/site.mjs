import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const poolhouse = join(root, 'server/bin/poolhouse.mjs');
const run = promisify(execFile);

/** A Poolhouse site in a folder of its own that goes away at the end. */
export class BenchSite {
  folder = mkdtempSync(join(tmpdir(), 'poolhouse-bench-'));
  url = '';
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
      PORT: '0',
      POOLHOUSE_DATA: this.folder,
      POOLHOUSE_WRITES_PER_MINUTE: '0',
      ...settings,
    };
  }

  /** @param {string[]} words a `poolhouse` command @returns {Promise<string>} what it said */
  async command(...words) {
    const { stdout } = await run(process.execPath, [poolhouse, ...words], { cwd: root, env: this.environment });
    return stdout;
  }

  /** Starts it on a port that it chooses itself. @param {'--empty' | '--demo'} fill */
  async serve(fill) {
    const child = spawn(process.execPath, [poolhouse, 'serve', fill], {
      cwd: root,
      env: this.environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    let said = '';
    this.url = await new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the bench site ended with ${code}:\n${said}`)));
      child.stdout.on('data', (text) => {
        said += text;
        const found = /Poolhouse is at (http:\/\/\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
    });
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
