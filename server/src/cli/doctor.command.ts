import { Command } from 'commander';
import type { Config } from '../app/config';
import { SystemClock } from '../ground/clock/clock';
import type { Database } from '../ground/db/database';
import { markedMode } from '../ground/settings/mode';
import { readTimeMark } from '../ground/settings/time-mark';
import { ofAddress } from './doctor/address';
import { ofBackups } from './doctor/backups';
import { ofDatabase } from './doctor/database.store';
import { bad, good, written, type Finding } from './doctor/finding';
import { ofClock, ofDisk } from './doctor/machine';
import { mailCounts, ofAgents, ofMail } from './doctor/work';
import { say, withDatabase } from './with-database';

/** `poolhouse doctor`: what is wrong with a site, and what to do. Ends with 1 where something is bad. */
export function doctorCommand(): Command {
  return new Command('doctor')
    .description('say what is wrong with the site, and what to do; ends with 1 where something is bad')
    .action(async () => {
      const findings = await withDatabase((db, config) => examined(db, config, new SystemClock().now()));
      for (const line of written(findings)) say(line);
      if (findings.some(({ level }) => level === 'bad')) process.exitCode = 1;
    });
}

async function examined(db: Database, config: Config, now: number): Promise<Finding[]> {
  const isPractice = (await db.read(markedMode)) === 'practice';
  const looks: [string, () => Promise<Finding | Finding[]>][] = [
    ['Program', async () => good('Program', `Node ${process.versions.node}; the database has every step of this version.`)],
    ['Disk', () => ofDisk(config.dataFolder)],
    ['Database', () => ofDatabase(db)],
    ['Agents', () => db.read((tx) => ofAgents(tx, now))],
    ['Mail', async () => ofMail(await db.read(mailCounts), config.smtpUrl)],
    ['Address', () => ofAddress(config.publicUrl, now)],
  ];
  // In practice time is made up, and nothing is backed up.
  if (!isPractice)
    looks.push(['Clock', async () => ofClock(await db.read(readTimeMark), now)], ['Backups', () => ofBackups(config.backups, now)]);
  const found: Finding[] = [];
  for (const [about, lookAt] of looks) {
    try {
      found.push(...[await lookAt()].flat());
    } catch (error) {
      found.push(bad(about, `It could not be looked at: ${error instanceof Error ? error.message : String(error)}.`, 'See to that first.'));
    }
  }
  return found;
}
