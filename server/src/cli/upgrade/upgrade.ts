import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plural } from '@poolhouse/contract/formats';
import { countServers } from '../../admin/figures/figures.store';
import { builtFrom } from '../../admin/site/built-from';
import type { Config } from '../../app/config';
import { SystemClock } from '../../ground/clock/clock';
import { openDatabase } from '../../ground/db/open';
import { ownProgram } from '../../ground/own-program';
import { CommandRefused } from '../command-refused';
import { rehearsalWords, type Rehearsal } from '../rehearse';
import { backUpBefore } from './backup-before';
import { placeOf, programIn, type Installation, type Place } from './installation';
import { clearParts, layBeside } from './lay-beside';
import { compareVersions, readNewFile, type NewFile } from './new-file';
import { modulesIn, presentRelease, releaseBefore, releasesOf, switchTo, switchToNew } from './switch';

/** A large site is restored, brought up to date and read. */
const PATIENCE_MS = 60 * 60_000;
const AS_IT_WAS = 'The site is as it was.';

export interface UpgradeWish {
  file: string;
  checksum: string | undefined;
  dryRun: boolean;
}

type Say = (text: string) => void;

/**
 * Leads an installation to its next program: file, program beside the present one, backup, rehearsal by the new program on a copy of it, switch.
 * What goes wrong before the switch leaves the site as it was. The database itself is brought up to date when the new program starts.
 */
export async function upgrade(config: Config, { file: path, checksum, dryRun }: UpgradeWish, say: Say, place = placeOf()): Promise<void> {
  const file = await readNewFile(path, checksum);
  const present = builtFrom().version;
  if (compareVersions(file.version, present) < 0)
    throw new CommandRefused(
      `${path} is Poolhouse ${file.version}, which is older than ${present}. To go back is upgrade --back. ${AS_IT_WAS}`,
    );
  const { installation } = place;
  const name = `${file.version}-${file.sum.slice(0, 8)}`;
  if (installation && presentRelease(installation) === name) throw new CommandRefused(`${path} is what runs here already.`);
  say(`${path} is what was released: Poolhouse ${file.version}.`);
  const inside = installation && !dryRun ? releasesOf(installation) : mkdtempSync(join(tmpdir(), 'poolhouse-upgrade-'));
  let part: string | undefined;
  try {
    clearParts(inside);
    part = await laid(inside, place, file);
    const backup = await tried(config, programIn(join(part, 'node_modules')), file.version, say);
    if (dryRun || !installation) {
      say(installation ? `It can be switched to. ${AS_IT_WAS}` : place.instead(path));
      return;
    }
    switchToNew(installation, part, name);
    await sayHowToGoOn({ config, installation, version: file.version, backup }, say);
  } finally {
    if (part !== undefined) rmSync(part, { recursive: true, force: true });
    if (!installation || dryRun) rmSync(inside, { recursive: true, force: true });
  }
}

/** Leads an installation back to the program before, if that takes today's database. */
export async function goBack(config: Config, say: Say, place: Place = placeOf()): Promise<void> {
  const { installation } = place;
  if (!installation) throw new CommandRefused('There is nothing here to switch: start the earlier program again as it was started before.');
  const name = releaseBefore(installation);
  if (name === undefined) throw new CommandRefused('There is no earlier program here to go back to.');
  const version = name.replace(/-[^-]*$/, '');
  const backup = await tried(config, programIn(modulesIn(installation, name)), version, say);
  switchTo(installation, name);
  await sayHowToGoOn({ config, installation, version, backup }, say);
}

async function laid(inside: string, place: Place, file: NewFile): Promise<string> {
  try {
    return await layBeside(inside, place.present, file);
  } catch (error) {
    if (error instanceof CommandRefused) throw error;
    throw new CommandRefused(`Poolhouse ${file.version} could not be laid beside the present one: ${wordsOf(error)} ${AS_IT_WAS}`);
  }
}

/** Backs up, and has the other program try itself on a copy of that. @returns the backup */
async function tried(config: Config, program: string, version: string, say: Say): Promise<string> {
  const { file, said } = await backUpBefore(config, builtFrom().version).catch((error: unknown) => {
    throw new CommandRefused(`The site could not be backed up first: ${wordsOf(error)} ${AS_IT_WAS}`);
  });
  say(`Backed up to ${file}. ${said}`);
  const found = await rehearsedBy(program, file).catch((error: unknown) => {
    throw new CommandRefused(
      `Poolhouse ${version} does not take this site: ${wordsOf(error)} ${AS_IT_WAS} Stay with what runs, and tell its makers this line.`,
    );
  });
  if (found.broken.length > 0) {
    const known = new Set((await rehearsedBy(ownProgram(), file)).broken);
    const fresh = found.broken.filter((one) => !known.has(one));
    if (fresh.length > 0)
      throw new CommandRefused(
        `Poolhouse ${version} cannot read what the present one can: ${fresh.join('; ')}. ${AS_IT_WAS} Tell its makers this line.`,
      );
  }
  say(rehearsalWords(found));
  return file;
}

function rehearsedBy(program: string, backup: string): Promise<Rehearsal> {
  return new Promise((resolve, reject) => {
    const options = { timeout: PATIENCE_MS, maxBuffer: 2 ** 24 };
    execFile(process.execPath, [program, 'rehearse', '--json', backup], options, (error, stdout, stderr) => {
      try {
        // Where something is broken it ends with 1, and has said what.
        resolve(JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Rehearsal);
      } catch {
        reject(new Error(stderr.trim().split('\n').at(-1) || error?.message || 'it said nothing.'));
      }
    });
  });
}

interface Done {
  config: Config;
  installation: Installation;
  version: string;
  backup: string;
}

async function sayHowToGoOn({ config, installation, version, backup }: Done, say: Say): Promise<void> {
  const db = await openDatabase({ url: config.databaseUrl, file: config.databaseFile });
  try {
    const { servers } = await db.read((tx) => countServers(tx, '', new SystemClock().now()));
    const running = servers - 1;
    say(
      running === 0
        ? `Switched to Poolhouse ${version}: start the site.`
        : `Switched to Poolhouse ${version}, and ${plural(running, 'server of the one before goes', 'servers of the one before go')} on until it is restarted${running === 1 ? '' : ', one after the other'} (systemctl restart poolhouse).`,
    );
  } finally {
    await db.close();
  }
  const former = releaseBefore(installation);
  if (former === undefined) return;
  const before = join(modulesIn(installation, former), '.bin/poolhouse');
  say(`Should it not do: npx poolhouse upgrade --back, or ${before} upgrade --back. The backup of before is ${backup}.`);
}

/** Ends as a sentence does. */
function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
