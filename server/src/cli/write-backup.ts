import { rmSync } from 'node:fs';
import type { Config } from '../app/config';
import { backUpPostgres } from './backup-postgres';
import { backUpSqlite } from './backup-sqlite';
import { checkBackup, countsNow } from './check-backup';
import { lockFile, withUnlocked } from './locked-file';
import { writeWhole } from './whole-file';

/** Backs the site up, restores that into a copy of its own and compares; answers what it did, in a sentence. */
export async function checkedBackup(config: Config, file: string): Promise<string> {
  const before = await countsNow(config);
  await writeBackup(config, file);
  const around = [before, await countsNow(config)];
  return withUnlocked(file, config.backups.passphrase, (plain) => checkBackup(config, plain, around));
}

export async function writeBackup(config: Config, file: string): Promise<void> {
  const { passphrase } = config.backups;
  if (passphrase === undefined) return writePlain(config, file);
  await writeWhole(file, async (part) => {
    const plain = `${part}.plain`;
    try {
      await writePlain(config, plain);
      await lockFile(plain, part, passphrase);
    } finally {
      rmSync(plain, { force: true });
    }
  });
}

const writePlain = (config: Config, file: string): Promise<void> =>
  config.databaseUrl ? backUpPostgres(config.databaseUrl, file) : backUpSqlite(config.databaseFile, file);
