import { Command } from 'commander';
import { readConfig } from '../app/config';
import { serve } from '../app/serve';
import { CommandRefused } from './command-refused';
import { say } from './with-database';

/** `poolhouse serve`. */
export function serveCommand(): Command {
  return new Command('serve')
    .description('run the site')
    .option('--empty', 'leave an empty database empty; prints a link that creates the first administrator')
    .option('--demo', 'fill an empty database with the demo league, in practice mode')
    .action(async ({ empty = false, demo = false }: { empty?: boolean; demo?: boolean }) => {
      if (empty && demo) throw new CommandRefused('Choose one of --empty and --demo.');
      await serve(readConfig(process.env), { demo, say });
    });
}
