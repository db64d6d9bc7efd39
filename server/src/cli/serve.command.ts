import { Command, Option } from 'commander';
import { readConfig } from '../app/config';
import { serve } from '../app/serve';
import { DEMO_SCENES, type DemoScene } from '../demo/demo-scenes';
import { CommandRefused } from './command-refused';
import { say } from './with-database';

/** `poolhouse serve`. */
export function serveCommand(): Command {
  return new Command('serve')
    .description('run the site')
    .option('--empty', 'leave an empty database empty; prints a link that creates the first administrator')
    .option('--demo', 'fill an empty database with the demo league, in practice mode')
    .addOption(new Option('--scene <scene>', 'where the clock of a new demo league starts').choices(Object.keys(DEMO_SCENES)))
    .action(async ({ empty = false, demo = false, scene }: { empty?: boolean; demo?: boolean; scene?: DemoScene }) => {
      if (empty && demo) throw new CommandRefused('Choose one of --empty and --demo.');
      if (scene !== undefined && !demo) throw new CommandRefused('A scene belongs to the demo league: add --demo.');
      await serve(readConfig(process.env), { demo, demoStart: scene && DEMO_SCENES[scene], say });
    });
}
