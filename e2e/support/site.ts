import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiKey, BodyOf, DataOf, QueryOf, Welcome } from '@poolhouse/contract';
import { serve, type RunningServer } from './server';

export interface Account {
  username: string;
  password: string;
}

/** A demo site of its own for one test file, with the API at hand. */
export class Site {
  private constructor(
    private server: RunningServer,
    private readonly folder: string,
    readonly welcome: Welcome,
  ) {}

  static async start(): Promise<Site> {
    const folder = await mkdtemp(join(tmpdir(), 'poolhouse-e2e-'));
    await cp(process.env.E2E_DATA!, folder, { recursive: true });
    const server = await serve(folder);
    const answer = (await (await fetch(`${server.url}/api/v1/na/welcome`)).json()) as { data: Welcome };
    return new Site(server, folder, answer.data);
  }

  get url(): string {
    return this.server.url;
  }

  get users(): Account[] {
    const { demo } = this.welcome;
    return demo!.users.map(({ username }) => ({ username, password: demo!.password }));
  }

  /** One API call, signed in with user name and password; an error answer throws. */
  async call<K extends ApiKey>(who: Account, key: K, parts: { query?: QueryOf<K>; body?: BodyOf<K> } = {}): Promise<DataOf<K>> {
    const [method, path] = key.split(' ') as [string, string];
    const query = new URLSearchParams(Object.entries(parts.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]));
    const answer = await fetch(`${this.url}/api/v1/${path}?${query}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${who.username}:${who.password}`).toString('base64')}`,
        'x-application-id': 'e2e',
        ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    });
    const content = (await answer.json()) as { data: DataOf<K>; error?: { message: string } };
    if (content.error) throw new Error(`${key}: ${content.error.message}`);
    return content.data;
  }

  /** The first of the demo's users that an administrator call accepts. */
  async admin(): Promise<Account> {
    for (const user of this.users) {
      if (await this.call(user, 'GET practice/clock').then(() => true, () => false)) return user;
    }
    throw new Error('the demo has no administrator');
  }

  async now(): Promise<number> {
    return Date.parse((await this.call(await this.admin(), 'GET practice/clock')).now);
  }

  async moveClock(to: number): Promise<void> {
    await this.call(await this.admin(), 'POST practice/clock', { body: { now: new Date(to).toISOString(), rate: 0 } });
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
