import { appendFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** One line of the releases folder's `audit.log`. */
export interface AuditLine {
  at: string;
  by: string;
  what: 'published' | 'live' | 'share' | 'share dropped' | 'rolled back' | 'pruned';
  remote: string;
  /** Null: the one that was built in place. */
  version: string | null;
  /** Of the players, where it is a share. */
  percent?: number;
  digest?: string;
}

/** Adds lines to the record of who released what; it is only ever added to. */
export function audit(releases: string, lines: readonly AuditLine[]): void {
  if (lines.length > 0) appendFileSync(join(releases, 'audit.log'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** Who runs this command, as the machine knows them. */
export function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}
