import { rmSync } from 'node:fs';
import { Command } from 'commander';
import { readConfig, type Config } from '../app/config';
import { backUpPostgres } from './backup-postgres';
import { backUpSqlite } from './backup-sqlite';
import { checkBackup, countsNow } from './check-backup';
import { lockFile, withUnlocked } from './locked-file';
import { writeWhole } from './whole-file';
import { say } from './with-database';

/** `poolhouse backup FILE`: a consistent copy of the database; the server may go on running and writing. */
export function backupCommand(): Command {
  return new Command('backup')
    .argument('<file>')
    .description('write a consistent copy of the database, also while the server runs')
    .option('--check', 'restore it into a copy of its own and compare')
    .action(async (file: string, { check = false }: { check?: boolean }) => {
      const config = readConfig(process.env);
      const before = check ? await countsNow(config) : undefined;
      await writeBackup(config, file);
      say(`Backed up to ${file}.`);
      if (!before) return;
      const around = [before, await countsNow(config)];
      say(await withUnlocked(file, config.backups.passphrase, (plain) => checkBackup(config, plain, around)));
    });
}

async function writeBackup(config: Config, file: string): Promise<void> {
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
