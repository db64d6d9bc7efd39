import { formatNumber } from '@poolhouse/contract/formats';
import { backupsIn, placeName, type Bucket } from '../../ground/backups/backup-bucket';
import { goodBackups, isAsSealed } from '../../ground/backups/backup-folder';
import type { BackupPlaces } from '../../ground/backups/backups.agent';
import { bad, good, look, type Finding } from './finding';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A night that was missed, and the morning after. */
const OLD_MS = 2 * DAY_MS + 12 * HOUR_MS;

/** The last good backups; those in folders are read from end to end. @param now real time, epoch ms */
export async function ofBackups({ folder, copyTo }: BackupPlaces, now: number): Promise<Finding[]> {
  if (folder === undefined)
    return [look('Backups', 'The site does not back itself up (POOLHOUSE_BACKUPS is off).', 'See that something else does, every night.')];
  const first = await ofFolder('Backups', folder, now);
  if (copyTo === undefined)
    return [
      first,
      look(
        'Backups',
        'There is no second place for them: one disk is no backup.',
        'Set POOLHOUSE_BACKUPS_COPY to another disk, or to a bucket.',
      ),
    ];
  const about = 'Backups, second place';
  return [first, typeof copyTo === 'string' ? await ofFolder(about, copyTo, now) : await ofBucket(about, copyTo, now)];
}

async function ofFolder(about: string, folder: string, now: number): Promise<Finding> {
  const last = (await goodBackups(folder)).at(-1);
  if (!last) return bad(about, `There is no good one in ${folder}.`, 'The console, Admin, says what the agent "backups" came upon.');
  const says = `the last good one is of ${last.day}, ${formatNumber(last.bytes / 1e6, 1)} MB`;
  if (!(await isAsSealed(last.file)))
    return bad(about, `${says}; its checksum does not fit any more.`, 'The disk loses data: replace it, and make a backup elsewhere now.');
  if (isOld(last.day, now))
    return bad(about, `${says}: that is too long ago.`, 'The console, Admin, says what the agent "backups" came upon.');
  return good(about, `${says}, and its checksum fits.`);
}

const isOld = (day: string, now: number): boolean => now - Date.parse(day) > OLD_MS;

/** What is in a bucket was read back when it came there; to fetch it every night would cost as much as to store it. */
async function ofBucket(about: string, bucket: Bucket, now: number): Promise<Finding> {
  const name = placeName(bucket);
  try {
    const last = (await backupsIn(bucket)).at(-1);
    if (!last) return bad(about, `There is no good one in ${name}.`, 'The console, Admin, says what the agent "backups" came upon.');
    const says = `the last good one in ${name} is of ${last.day}, ${formatNumber(last.bytes / 1e6, 1)} MB`;
    return isOld(last.day, now)
      ? bad(about, `${says}: that is too long ago.`, 'The console, Admin, says what the agent "backups" came upon.')
      : good(about, `${says}.`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return bad(about, `${name} cannot be looked into: ${why}.`, 'See to POOLHOUSE_BACKUPS_COPY, its key and its region.');
  }
}
