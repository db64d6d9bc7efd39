import { Command } from 'commander';
import { readConfig } from '../app/config';
import { say } from './with-database';
import { checkedBackup, writeBackup } from './write-backup';

/** `poolhouse backup FILE`: a consistent copy of the database; the server may go on running and writing. */
export function backupCommand(): Command {
  return new Command('backup')
    .argument('<file>')
    .description('write a consistent copy of the database, also while the server runs')
    .option('--check', 'restore it into a copy of its own and compare')
    .action(async (file: string, { check = false }: { check?: boolean }) => {
      const config = readConfig(process.env);
      const checked = check ? await checkedBackup(config, file) : await writeBackup(config, file);
      say(`Backed up to ${file}.`);
      if (checked !== undefined) say(checked);
    });
}
