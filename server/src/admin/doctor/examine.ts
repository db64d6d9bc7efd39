import type { BackupPlaces } from '../../ground/backups/backups.agent';
import type { Database } from '../../ground/db/database';
import { markedMode } from '../../ground/settings/mode';
import { readTimeMark } from '../../ground/settings/time-mark';
import { ofAddress } from './address';
import { ofBackups } from './backups';
import { ofDatabase } from './database.store';
import { askedFeeds, ofFeeds } from './feeds';
import { bad, type Finding } from './finding';
import { ofKeys } from './keys';
import { ofClock, ofDisk } from './machine';
import { ofPush, pushServices } from './push';
import { ofVersions } from './versions';
import { mailCounts, ofAgents, ofMail } from './work';

/** The site that is looked at. */
export interface Patient {
  readonly db: Database;
  readonly dataFolder: string;
  readonly smtpUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly pushInsecure: boolean;
  readonly keyFile: string | undefined;
  readonly backups: BackupPlaces & { passphrase: string | undefined };
  /** Agents of contests that ask feeds. */
  readonly feeds: readonly string[];
  /** Real time, epoch ms. */
  readonly now: number;
}

/** Everything that is looked at. What cannot be looked at is a finding of its own. */
export async function examined(site: Patient): Promise<Finding[]> {
  const { db, now, backups } = site;
  const isPractice = (await db.read(markedMode)) === 'practice';
  const looks: [string, () => Promise<Finding | Finding[]>][] = [
    ['Program', () => db.read((tx) => ofVersions(tx, db.engine, now))],
    ['Disk', () => ofDisk(site.dataFolder)],
    ['Database', () => ofDatabase(db)],
    ['Agents', () => db.read(async (tx) => ofAgents(tx, now, new Set((await askedFeeds(tx, site.feeds)).map(({ name }) => name))))],
    ['Feeds', () => db.read((tx) => ofFeeds(tx, { feeds: site.feeds, now }))],
    ['Mail', async () => ofMail(await db.read(mailCounts), site.smtpUrl)],
    ['Push', async () => ofPush(await db.read(pushServices), { insecure: site.pushInsecure })],
    ['Keys', () => db.read((tx) => ofKeys(tx, { ...site, passphrase: backups.passphrase }))],
    ['Address', () => ofAddress(site.publicUrl, now)],
  ];
  // In practice time is made up, and nothing is backed up.
  if (!isPractice) looks.push(['Clock', async () => ofClock(await db.read(readTimeMark), now)], ['Backups', () => ofBackups(backups, now)]);
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
