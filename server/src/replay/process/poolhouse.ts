import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { DatabaseOptions } from '../../ground/db/open';

const root = join(__dirname, '../../../..');
const program = join(root, 'server/bin/poolhouse.mjs');

export interface Ended {
  code: number;
  output: string;
}

function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { TEST_DATABASE_URL: _, DATABASE_URL: __, POOLHOUSE_CLOCK: ___, ...rest } = process.env;
  return { ...rest, LOG_LEVEL: 'error', ...settings };
}

/** The variables by which a program of its own finds a test's database. */
export function settingsFor({ url, file }: DatabaseOptions): Record<string, string> {
  if (url) return { DATABASE_URL: url };
  return { DATABASE_URL: '', POOLHOUSE_DATA: dirname(file!) };
}

/** Runs `poolhouse …` to its end. */
export function poolhouse(words: string[], settings: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...words], { cwd: root, env: environment(settings) }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
    });
  });
}

/** A real `poolhouse serve` process that can be killed. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async start(settings: Record<string, string>): Promise<ServerProcess> {
    const port = await freePort();
    const child = spawn(process.execPath, [program, 'serve', '--empty'], {
      cwd: root,
      env: environment({ ...settings, HOST: '127.0.0.1', PORT: String(port) }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout!.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr!.on('data', (text: Buffer) => (output += text.toString()));
    const url = `http://127.0.0.1:${port}`;
    const until = performance.now() + 30_000;
    while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
      if (child.exitCode !== null || child.signalCode !== null || performance.now() > until)
        throw new Error(`the server did not start:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return new ServerProcess(child, url);
  }

  get alive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** SIGKILL: nothing of the process gets another instruction. */
  async kill(): Promise<void> {
    if (!this.alive) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
