import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { formatNumber } from '@poolhouse/contract/formats';
import { DateTime } from 'luxon';
import { AgentFailure, type Agent } from '../agents/agent';
import type { Clock } from '../clock/clock';
import { ownProgram } from '../own-program';
import { placeName, pruneBucket, putBackup, type SecondPlace } from './backup-bucket';
import { backupFolder, backupName, clearLeft, copyBackup, goodBackups, prune, seal, type GoodBackup } from './backup-folder';

const LOOK_EVERY_SECONDS = 15 * 60;
/** When a night's backup is due, by the machine's own time zone: nobody plays then. */
const AT_HOUR = 4;
const MB = 1_000_000;

/** Where backups go. */
export interface BackupPlaces {
  /** Undefined where the operator wants none. */
  folder: string | undefined;
  /** A second place: another disk's folder, or a bucket elsewhere; undefined for none. */
  copyTo: SecondPlace | undefined;
}

export interface BackupsDeps extends BackupPlaces {
  /** Real time. */
  wall: Pick<Clock, 'now'>;
  practice: boolean;
  /** Backs the site up into a file, reads it back, and answers what it says of that. */
  backUp?(file: string, signal: AbortSignal): Promise<string>;
}

/** Every night, a backup that was restored into a copy before it counts; old ones go. */
export function backupsAgent({ folder, copyTo, wall, practice, backUp = byProgram }: BackupsDeps): Agent {
  return {
    name: 'backups',
    defaultRefreshSeconds: LOOK_EVERY_SECONDS,
    schedule: 'interval',
    rests: folder === undefined ? 'POOLHOUSE_BACKUPS is off' : practice ? 'a practice site is not backed up' : undefined,
    run: async ({ signal }) => {
      if (folder === undefined) return { words: 'off' };
      await backupFolder(folder);
      await clearLeft(folder, wall.now());
      const now = DateTime.fromMillis(wall.now(), { zone: 'local' });
      const day = now.toFormat('yyyy-MM-dd');
      const last = (await goodBackups(folder)).at(-1);
      // The first one at once: a site that was just opened has something to lose too.
      if (last && (last.day >= day || now.hour < AT_HOUR)) return { words: lastWords(last) };
      const file = join(folder, backupName(day));
      // What stopped half-way has no checksum, and no name that counts.
      await rm(file, { force: true });
      const said = await backUp(file, signal);
      await seal(file);
      const copied = await second(file, copyTo);
      await prune(folder);
      if (copied !== undefined) throw new AgentFailure(copied);
      const made = (await goodBackups(folder)).at(-1);
      return { words: `${made ? lastWords(made) : ''}; ${said}` };
    },
  };
}

const lastWords = ({ day, bytes }: GoodBackup): string => `last good one ${backupName(day)}, ${formatNumber(bytes / MB, 1)} MB`;

/** Why there is no copy in the second place; undefined where there is one, or none is wanted. */
async function second(file: string, copyTo: SecondPlace | undefined): Promise<string | undefined> {
  if (copyTo === undefined) return undefined;
  try {
    await (typeof copyTo === 'string' ? copyBackup(file, copyTo) : putBackup(file, copyTo));
    await (typeof copyTo === 'string' ? prune(copyTo) : pruneBucket(copyTo));
    return undefined;
  } catch (error) {
    return `The backup is good, but not in ${placeName(copyTo)}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** In a process of its own: to copy and to read back holds this one's loop. */
function byProgram(file: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [ownProgram(), 'backup', '--check', file], { signal }, (error, stdout, stderr) => {
      const said = stdout.trim().split('\n').at(-1) ?? '';
      if (error) reject(new AgentFailure(stderr.trim().split('\n').at(-1) || error.message));
      else resolve(said.replace(/\.$/, ''));
    });
  });
}
