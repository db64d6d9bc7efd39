import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { putInPlace } from '../files/in-place';
import { outdated } from './kept-backups.rules';

const NAME = /^poolhouse-(\d{4}-\d\d-\d\d)\.backup$/;
/** What lies beside a backup while it is made and read back, unlocked copies among it: `.12.part`, `.12.plain`, `.part`. */
const BESIDE = /^poolhouse-\d{4}-\d\d-\d\d\.backup\.(?:\d+\.|part$)/;
/** No backup takes so long. */
const LEFT_MS = 6 * 3_600_000;

/** The day of a nightly backup, by its name; undefined of anything else. */
export const dayIn = (name: string): string | undefined => NAME.exec(name)?.[1];

/** A backup that was read back, and its checksum lies beside it. */
export interface GoodBackup {
  /** yyyy-mm-dd */
  day: string;
  file: string;
  bytes: number;
}

export const backupName = (day: string): string => `poolhouse-${day}.backup`;
export const sumName = (file: string): string => `${file}.sha256`;

/** Makes the folder, for its owner alone: backups hold sealed picks, hashes and keys. */
export const backupFolder = async (folder: string): Promise<void> => void (await mkdir(folder, { recursive: true, mode: 0o700 }));

/** Takes away what a backup left that was killed half-way, hours ago. @param now real time */
export async function clearLeft(folder: string, now: number): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => BESIDE.test(one))) {
    const file = join(folder, name);
    // Another look may have been faster.
    const changed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (changed < now - LEFT_MS) await rm(file, { force: true });
  }
}

/** The first the oldest. */
export async function goodBackups(folder: string): Promise<GoodBackup[]> {
  const names = new Set(await readdir(folder).catch(() => []));
  const good: GoodBackup[] = [];
  for (const name of [...names].sort()) {
    const day = dayIn(name);
    if (day === undefined || !names.has(sumName(name))) continue;
    const file = join(folder, name);
    good.push({ day, file, bytes: (await stat(file)).size });
  }
  return good;
}

/** From now on it counts: its checksum is written, as `sha256sum --check` reads it. */
export async function seal(file: string): Promise<string> {
  const sum = await sha256Of(file);
  const part = `${sumName(file)}.part`;
  await writeFile(part, `${sum}  ${basename(file)}\n`, { mode: 0o600 });
  putInPlace(part, sumName(file));
  return sum;
}

/** The checksum with which a backup was sealed. */
export async function sealOf(file: string): Promise<string> {
  const [sum = ''] = (await readFile(sumName(file), 'utf8')).split(' ');
  return sum;
}

/** Whether a backup is what it was when it was made. */
export const isAsSealed = async (file: string): Promise<boolean> => (await sha256Of(file)) === (await sealOf(file));

/** A copy in another folder, read back before it has its name. @throws where what is read is not what was written */
export async function copyBackup(file: string, folder: string): Promise<void> {
  await backupFolder(folder);
  const sum = await sealOf(file);
  const target = join(folder, basename(file));
  const part = `${target}.part`;
  try {
    await copyFile(file, part);
    await chmod(part, 0o600);
    if ((await sha256Of(part)) !== sum) throw new Error(`what was written to ${folder} is not what was read back from it`);
    putInPlace(part, target);
  } finally {
    await rm(part, { force: true });
  }
  await seal(target);
}

/** Deletes those that are not kept any longer; what is not a backup of ours stays. Answers how many. */
export async function prune(folder: string): Promise<number> {
  const good = await goodBackups(folder);
  const gone = new Set(outdated(good.map(({ day }) => day)));
  for (const { day, file } of good) if (gone.has(day)) await Promise.all([rm(sumName(file)), rm(file)]);
  return gone.size;
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
