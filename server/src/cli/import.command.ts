import { SPORTS } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import { Command, InvalidArgumentError, Option } from 'commander';
import { contests } from '../contests';
import type { ImportOptions } from '../contests/plug';
import type { Clock } from '../ground/clock/clock';
import type { Database } from '../ground/db/database';
import { siteClock } from '../ground/settings/site-clock';
import type { Sport } from '../sport/games/game';
import { FileRefused } from '../sport/imports/csv-file';
import { importGames } from '../sport/imports/import-games';
import { importNcaab, type NcaabOptions } from '../sport/imports/ncaab/import-ncaab';
import { importSeasonGames, type SeasonGamesOptions } from '../sport/imports/ncaab/import-season-games';
import { CommandRefused } from './command-refused';
import { addSeason } from './import-season.command';
import { read, seasonTextsOf, textsOf } from './ncaab-folder';
import { say, withDatabase } from './with-database';

interface GamesOptions extends ImportOptions {
  sport: Sport;
}

/** `poolhouse import games FILE.csv`, and the imports of contests. */
export function importCommand(): Command {
  const command = new Command('import').description('bring data in');
  addGames(command);
  addTournaments(command);
  addEarlierGames(command);
  addImportsOfContests(command);
  addSeason(command);
  return command;
}

function addGames(command: Command): void {
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
          `${plural(added, 'new game')}, ${changed} changed, ${unchanged} as they were; ${plural(results, 'new result')}`,
      ),
    );
}

function addTournaments(command: Command): void {
  command
    .command('ncaab')
    .argument('<folder>')
    .description("college basketball tournaments: brackets and results, in the files and columns of Kaggle's March Machine Learning Mania")
    .option('--season <year>', 'only the tournament of this year', year)
    .option('--dry-run', 'check the files and count, write nothing')
    .action((folder: string, options: NcaabOptions) =>
      takeIn(
        folder,
        options,
        (site) => importNcaab(site, textsOf(folder), options),
        ({ added, changed, unchanged, results, corrected }) =>
          `${plural(added, 'new tournament')}, ${changed} changed, ${unchanged} as they were; ${plural(results, 'new result')}, ${corrected} of them corrections`,
      ),
    );
}

/** What the teams of tournaments played before. */
function addEarlierGames(command: Command): void {
  command
    .command('ncaab-games')
    .argument('<file>')
    .description("what the teams of tournaments played before, in the columns of Kaggle's regular seasons (MRegularSeasonCompactResults)")
    .option('--teams <file>', "the teams' names, MTeams.csv; else the one beside the file")
    .option('--season <year>', 'only the games of this season', year)
    .option('--dry-run', 'check the file and count, write nothing')
    .action((file: string, { teams, ...options }: SeasonGamesOptions & { teams?: string }) =>
      takeIn(
        file,
        options,
        (site) => importSeasonGames(site, seasonTextsOf(file, teams), options),
        ({ added, changed, unchanged, leftOut, unknown }) =>
          `${plural(added, 'new game')}, ${changed} changed, ${unchanged} as they were; ${leftOut} left out, whose teams were in no field` +
          (unknown.length > 0 ? `, and all of ${unknown.join(', ')}, whose tournaments are not known here` : ''),
      ),
    );
}

function addImportsOfContests(command: Command): void {
  for (const own of contests.flatMap(({ imports = [] }) => imports)) {
    const added = command
      .command(own.name)
      .argument('<file>')
      .description(own.description)
      .option('--season <year>', `only ${own.season} of this season`, year)
      .option('--dry-run', 'check the file and count, write nothing');
    for (const [flags, meaning] of own.options ?? []) added.option(flags, meaning);
    added.action((file: string, options: ImportOptions) => importFile(file, options, own.take, (words) => words));
  }
}

type Importer<O, C> = (parts: { db: Database; clock: Clock }, text: string, options: O) => Promise<C>;

async function importFile<O extends ImportOptions, C>(
  file: string,
  options: O,
  take: Importer<O, C>,
  words: (counts: C) => string,
): Promise<void> {
  const text = read(file);
  await takeIn(file, options, (site) => take(site, text, options), words);
}

async function takeIn<C>(
  source: string,
  { dryRun }: { dryRun?: boolean },
  take: (site: { db: Database; clock: Clock }) => Promise<C>,
  words: (counts: C) => string,
): Promise<void> {
  await withDatabase(async (db) => {
    const counts = await take({ db, clock: await siteClock(db) }).catch((error: unknown) => {
      throw error instanceof FileRefused ? new CommandRefused(`Nothing was imported from ${source}.\n${error.message}`) : error;
    });
    say(`${dryRun ? 'Would be imported' : 'Imported'}: ${words(counts)}.`);
  });
}

function year(text: string): number {
  if (!/^\d{4}$/.test(text)) throw new InvalidArgumentError('It must be a year such as 2024.');
  return Number(text);
}
