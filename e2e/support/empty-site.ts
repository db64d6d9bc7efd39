import { rm } from 'node:fs/promises';
import type { RunningServer } from '../../server/src/testing/run-poolhouse';
import { folderOf } from './folder';
import { serve } from './server';

/** A site without anybody, its clock standing. */
export class EmptySite {
  private constructor(
    private readonly server: RunningServer,
    private readonly folder: string,
    /** Path and hash of the link that makes the first administrator. */
    readonly firstAdmin: string,
  ) {}

  static async start(clock: string): Promise<EmptySite> {
    const folder = await folderOf('empty');
    const server = await serve(folder, { args: ['--empty'], env: { POOLHOUSE_CLOCK: clock, POOLHOUSE_CLOCK_RATE: '0' } });
    const token = /#first-admin=([\w-]+)/.exec(server.said())?.[1];
    if (!token) throw new Error(`The server offered no first administrator:\n${server.said()}`);
    return new EmptySite(server, folder, `/#first-admin=${token}`);
  }

  get url(): string {
    return this.server.url;
  }

  async stop(): Promise<void> {
    await this.server.end();
    await rm(this.folder, { recursive: true, force: true });
  }
}
