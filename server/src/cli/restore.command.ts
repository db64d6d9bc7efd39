import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { readConfig, type Config } from '../app/config';
import { knownLogs, tellRestored, type KnownLogs } from '../contests/log/restored';
import { SystemClock } from '../ground/clock/clock';
import { openDatabase } from '../ground/db/open';
import { KeyDamaged, registryKey } from '../releases/registry-key';
import { renewManifest } from '../releases/renew';
import { ManifestDamaged } from '../releases/signed-manifest';
import { CommandRefused } from './command-refused';
import { withUnlocked } from './locked-file';
import { restorePostgres } from './restore-postgres';
import { restoreSqlite } from './restore-sqlite';
import { signOutAll } from './restore.store';
import { say, withDatabase } from './with-database';

/** `poolhouse restore FILE`: puts a backup in the place of the database's content, all or nothing. */
export function restoreCommand(): Command {
  return new Command('restore')
    .argument('<file>')
    .description('put a backup in the place of what is in the database')
    .option('--force', 'also when the database holds data')
    .option('--sign-out-all', 'end all sessions, links and invitations that the backup brings back to life')
    .action(async (file: string, { force = false, signOutAll: all = false }: { force?: boolean; signOutAll?: boolean }) => {
      if (!existsSync(file)) throw new CommandRefused(`There is no file ${file}.`);
      const config = readConfig(process.env);
      const logs = await logsBefore(config);
      await withUnlocked(file, config.backups.passphrase, (plain) =>
        config.databaseUrl ? restorePostgres(config.databaseUrl, plain, force) : restoreSqlite(config.databaseFile, plain, force),
      );
      if (all) await withDatabase((db) => db.write((tx, invalidate) => signOutAll(tx, invalidate, new SystemClock().now())));
      await withDatabase((db) => tellRestored(db, logs, new SystemClock().now()));
      await renewReleases(config);
      say(`Restored ${file}. Restart a server that is running, so that it takes the site's clock from the backup.`);
    });
}

/** Empty where there is no database yet, or one that cannot be read, or is from before there were logs. */
async function logsBefore(config: Config): Promise<KnownLogs> {
  if (!config.databaseUrl && !existsSync(config.databaseFile)) return new Map();
  try {
    const db = await openDatabase({ url: config.databaseUrl, file: config.databaseFile });
    try {
      return await knownLogs(db);
    } finally {
      await db.close();
    }
  } catch {
    return new Map();
  }
}

/** The list of releases is as old as the backup; browsers that have seen a newer one would refuse it. */
async function renewReleases(config: Config): Promise<void> {
  const db = await openDatabase({ url: config.databaseUrl, file: config.databaseFile });
  try {
    await renewManifest(db, await registryKey(db, config), new SystemClock().now());
  } catch (error) {
    if (!(error instanceof ManifestDamaged || error instanceof KeyDamaged)) throw error;
    say(`The releases in it cannot be used: ${error.message}`);
  } finally {
    await db.close();
  }
}
