/** The one way in which tests start the program: those of the server, and those of the whole product in e2e/. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import type { DatabaseOptions } from '../ground/db/open';

const program = join(__dirname, '../../bin/poolhouse.mjs');
const PATIENCE_MS = 60_000;

/** The environment in which a process of its own finds a test's database; `settings` go before all else. */
export function environmentFor(
  { url, file }: DatabaseOptions,
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv {
  const { POOLHOUSE_CLOCK: _clock, POOLHOUSE_CLOCK_RATE: _rate, ...rest } = process.env;
  return {
    ...rest,
    DATABASE_URL: url ?? '',
    POOLHOUSE_DATA: file ? dirname(file) : dataFolder,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'info',
    POOLHOUSE_WRITES_PER_MINUTE: '0',
    POOLHOUSE_BACKUPS: 'off',
    ...settings,
  };
}

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command to its end. @param enter as for a server @param started another program than this project's */
export function runPoolhouse(words: string[], env: NodeJS.ProcessEnv, enter: readonly string[] = [], started = program): Promise<Ended> {
  const [first = process.execPath, ...more] = [...enter, process.execPath, started, ...words];
  return new Promise((resolve) => {
    execFile(first, more, { env }, (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }));
  });
}

/** A server process of its own, which has said where it listens. */
export class RunningServer {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
    readonly said: () => string,
    readonly logged: () => string,
  ) {}

  /**
   * Starts it on a port that it chooses itself; rejects with all it said when it ends before it listens.
   * @param enter what a command begins with that is to run elsewhere
   * @param started another program than this project's
   */
  static async start(
    env: NodeJS.ProcessEnv,
    words: string[] = [],
    enter: readonly string[] = [],
    started = program,
  ): Promise<RunningServer> {
    const [first = process.execPath, ...more] = [...enter, process.execPath, started, 'serve', ...words];
    const child = spawn(first, more, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let [said, logged] = ['', ''];
    child.stderr.on('data', (text: Buffer) => (logged += text.toString()));
    const url = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}${logged}`)));
      child.stdout.on('data', (text: Buffer) => {
        said += text.toString();
        const found = /Poolhouse is at (http:\/\/\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
    });
    return new RunningServer(
      child,
      url,
      () => said,
      () => logged,
    );
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get alive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Stops it where it stands, its connections open, until it goes on. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  thaw(): void {
    this.child.kill('SIGCONT');
  }

  /**
   * Sends a signal and waits for the end; answers the exit code, null when a signal killed it, as it does when it does not end by itself.
   */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (!this.alive) return this.child.exitCode;
    const exit = once(this.child, 'exit');
    this.child.kill(signal);
    const hard = setTimeout(() => this.child.kill('SIGKILL'), PATIENCE_MS);
    const [code] = (await exit) as [number | null];
    clearTimeout(hard);
    return code;
  }
}
