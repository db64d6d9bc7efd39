import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegisteredRemote, RemoteDescription } from '@poolhouse/contract';
import { migrateSite } from '../../app/migrate-site';
import { FixedClock } from '../../ground/clock/clock';
import { newSigningKey } from '../../ground/crypto/signing-key';
import type { Database } from '../../ground/db/database';
import { openDatabase } from '../../ground/db/open';
import { builtFolders, type BuiltFolders } from '../../web/http/built-folders';
import { DESCRIPTION } from '../built-remote';
import { LocalReleaseService } from '../local-release-service';
import { Offers } from '../offers';
import type { ReleaseSite } from '../release-site';
import { rollBack } from '../rollback';
import { releaseFolder } from '../send-build';

const { apps } = builtFolders('');

/** The project's own remotes, built or not. */
export const projectRemotes = (): string[] =>
  readdirSync(apps)
    .filter((name) => existsSync(join(apps, name, 'remote.config.json')))
    .sort();

/** A new site over the project's builds, on which each remote is released and rolled back as the commands do. */
export class BuiltRemotes {
  private readonly offers: Offers;

  private constructor(
    private readonly folder: string,
    private readonly db: Database,
    private readonly site: ReleaseSite,
  ) {
    const log = { error: (_: unknown, words: string) => Promise.reject(new Error(words)) } as never;
    this.offers = new Offers({ db, folders: site.folders, key: site.key, log });
  }

  static async open(): Promise<BuiltRemotes> {
    const folder = mkdtempSync(join(tmpdir(), 'poolhouse-built-'));
    const db = await openDatabase({ file: join(folder, 'poolhouse.db') });
    await migrateSite(db);
    const clock = new FixedClock(Date.UTC(2026, 10, 21));
    const folders: BuiltFolders = builtFolders(folder);
    const site = { db, folders, key: newSigningKey(), clock, siteClock: clock, by: 'ann', ip: '', say: () => {} };
    return new BuiltRemotes(folder, db, site);
  }

  /** What the registry gives everybody, by id. */
  async given(): Promise<Record<string, RegisteredRemote>> {
    await this.offers.refresh();
    return Object.fromEntries(this.offers.for(null).map((remote) => [remote.id, remote]));
  }

  /** Releases what is built of a remote, under another version. */
  async release(id: string, version: string): Promise<void> {
    const build = mkdtempSync(join(this.folder, `${id}-`));
    cpSync(join(apps, id, 'dist'), build, { recursive: true });
    const file = join(build, DESCRIPTION);
    const remote = JSON.parse(readFileSync(file, 'utf8')) as RemoteDescription;
    writeFileSync(file, JSON.stringify({ ...remote, version }));
    await releaseFolder(new LocalReleaseService(this.site), { id, version, percent: 100, host: null }, build);
  }

  rollBack(id: string): Promise<void> {
    return rollBack(this.site, id);
  }

  async close(): Promise<void> {
    await this.db.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
