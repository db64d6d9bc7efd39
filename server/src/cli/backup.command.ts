import { Command } from 'commander';
import { readConfig } from '../app/config';
import { backUpPostgres } from './backup-postgres';
import { backUpSqlite } from './backup-sqlite';
import { say } from './with-database';

/** `poolhouse backup FILE`: a consistent copy of the database; the server may go on running and writing. */
export function backupCommand(): Command {
  return new Command('backup')
    .argument('<file>')
    .description('write a consistent copy of the database, also while the server runs')
    .action(async (file: string) => {
      const config = readConfig(process.env);
      if (config.databaseUrl) await backUpPostgres(config.databaseUrl, file);
      else await backUpSqlite(config.databaseFile, file);
      say(`Backed up to ${file}.`);
    });
}
