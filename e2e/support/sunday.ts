import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scheduleOf } from '../../server/src/sport/feeds/testing/recorded.fixture';
import type { RunningServer } from '../../server/src/testing/run-poolhouse';
import { call, type Account } from './call';
import { folderOf } from './folder';
import { command, serve } from './server';

export const admin: Account = { username: 'Carol', password: 'carol-secret' };
export const player: Account = { username: 'Paul', password: 'paul-secret' };

/** A site without the demo, of the NFL season 2022 as it was before its first kick-off, with one contest that Carol and Paul play. */
export class SundaySite {
  private server: RunningServer | undefined;
  private constructor(private readonly folder: string) {}

  static async make(): Promise<SundaySite> {
    const site = new SundaySite(await folderOf('e2e'));
    await command(site.folder, {
      args: ['user', 'add', 'carol@example.org', '--name', admin.username, '--password', admin.password, '--admin'],
    });
    await command(site.folder, { args: ['user', 'add', 'paul@example.org', '--name', player.username, '--password', player.password] });
    const schedule = join(site.folder, 'schedule.csv');
    await writeFile(schedule, scheduleOf(2022));
    await site.serveAt('2022-09-06T12:00:00Z', {});
    await command(site.folder, { args: ['import', 'games', schedule, '--season', '2022'] });
    await site.openContest();
    return site;
  }

  /** Serves it from this instant on, at the pace of real time. */
  async serveAt(instant: string, env: Record<string, string>): Promise<void> {
    await this.server?.end();
    this.server = await serve(this.folder, { args: ['--empty'], env: { POOLHOUSE_CLOCK: instant, ...env } });
  }

  get url(): string {
    return this.server!.url;
  }

  private async openContest(): Promise<void> {
    const { id } = await call(this.url, admin, 'POST ad/add_contest', {
      body: { contest_type: 'football', name: 'Sunday League', year: 2022 },
    });
    const { users } = await call(this.url, admin, 'GET ad/pagedata');
    for (const user of users.data)
      await call(this.url, admin, 'POST ad/add_contest_entry', { body: { contest_id: id!, user_id: user.id } });
  }

  async stop(): Promise<void> {
    await this.server?.end();
    await rm(this.folder, { recursive: true, force: true });
  }
}
