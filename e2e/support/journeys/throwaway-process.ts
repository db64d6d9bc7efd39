import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Programs with one folder for all that they keep, which ends with them. */
export class Throwaway {
  private readonly children: ChildProcess[] = [];
  private said = '';

  private constructor(readonly folder: string) {}

  static async make(): Promise<Throwaway> {
    return new Throwaway(await mkdtemp(join(tmpdir(), 'poolhouse-browser-')));
  }

  /** Starts a program in a group of its own, at home in the folder. */
  start(program: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): void {
    const home = { HOME: this.folder, XDG_RUNTIME_DIR: this.folder, XDG_CACHE_HOME: this.folder, XDG_DATA_HOME: this.folder };
    const child = spawn(program, words, { env: { ...process.env, ...home, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    for (const out of [child.stdout, child.stderr])
      out?.on('data', (text: Buffer) => (this.said = (this.said + text.toString()).slice(-4000)));
    child.on('error', (trouble) => (this.said += String(trouble)));
    this.children.push(child);
  }

  /** Tries until it works, as a program that has just been started is asked. */
  async until<T>(what: string, attempt: () => Promise<T>, patienceMs = 30_000): Promise<T> {
    const end = performance.now() + patienceMs;
    for (;;) {
      try {
        return await attempt();
      } catch (trouble) {
        if (performance.now() > end) throw new Error(`${what} within ${patienceMs} ms: ${String(trouble)}\n${this.said}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  async end(): Promise<void> {
    for (const child of this.children) {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) continue;
      const gone = once(child, 'exit');
      process.kill(-child.pid, 'SIGKILL');
      await gone;
    }
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
