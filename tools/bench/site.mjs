import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../run/command.mjs';
import { environmentFor, RunningServer, runPoolhouse } from '../run/lent.mjs';

export { root };

/** A Poolhouse site in a folder of its own that goes away at the end, run as the tests run theirs. */
export class BenchSite {
  folder = mkdtempSync(join(tmpdir(), 'poolhouse-bench-'));
  /** @type {import('../../server/src/testing/run-poolhouse.ts').RunningServer[]} */
  #servers = [];

  /** @param {Record<string, string>} settings */
  constructor(settings) {
    this.environment = environmentFor({ file: join(this.folder, 'poolhouse.db') }, this.folder, { LOG_LEVEL: 'error', ...settings });
  }

  /** Of the server that was started last. */
  get url() {
    return this.#servers.at(-1)?.url ?? '';
  }

  /** Process ids of its servers. */
  get pids() {
    return this.#servers.map(({ pid }) => pid);
  }

  /** @param {string[]} words a `poolhouse` command @returns {Promise<string>} what it said */
  async command(...words) {
    const { code, stdout, stderr } = await runPoolhouse(words, this.environment);
    if (code !== 0) throw new Error(`poolhouse ${words.join(' ')} ended with ${code}:\n${stdout}${stderr}`);
    return stdout;
  }

  /**
   * Starts it on a port that it chooses itself; once more: another process of the same site.
   * @param {'--empty' | '--demo' | readonly ['--demo', '--scene', string]} fill @param {Record<string, string>} [settings]
   */
  async serve(fill, settings = {}) {
    this.#servers.push(await RunningServer.start({ ...this.environment, ...settings }, [fill].flat()));
    return this.url;
  }

  /** Ends it; its folder stays, so that it can be served again. */
  async end() {
    for (const server of this.#servers.splice(0)) await server.end();
  }

  async stop() {
    await this.end();
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
