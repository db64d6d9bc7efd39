import { readFileSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import { siteClock } from '../settings/site-clock';
import { FileRefused } from '../games/csv-file';
import type { Sport } from '../games/game';
import { importGames } from '../games/import-games';
import { CommandRefused } from './command-refused';
import { say, withDatabase } from './with-database';

interface ImportOptions {
  sport: Sport;
  season?: number;
  dryRun?: boolean;
}

/** `poolhouse import games FILE.csv`. */
export function importCommand(): Command {
  const command = new Command('import').description('bring data in');
  command.command('games').argument('<file>').description('schedule, lines and results, in the columns of nflverse\'s games.csv')
    .addOption(new Option('--sport <sport>', 'which sport the file holds').choices(['NFL', 'NCAA']).default('NFL'))
    .option('--season <year>', 'only the games of this season', year)
    .option('--dry-run', 'check the file and count, write nothing')
    .action(importFile);
  return command;
}

async function importFile(file: string, options: ImportOptions): Promise<void> {
  const text = read(file);
  await withDatabase(async (db) => {
    const counts = await importGames({ db, clock: await siteClock(db) }, text, options).catch((error: unknown) => {
      throw error instanceof FileRefused ? new CommandRefused(`Nothing was imported from ${file}.\n${error.message}`) : error;
    });
    const { added, changed, unchanged, results } = counts;
    say(`${options.dryRun ? 'Would be imported' : 'Imported'}: ${added} new games, ${changed} changed, ${unchanged} as they were; ${results} new results.`);
  });
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CommandRefused(`The file ${file} cannot be read.`);
  }
}

function year(text: string): number {
  if (!/^\d{4}$/.test(text)) throw new InvalidArgumentError('It must be a year such as 2024.');
  return Number(text);
}
