import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Command } from 'commander';
import { readConfig } from '../app/config';
import { serve } from '../app/serve';
import type { DemoScene } from '../contests/demo/demo-scenes';
import { ownProgram } from '../ground/own-program';
import { beginAgain } from './begin-again';
import { CommandRefused } from './command-refused';
import { sceneOption } from './scene-option';
import { say } from './with-database';

interface Options {
  empty?: boolean;
  demo?: boolean;
  again?: boolean;
  scene?: DemoScene;
}

/** `poolhouse serve`. */
export function serveCommand(): Command {
  return new Command('serve')
    .description('run the site')
    .option('--empty', 'leave an empty database empty; prints a link that creates the first administrator')
    .option('--demo', 'fill an empty database with the demo league, in practice mode')
    .option('--again', 'begin a demo that is there anew')
    .addOption(sceneOption('the moment in which a new demo league begins'))
    .action(async ({ empty = false, demo = false, again = false, scene }: Options) => {
      if (empty && demo) throw new CommandRefused('Choose one of --empty and --demo.');
      if (scene !== undefined && !demo) throw new CommandRefused('A scene belongs to the demo league: add --demo.');
      if (again && !demo) throw new CommandRefused('Only the demo league begins anew: add --demo.');
      const config = readConfig(process.env);
      if (again) await beginAgain(config, scene);
      await serve(config, { demo: demo ? { scene, beginAgain: inOwnProcess } : undefined, say });
    });
}

/** Making a league up takes seconds, in which a server answers others. */
async function inOwnProcess(scene: DemoScene): Promise<void> {
  await promisify(execFile)(process.execPath, [ownProgram(), 'begin-again', '--scene', scene]);
}
