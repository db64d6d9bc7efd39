import { readFile, stat } from 'node:fs/promises';
import { formatNumber, inNumber, plural } from '@poolhouse/contract/formats';
import { InvalidArgumentError, type Command } from 'commander';
import { checkingProgram } from '../admin/archives/check-log';
import { importSeason, type ImportedSeasons } from '../admin/archives/import-season';
import { IMPORT_LIMITS, tooLarge } from '../admin/archives/zip-files';
import type { Config } from '../app/config';
import type { Database } from '../ground/db/database';
import { KeptProofSite } from '../ground/proof/proof-site';
import { Refusal } from '../ground/refusal';
import { siteClock } from '../ground/settings/site-clock';
import { openGroups } from '../people/groups/groups.store';
import { builtFolders } from '../web/http/built-folders';
import { CommandRefused } from './command-refused';
import { say, withDatabase } from './with-database';

interface SeasonOptions {
  group?: number;
  contest?: number;
  dryRun?: boolean;
}

/** `poolhouse import season FILE.zip`. */
export function addSeason(command: Command): void {
  command
    .command('season')
    .argument('<file>', 'the zip')
    .description("closed seasons from another site's export of a group, with its people, checked by their logs")
    .option('--group <number>', 'into which group; may be left out where there is one alone', number)
    .option('--contest <number>', 'only this contest of the export, by its number there', number)
    .option('--dry-run', 'check the file and count, write nothing')
    .action((file: string, options: SeasonOptions) => withDatabase((db, config) => takeIn(db, config, file, options)));
}

async function takeIn(db: Database, config: Config, file: string, { group, contest, dryRun = false }: SeasonOptions): Promise<void> {
  try {
    const program = checkingProgram(builtFolders(config.dataFolder));
    const site = { db, clock: await siteClock(db), proof: await KeptProofSite.of(db), program };
    const bytes = await bytesOf(file);
    const groupNumber = group ?? (await onlyGroup(db));
    const wish = { groupNumber, contest, dryRun, limits: IMPORT_LIMITS, by: 'command line', ip: '' };
    tell(await importSeason(site, bytes, wish), dryRun);
  } catch (error) {
    throw error instanceof Refusal ? new CommandRefused(`Nothing was imported from ${file}.\n${error.message}`) : error;
  }
}

async function bytesOf(file: string): Promise<Buffer> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new CommandRefused(`${file} is not there, or no file.`);
  if (found.size > IMPORT_LIMITS.packed) throw tooLarge(IMPORT_LIMITS);
  return readFile(file);
}

async function onlyGroup(db: Database): Promise<number> {
  const groups = await db.read(openGroups);
  const [only] = groups;
  if (!only || groups.length > 1)
    throw new CommandRefused(`Say into which group: ${groups.map(({ number: n, name }) => `--group ${n} (${name})`).join(', ')}.`);
  return only.number;
}

function tell({ site, key, taken, known, open }: ImportedSeasons, dryRun: boolean): void {
  for (const { name, entries, members, log } of taken) {
    const others = entries - members;
    say(
      `${dryRun ? 'Would be imported' : 'Imported'}: ${name}, ${plural(entries, 'entry', 'entries')}, ${formatNumber(members)} of people who are here` +
        `, ${formatNumber(others)} of closed accounts. Its log: ${log}`,
    );
  }
  if (known.length > 0) say(`Here already, and left as ${inNumber(known.length, 'it is', 'they are')}: ${known.join(', ')}.`);
  if (open.length > 0) say(`Not closed, and left out: ${open.join(', ')}.`);
  say(`All of it is signed by the site ${site} with the key ${key}. Whoever runs that site says whether the key is theirs.`);
}

function number(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a number such as 3.');
  return Number(text);
}
