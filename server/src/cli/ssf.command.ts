import { writeFileSync } from 'node:fs';
import { Command, Option } from 'commander';
import type { Database } from '../ground/db/database';
import { siteClock } from '../ground/settings/site-clock';
import { accuracyOf } from '../ssf/accuracy/accuracy-rows';
import { backtestTables } from '../ssf/accuracy/backtest-tables';
import { backtest } from '../ssf/backtest';
import { latestRatings } from '../ssf/latest-ratings';
import { editionOf, type StatsSport } from '../ssf/model/edition.rules';
import { ratingsTable } from '../ssf/ratings-table';
import { shippedFile } from '../ssf/shipped-file';
import { CommandRefused } from './command-refused';
import { say, withDatabase } from './with-database';

interface Options {
  sport: StatsSport;
  ship?: string;
}

/** `poolhouse ssf …`: sports statistics from the site's own games. */
export function ssfCommand(): Command {
  const command = new Command('ssf').description('sports statistics: the model of points');
  const sport = () => new Option('--sport <sport>', 'of which league').choices(['NFL', 'NCAA']).default('NFL');
  command
    .command('backtest')
    .description("how good the model is on the site's own games, beside the closing line; writes nothing")
    .addOption(sport())
    .action((options: Options) => withDatabase((db) => printBacktest(db, options.sport)));
  command
    .command('ratings')
    .description("the model's ratings after the site's last result")
    .addOption(sport())
    .option('--ship <file>', 'write the source file of ratings with which fresh sites begin, from NFL games and win totals since 1999')
    .action((options: Options) => withDatabase((db) => (options.ship ? ship(db, options.ship) : printRatings(db, options.sport))));
  return command;
}

async function printBacktest(db: Database, sport: StatsSport): Promise<void> {
  const tallies = await backtest(db, { sport, now: (await siteClock(db)).now() });
  const accuracy = accuracyOf(sport, tallies);
  if (accuracy.seasons.length === 0) throw new CommandRefused(`The site has no finished ${sport} games with a closing line to test on.`);
  say(backtestTables(sport, accuracy));
}

async function printRatings(db: Database, sport: StatsSport): Promise<void> {
  const latest = await latestRatings(db, { sport, now: (await siteClock(db)).now() });
  if (!latest) throw new CommandRefused(`The site has no ${sport} games to make ratings of.`);
  say(ratingsTable(latest.ratings, { sport, season: latest.season, edition: editionOf(sport, latest.season).id }));
}

async function ship(db: Database, file: string): Promise<void> {
  const text = await shippedFile(db, (await siteClock(db)).now());
  if (text === null) throw new CommandRefused('The site needs the NFL games since 1999, up to a season that is over. Import them first.');
  writeFileSync(file, text);
  say(`Written to ${file}.`);
}
