import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** PostgreSQL refuses to run as root, so root lends it another account. @returns {{ uid?: number, gid?: number }} */
function account() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody', 'daemon']) {
    try {
      const id = (/** @type {string} */ kind) =>
        Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL needs an account other than root to run as');
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });

/** Whether it takes work: a port is open before that, and refuses everybody. @param {string} bin @param {number} port @returns {Promise<boolean>} */
const answers = (bin, port) =>
  new Promise((resolve) => {
    execFile(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], (trouble) => resolve(trouble === null));
  });

/**
 * A PostgreSQL of its own for one test run: loopback only, nothing kept, no waiting for the disk unless it is to be measured.
 * @param {string} bin folder of its programs
 * @param {{ durable?: boolean }} [options] `durable`: waits for the disk as a server of players does
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startPostgres(bin, { durable = false } = {}) {
  const owner = account();
  const dir = mkdtempSync(join(tmpdir(), 'poolhouse-pg-'));
  if (owner.uid !== undefined) chownSync(dir, owner.uid, owner.gid ?? owner.uid);
  const data = join(dir, 'data');
  const options = { ...owner, cwd: dir, env: { PATH: process.env.PATH, HOME: dir, LC_ALL: 'C' } };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'poolhouse', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });

  const port = await freePort();
  const quick = durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const settings = [...quick, 'max_connections=200', 'listen_addresses=127.0.0.1'];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', dir, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...options,
      stdio: 'ignore',
    },
  );
  const ended = new Promise((resolve) => server.once('close', resolve));

  const stop = async () => {
    server.kill('SIGINT');
    await Promise.race([ended, pause(10_000).then(() => server.kill('SIGKILL'))]);
    rmSync(dir, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 150; tries += 1) {
    if (server.exitCode !== null) break;
    if (await answers(bin, port)) return { url: `postgres://poolhouse@127.0.0.1:${port}/postgres`, stop };
    await pause(100);
  }
  await stop();
  throw new Error('PostgreSQL did not start');
}
