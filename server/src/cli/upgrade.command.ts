import { Command } from 'commander';
import { readConfig } from '../app/config';
import { CommandRefused } from './command-refused';
import { goBack, upgrade } from './upgrade/upgrade';
import { say } from './with-database';

interface Options {
  checksum?: string;
  dryRun?: boolean;
  back?: boolean;
}

/** `poolhouse upgrade FILE`: leads this installation to the next program, or leaves it as it was. */
export function upgradeCommand(): Command {
  return new Command('upgrade')
    .argument('[file]', 'the next poolhouse-VERSION.tgz')
    .description('back up, try the next program on a copy, and switch to it; what goes wrong before leaves the site as it was')
    .option('--checksum <checksum>', 'SHA-256 of the file, or a file of it; unless told, FILE.sha256')
    .option('--dry-run', 'all but the switch')
    .option('--back', 'switch to the program before, if it takes the database')
    .action(async (file: string | undefined, { checksum, dryRun = false, back = false }: Options) => {
      if ((file === undefined) !== back) throw new CommandRefused('Say the file of the next program, or --back.');
      const config = readConfig(process.env);
      if (file === undefined) return goBack(config, say);
      await upgrade(config, { file, checksum, dryRun }, say);
    });
}
