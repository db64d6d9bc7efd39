import { chownSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DateTime } from 'luxon';
import type { Config } from '../../app/config';
import { backupFolder, seal } from '../../ground/backups/backup-folder';
import { SystemClock } from '../../ground/clock/clock';
import { CommandRefused } from '../command-refused';
import { checkedBackup } from '../write-backup';

/** Of upgrades; the nightly ones have names of their own, and go by their own rule. */
const NAME = /^before-\d+\.\d+\.\d+-[\d-]+\.backup$/;
const KEPT = 3;

/** Backs the site up before it is led to another program, as one that is restored into a copy and compared. @returns the file, and what was done */
export async function backUpBefore(config: Config, version: string): Promise<{ file: string; said: string }> {
  if (config.databaseUrl === undefined && !existsSync(config.databaseFile))
    throw new CommandRefused(
      `There is no database at ${config.databaseFile}: say where it is with POOLHOUSE_DATA, as the site's service does.`,
    );
  const folder = config.backups.folder ?? join(config.dataFolder, 'backups');
  await backupFolder(folder);
  const day = DateTime.fromMillis(new SystemClock().now(), { zone: 'local' }).toFormat('yyyy-MM-dd-HHmmss');
  const file = join(folder, `before-${version}-${day}.backup`);
  const said = await checkedBackup(config, file);
  await seal(file);
  const old = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort((a, b) => statSync(join(folder, b)).mtimeMs - statSync(join(folder, a)).mtimeMs)
    .slice(KEPT);
  for (const name of old) for (const one of [`${name}.sha256`, name]) rmSync(join(folder, one), { force: true });
  giveToOwner(config.dataFolder, [folder, file, `${file}.sha256`]);
  return { file, said };
}

/** Who upgrades as root leaves nothing in the site's folder that the site could not read. */
function giveToOwner(dataFolder: string, paths: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dataFolder);
  for (const path of paths) chownSync(path, uid, gid);
}
