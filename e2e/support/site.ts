import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiKey, DataOf, Welcome } from '@poolhouse/contract';
import type { RunningServer } from '../../server/src/testing/run-poolhouse';
import { call, type Account, type CallParts } from './call';
import { folderOf } from './folder';
import { command, demo, serve } from './server';

/** A demo site of its own for one test file, with the API at hand. */
export class Site {
  private constructor(
    private server: RunningServer,
    /** Its POOLHOUSE_DATA. */
    readonly folder: string,
    readonly welcome: Welcome,
    /** Filled anew: it knows no device of the players who signed in before all tests. */
    readonly fresh: boolean,
  ) {}

  /** @param env variables of its own */
  static async start(env: Record<string, string> = {}, scene?: 'auction' | 'cut' | 'march'): Promise<Site> {
    const folder = await folderOf('e2e');
    // A scene is filled anew; what all others begin with is filled once and copied.
    if (scene === undefined) await cp(process.env.E2E_DATA!, folder, { recursive: true });
    const args = scene === undefined ? demo.args : [...demo.args, '--scene', scene];
    const server = await serve(folder, { args, env: { ...demo.env, ...env } });
    const answer = (await (await fetch(`${server.url}/api/v1/na/welcome`)).json()) as { data: Welcome };
    return new Site(server, folder, answer.data, scene !== undefined);
  }

  get url(): string {
    return this.server.url;
  }

  get users(): Account[] {
    const { demo } = this.welcome;
    return demo!.users.map(({ username }) => ({ username, password: demo!.password }));
  }

  /** One API call, signed in with user name and password; an error answer throws. */
  call<K extends ApiKey>(who: Account, key: K, parts: CallParts<K> = {}): Promise<DataOf<K>> {
    return call(this.url, who, key, parts);
  }

  /** Runs a `poolhouse` command beside it, and throws what it said when it failed. */
  command(...args: string[]): Promise<void> {
    return command(this.folder, { args });
  }

  /** The mails that it has written so far, oldest first. */
  async mails(): Promise<string[]> {
    const outbox = join(this.folder, 'outbox');
    const names = await readdir(outbox).catch(() => []);
    return Promise.all(
      names
        .filter((name) => name.endsWith('.eml'))
        .sort()
        .map((name) => readFile(join(outbox, name), 'utf8')),
    );
  }

  /** The first of the demo's users that an administrator call accepts. */
  async admin(): Promise<Account> {
    for (const user of this.users) {
      if (
        await this.call(user, 'GET practice/clock').then(
          () => true,
          () => false,
        )
      )
        return user;
    }
    throw new Error('the demo has no administrator');
  }

  async now(): Promise<number> {
    return Date.parse((await this.call(await this.admin(), 'GET practice/clock')).now);
  }

  async moveClock(to: number, rate = 0): Promise<void> {
    await this.call(await this.admin(), 'POST practice/clock', { body: { now: new Date(to).toISOString(), rate } });
  }

  /** Kills the server where it stands, and starts it again at the same address. */
  async crash(): Promise<void> {
    await this.down('SIGKILL');
    await this.up();
  }

  /** Ends the server. */
  down(signal: 'SIGTERM' | 'SIGKILL'): Promise<unknown> {
    return this.server.end(signal);
  }

  /** Holds the server while the work is done: its connections stay open, and nothing comes. */
  async frozen(work: () => Promise<unknown>): Promise<void> {
    this.server.freeze();
    await work().finally(() => this.server.thaw());
  }

  /** Starts it again at the same address. */
  async up(): Promise<void> {
    const { port } = new URL(this.url);
    this.server = await serve(this.folder, { args: ['--demo'], env: { POOLHOUSE_CLOCK_RATE: '0', PORT: port } });
  }

  async stop(): Promise<void> {
    await this.server.end();
    await rm(this.folder, { recursive: true, force: true });
  }
}
