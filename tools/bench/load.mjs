import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** wrk where it is installed, since autocannon itself needs as much of the machine as the server that it measures. */
export async function loadTool() {
  return run('wrk', ['--version']).then(
    () => 'wrk',
    (error) => (error.code === 'ENOENT' ? 'autocannon' : 'wrk'),
  );
}

/**
 * Answers per second with 32 connections.
 * @param {string} tool @param {string} url @param {Record<string, string>} headers @param {number} seconds
 * @returns {Promise<number>}
 */
export async function requestsPerSecond(tool, url, headers, seconds) {
  return tool === 'wrk' ? withWrk(url, headers, seconds) : withAutocannon(url, headers, seconds);
}

/** @param {string} url @param {Record<string, string>} headers @param {number} seconds */
async function withWrk(url, headers, seconds) {
  const words = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t1', '-c32', `-d${seconds}s`, ...words, url]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answered errors:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** @param {string} url @param {Record<string, string>} headers @param {number} seconds */
async function withAutocannon(url, headers, seconds) {
  const { default: autocannon } = await import('autocannon');
  const result = await autocannon({ url, headers, connections: 32, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} errors`);
  return result.requests.average;
}
