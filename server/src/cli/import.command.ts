import { readFileSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Clock } from '../ground/clock/clock';
import { contests } from '../contests';
import type { ImportOptions } from '../contests/plug';
import type { Database } from '../ground/db/database';
import { siteClock } from '../ground/settings/site-clock';
import { FileRefused } from '../sport/imports/csv-file';
import type { Sport } from '../sport/games/game';
import { SPORTS } from '@poolhouse/contract';
import { importGames } from '../sport/imports/import-games';
import { CommandRefused } from './command-refused';
import { say, withDatabase } from './with-database';

interface GamesOptions extends ImportOptions {
  sport: Sport;
}

/** `poolhouse import games FILE.csv`, and the imports of contests. */
export function importCommand(): Command {
  const command = new Command('import').description('bring data in');
  command
    .command('games')
    .argument('<file>')
    .description("schedule, lines and results, in the columns of nflverse's games.csv")
    .addOption(new Option('--sport <sport>', 'which sport the file holds').choices([...SPORTS]).default('NFL'))
    .option('--season <year>', 'only the games of this season', year)
    .option('--dry-run', 'check the file and count, write nothing')
    .action((file: string, options: GamesOptions) =>
      importFile(
        file,
        options,
        importGames,
        ({ added, changed, unchanged, results }) =>
          `${added} new games, ${changed} changed, ${unchanged} as they were; ${results} new results`,
      ),
    );
  for (const own of contests.flatMap(({ imports = [] }) => imports)) {
    command
      .command(own.name)
      .argument('<file>')
      .description(own.description)
      .option('--season <year>', `only ${own.season} of this season`, year)
      .option('--dry-run', 'check the file and count, write nothing')
      .action((file: string, options: ImportOptions) => importFile(file, options, own.take, (words) => words));
  }
  return command;
}

type Importer<O, C> = (parts: { db: Database; clock: Clock }, text: string, options: O) => Promise<C>;

async function importFile<O extends ImportOptions, C>(
  file: string,
  options: O,
  take: Importer<O, C>,
  words: (counts: C) => string,
): Promise<void> {
  const text = read(file);
  await withDatabase(async (db) => {
    const counts = await take({ db, clock: await siteClock(db) }, text, options).catch((error: unknown) => {
      throw error instanceof FileRefused ? new CommandRefused(`Nothing was imported from ${file}.\n${error.message}`) : error;
    });
    say(`${options.dryRun ? 'Would be imported' : 'Imported'}: ${words(counts)}.`);
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
