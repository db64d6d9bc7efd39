import type Libsql from 'libsql';
import { haveAtHand } from './counters-in';
import type { Tx } from './database';
import type { ScopeCounters } from './scope-counters';
import type { WriteGroups } from './write-groups';

/**
 * Knows when this process has heard of everything that is in the file: it has told itself of its own commits, and no other process has
 * committed since it read all counters. A snapshot that begins then has the counters that are in memory.
 */
export class Heard {
  private version: Libsql.Statement | undefined;
  private readonly begins = new WeakMap<Libsql.Database, Libsql.Statement>();
  /** Of the file, when all counters were read the last time. */
  private seen: number;

  /** @param writer the connection by which this process writes: the others' commits alone move its `data_version` */
  constructor(
    private readonly writer: Libsql.Database,
    private readonly groups: WriteGroups,
  ) {
    this.seen = this.fileVersion();
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

  /** All that the file held at a version has been heard of. */
  upTo(version: number): void {
    this.seen = version;
  }

  isAllUpTo(version: number): boolean {
    return this.seen === version;
  }

  /** Begins the snapshot of a transaction that has read nothing yet, and says whether its counters are those in memory. */
  begin(tx: Tx, reader: Libsql.Database, counters: ScopeCounters): void {
    if (!reader.open || !this.writer.open || this.groups.untold) return;
    try {
      // SQLite begins a snapshot with the first thing that is read.
      this.beginOf(reader).get();
      if (this.isAllUpTo(this.fileVersion())) haveAtHand(tx, counters);
    } catch {
      // A busy file: the first statement of the transaction meets it as well, and is waited for. A statement that has failed stays open.
      this.begins.delete(reader);
    }
  }

  private beginOf(reader: Libsql.Database): Libsql.Statement {
    const known = this.begins.get(reader) ?? reader.prepare('select 1 from sqlite_schema limit 1').raw();
    this.begins.set(reader, known);
    return known;
  }
}
