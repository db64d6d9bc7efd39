import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { readConfig } from '../app/config';
import { CommandRefused } from './command-refused';
import { rehearsalWords, rehearse } from './rehearse';
import { say } from './with-database';

/** `poolhouse rehearse BACKUP`: what this program would do to that site, on a copy. Ends with 1 where something is wrong. */
export function rehearseCommand(): Command {
  return new Command('rehearse')
    .argument('<backup>')
    .description('restore a backup into a copy, bring that up to date with this program, check it and start the site on it')
    .option('--json', 'as an object for programs')
    .action(async (file: string, { json = false }: { json?: boolean }) => {
      if (!existsSync(file)) throw new CommandRefused(`There is no file ${file}.`);
      const found = await rehearse(readConfig(process.env), file);
      say(json ? JSON.stringify(found) : rehearsalWords(found));
      if (found.broken.length > 0) process.exitCode = 1;
    });
}
