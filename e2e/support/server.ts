import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../..');

/** A running `poolhouse serve`. */
export interface RunningServer {
  url: string;
  port: number;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const program = join(root, 'server/bin/poolhouse.mjs');
const demo: Start = { args: ['--demo'], env: { POOLHOUSE_CLOCK_RATE: '0' } };

/** What a site is started with, beside its folder and port. */
export interface Start {
  args: string[];
  env: Record<string, string>;
}

/** Runs a `poolhouse` command beside the site of a folder, and throws what it said when it failed. */
export async function command(dataFolder: string, { args, env = {} }: Pick<Start, 'args'> & Partial<Start>): Promise<void> {
  await promisify(execFile)(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', POOLHOUSE_DATA: dataFolder, POOLHOUSE_WRITES_PER_MINUTE: '0', ...env },
  });
}

/**
 * Starts the built site on a free port, with the demo league and a standing clock unless told otherwise, and waits until it is ready.
 *
 * @param dataFolder its POOLHOUSE_DATA; a folder that has been served before starts at once
 */
export async function serve(dataFolder: string, { args, env } = demo): Promise<RunningServer> {
  const chosen = await freePort();
  const child = spawn(process.execPath, [program, 'serve', ...args], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: String(chosen),
      POOLHOUSE_DATA: dataFolder,
      POOLHOUSE_WRITES_PER_MINUTE: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout!.on('data', (text: Buffer) => output.push(text.toString()));
  child.stderr!.on('data', (text: Buffer) => output.push(text.toString()));
  const url = `http://127.0.0.1:${chosen}`;
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended with ${code}:\n${output.join('').slice(-4000)}`);
  });
  ended.catch(() => undefined);
  await Promise.race([ready(url), ended]);
  return { url, port: chosen, stop: () => stop(child) };
}

async function ready(url: string): Promise<void> {
  const until = performance.now() + 60_000;
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (performance.now() > until) throw new Error(`no answer from ${url}/readyz within a minute`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await once(child, 'exit');
  clearTimeout(hard);
}
