import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { readConfig } from '../app/config';
import { CommandRefused } from './command-refused';
import { restorePostgres } from './restore-postgres';
import { restoreSqlite } from './restore-sqlite';
import { say } from './with-database';

/** `poolhouse restore FILE`: puts a backup in the place of the database's content, all or nothing. */
export function restoreCommand(): Command {
  return new Command('restore')
    .argument('<file>')
    .description('put a backup in the place of what is in the database')
    .option('--force', 'also when the database holds data')
    .action(async (file: string, { force = false }: { force?: boolean }) => {
      if (!existsSync(file)) throw new CommandRefused(`There is no file ${file}.`);
      const config = readConfig(process.env);
      if (config.databaseUrl) await restorePostgres(config.databaseUrl, file, force);
      else await restoreSqlite(config.databaseFile, file, force);
      say(`Restored ${file}. Restart a server that is running, so that it takes the site's clock from the backup.`);
    });
}
