import type Libsql from 'libsql';
import type { Tx } from './database';
import type { LibsqlConnection } from './libsql-connection';
import { seedVersions } from './snapshot-versions';
import type { PinnedCounters, TagCounters } from './tag-counters';
import type { WriteGroups } from './write-groups';

/** Another process has committed since the snapshot was put off: the work begins anew, with what is there now. */
class SnapshotTooOld extends Error {
  readonly code = 'SQLITE_BUSY_SNAPSHOT';
}

/**
 * Knows whether this process has seen every change in the file: it has noted its own commits, and no other process has committed
 * since it read all counters. A snapshot that begins then has the counters that are in memory, and the file is not asked
 * for it before it is asked for something else.
 */
export class ChangeTracker {
  private version: Libsql.Statement | undefined;
  private readonly begins = new WeakMap<Libsql.Database, Libsql.Statement>();
  /** Of the file, when all counters were read the last time. */
  private seen: number;
  /** The sum of the counters when the file was looked at in this turn of the event loop. */
  private looked: number | undefined;
  /** Snapshots that have not begun in the file. */
  private readonly postponed = new Set<LibsqlConnection>();

  /** @param writer the connection by which this process writes: the others' commits alone move its `data_version` */
  constructor(
    private readonly writer: Libsql.Database,
    private readonly groups: WriteGroups,
  ) {
    this.seen = this.fileVersion();
    groups.onCommit(() => this.beginAll());
  }

  /** Moves when another process has committed. */
  fileVersion(): number {
    this.version ??= this.writer.prepare('pragma data_version').raw();
    try {
      const [version] = this.version.get() as [number];
      return version;
    } catch (error) {
      this.version = undefined;
      throw error;
    }
  }

  /** All changes up to a version have been seen. */
  noteVersion(version: number): void {
    this.seen = version;
  }

  isAtVersion(version: number): boolean {
    return this.seen === version;
  }

  /**
   * Says whether a transaction that has read nothing yet has the counters that are in memory; then its snapshot is put off until something is
   * asked of it, or until this process commits.
   */
  begin(tx: Tx, connection: LibsqlConnection, counters: TagCounters): PinnedCounters | undefined {
    if (!connection.handle.open || !this.writer.open || this.groups.unsettled || !this.isUpToDate(counters)) return undefined;
    const held = counters.hold();
    seedVersions(tx, held);
    this.postponed.add(connection);
    connection.beginLater(() => this.beginPostponed(connection, held));
    return held;
  }

  /** The snapshot has ended. */
  end(connection: LibsqlConnection, held: PinnedCounters | undefined): void {
    this.postponed.delete(connection);
    held?.letGo();
  }

  /** Once a turn the file is asked, and again when a counter has moved: what others commit meanwhile is later than the snapshot. */
  private isUpToDate({ total }: TagCounters): boolean {
    if (this.looked === total) return true;
    try {
      if (!this.isAtVersion(this.fileVersion())) return false;
    } catch {
      // A busy file: the first statement of the transaction meets it as well, and is waited for.
      return false;
    }
    if (this.looked === undefined) setImmediate(() => (this.looked = undefined));
    this.looked = total;
    return true;
  }

  /** Before this process commits: what was put off is of the state before. */
  private beginAll(): void {
    for (const connection of this.postponed) {
      try {
        connection.begin();
      } catch (error) {
        // The snapshot's own business: whoever reads from it gets the error.
        connection.beginLater(() => {
          throw error;
        });
      }
    }
  }

  private beginPostponed(connection: LibsqlConnection, held: PinnedCounters): void {
    this.postponed.delete(connection);
    const reader = connection.handle;
    reader.exec('begin');
    try {
      // SQLite begins a snapshot with the first thing that is read.
      this.beginOf(reader).get();
    } catch (error) {
      // A statement that has failed stays open.
      this.begins.delete(reader);
      throw error;
    }
    if (held.moved || !this.isAtVersion(this.fileVersion())) throw new SnapshotTooOld('Another process has written meanwhile.');
  }

  private beginOf(reader: Libsql.Database): Libsql.Statement {
    const known = this.begins.get(reader) ?? reader.prepare('select 1 from sqlite_schema limit 1').raw();
    this.begins.set(reader, known);
    return known;
  }
}
