import Libsql from 'libsql/promise';
import type { DatabaseLog } from './database-log';

/** The log is copied after so many commits, or when it has grown by so much, whichever comes first. */
const COMMITS = 250;
const GROWN_BYTES = 4_000_000;

/**
 * Copies commits out of an embedded database's log into its file, by a thread of the driver. SQLite would do so inside some commit, and stop
 * the process for as long as the disk takes.
 */
export class Checkpointer {
  private handle: Libsql | undefined;
  private commits = 0;
  private bytes = 0;
  private running: Promise<void> | undefined;

  constructor(
    private readonly file: string,
    private readonly log: DatabaseLog,
  ) {}

  /** @param bytes how long the log's file is after these commits; it never shrinks, but is written anew from its beginning */
  committed(commits: number, bytes: number): void {
    this.commits += commits;
    if (this.running || (this.commits < COMMITS && bytes - this.bytes < GROWN_BYTES)) return;
    this.commits = 0;
    this.bytes = bytes;
    this.running = this.copy().finally(() => (this.running = undefined));
  }

  async close(): Promise<void> {
    await this.running;
    this.handle?.close();
    this.handle = undefined;
  }

  /** What fails is left to the next time: the log only grows meanwhile. */
  private async copy(): Promise<void> {
    try {
      this.handle ??= new Libsql(this.file, {});
      await this.handle.exec('pragma wal_checkpoint(passive)');
    } catch (error) {
      this.log.warn({ err: error }, "The database's log could not be copied into its file; trying again.");
    }
  }
}
