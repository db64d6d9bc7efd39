import { Command } from 'commander';
import { readConfig } from '../app/config';
import type { DemoScene } from '../contests/demo/demo-scenes';
import { beginAgain } from './begin-again';
import { sceneOption } from './scene-option';
import { say } from './with-database';

/** `poolhouse begin-again`: the demo of the data folder, whether or not a server runs on it. */
export function beginAgainCommand(): Command {
  return new Command('begin-again')
    .description('put a demo back to where it began')
    .addOption(sceneOption('the moment in which it begins, instead of its own'))
    .action(async ({ scene }: { scene?: DemoScene }) => {
      await beginAgain(readConfig(process.env), scene);
      say('The demo has begun anew.');
    });
}
