import fs from 'node:fs';

/** A commit stands in the file, and the disk may not have it. */
export class NotSynced extends Error {
  readonly code = 'NOT_SYNCED';
}

/**
 * Brings commits of an embedded database onto the disk without stopping the event loop. SQLite writes a commit into its log (`-wal`) and
 * does not wait (`synchronous = NORMAL`); the log is then synced by a thread of Node's pool, and the commit is acknowledged after that. What
 * a power failure may take is therefore never acknowledged, as with `FULL`, which waits inside the commit.
 */
export class WalSync {
  /** Of the log, once there was something to sync. */
  private descriptor: number | undefined;
  private committed = 0;
  private onDisk = 0;
  private running: Promise<void> | undefined;
  /** A sync has failed: the system may have let go of what it could not write, so a later sync proves nothing about it. */
  private doubtful = false;

  /**
   * @param log path of the file's log
   * @param copyLog copies the whole log into the database and syncs that; answers whether all of it was copied
   * @param synced told after each sync how many commits it was of, and how many bytes the log's file has
   */
  constructor(
    private readonly log: string,
    private readonly copyLog: () => boolean,
    private readonly synced: (commits: number, bytes: number) => void = () => {},
  ) {}

  /** Called after each commit, in the same turn. Resolves when it is on the disk. @throws NotSynced when that is not known */
  commit(): Promise<void> {
    this.committed += 1;
    return this.all();
  }

  /** Resolves when all that has been committed so far is on the disk; whoever has read it may then be answered. */
  async all(): Promise<void> {
    const wanted = this.committed;
    // A sync that has begun before the commit says nothing about it; the next one does.
    while (this.onDisk < wanted) await (this.running ??= this.sync().finally(() => (this.running = undefined)));
  }

  async close(): Promise<void> {
    await this.running?.catch(() => {});
    if (this.descriptor !== undefined) fs.closeSync(this.descriptor);
    this.descriptor = undefined;
  }

  private async sync(): Promise<void> {
    const upTo = this.committed;
    let bytes = 0;
    try {
      if (!this.doubtful) bytes = await this.syncLog();
    } catch {
      this.doubtful = true;
    }
    if (this.doubtful) this.copyAll();
    const commits = upTo - this.onDisk;
    this.onDisk = upTo;
    this.synced(commits, bytes);
  }

  /** @returns the bytes of the log's file */
  private async syncLog(): Promise<number> {
    const descriptor = (this.descriptor ??= fs.openSync(this.log, 'r+'));
    const { nlink, size } = fs.fstatSync(descriptor);
    if (nlink === 0) throw new Error('The log of the database was removed from its folder.');
    await new Promise<void>((resolve, reject) => fs.fdatasync(descriptor, (error) => (error ? reject(error) : resolve())));
    return size;
  }

  private copyAll(): void {
    let cause: unknown;
    try {
      if (this.copyLog()) {
        this.doubtful = false;
        return;
      }
    } catch (error) {
      cause = error;
    }
    throw new NotSynced('Whether the disk has kept what was written is not known.', { cause });
  }
}
