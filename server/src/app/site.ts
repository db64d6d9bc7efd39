import { mkdirSync } from 'node:fs';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../ground/db/database';
import { migrateSite } from './migrate-site';
import { openDatabase } from '../ground/db/open';
import { contests as plugs } from '../contests';
import { isEmpty } from '../contests/demo/demo.store';
import { openContests } from '../contests/open-contests';
import { fillDemoLeague } from '../demo/fill-demo-league';
import { feedsRun } from '../sport/feeds/all-feeds';
import { startTicker } from '../sport/results/ticker';
import { mailSite } from '../people/mail/mail-site';
import { pushKeys } from '../people/push/push-keys';
import { SystemClock } from '../ground/clock/clock';
import { registryKey } from '../releases/registry-key';
import { BookDamaged } from '../releases/signed-book';
import { takeOverFolder } from '../releases/take-over';
import { builtFolders } from '../web/http/built-folders';
import { startSite } from '../ground/settings/start-site';
import { startAgents } from './agents';
import type { Config } from './config';
import { buildServer } from './server';

export interface Site {
  app: FastifyInstance;
  db: Database;
  mode: 'practice' | 'production';
  /** Tells mails where the site is reached, once it listens. */
  reachedAt(url: string): void;
  /** Finishes the requests under way, keeps the practice clock, closes the database. */
  stop(): Promise<void>;
}

/** Opens the database, brings it up to date, settles the mode and builds the server; it does not listen yet. */
export async function openSite(config: Config, { demo, log }: { demo: boolean; log: FastifyBaseLogger }): Promise<Site> {
  mkdirSync(config.dataFolder, { recursive: true });
  const db = await openDatabase({ url: config.databaseUrl, file: config.databaseFile, log });
  try {
    await migrateSite(db);
    if (demo && (await db.read(isEmpty))) await fillDemoLeague(db, plugs);
    const { mode, clock, practice } = await startSite(db, config, log);
    const mail = mailSite(config);
    const push = { insecure: config.pushInsecure };
    await pushKeys(db);
    const nflScoreboard = feedsRun(config.feeds, mode) ? config.feeds.scoreboards.NFL : undefined;
    const key = await registryKey(db, config);
    await takeOverFolder(db, builtFolders(config.dataFolder).releases, key, new SystemClock().now()).catch((error: unknown) => {
      // Somebody else's list is no reason to keep players out.
      if (!(error instanceof BookDamaged)) throw error;
      log.error({ err: error }, 'The releases folder of before cannot be trusted, so it was not taken over.');
    });
    const contests = openContests(db, plugs);
    let stopping = false;
    const app = await buildServer({
      db,
      clock,
      config,
      log,
      mail,
      push,
      nflScoreboard,
      contests,
      registryKey: key,
      ...(practice ? { practice } : {}),
      stopping: () => stopping,
    });
    const ticker = practice && startTicker({ db, clock, log });
    const agents = await startAgents({ db, clock, config, contests, mail, push, mode, log });
    const stop = async () => {
      stopping = true;
      await app.close();
      await agents.stop();
      await ticker?.stop();
      await practice?.stop();
      await db.close();
    };
    const reachedAt = (url: string) => {
      if (config.publicUrl === undefined) mail.baseUrl = url;
    };
    return { app, db, mode, reachedAt, stop };
  } catch (error) {
    await db.close();
    throw error;
  }
}
