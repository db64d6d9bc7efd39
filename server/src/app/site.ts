import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { keepFigures } from '../admin/figures/keep-figures';
import { contests as plugs } from '../contests';
import { DEMO_START } from '../contests/demo/demo-season';
import { isEmpty } from '../contests/demo/demo.store';
import { openContests } from '../contests/open-contests';
import { readDemoStart } from '../demo/demo-start';
import { fillDemoLeague } from '../demo/fill-demo-league';
import { SystemClock, type Clock } from '../ground/clock/clock';
import { ForwardClock } from '../ground/clock/forward-clock';
import type { SigningKey } from '../ground/crypto/signing-key';
import { tag, type Database } from '../ground/db/database';
import { openDatabase } from '../ground/db/open';
import { outageOf } from '../ground/db/unavailable';
import { Figures } from '../ground/figures/figures';
import { ownFolder } from '../ground/files/own-folder';
import { Refusal } from '../ground/refusal';
import { startSite, type StartedSite } from '../ground/settings/start-site';
import { TimeKeeper, type ClockStep } from '../ground/settings/time-keeper';
import { logActivity } from '../people/activity/activity.store';
import { mailSite } from '../people/mail/mail-site';
import { pushKeys } from '../people/push/push-keys';
import { migrateFolder } from '../releases/migrate-folder';
import { registryKey } from '../releases/registry-key';
import { ManifestDamaged } from '../releases/signed-manifest';
import { feedsRun } from '../sport/feeds/all-feeds';
import { startTicker } from '../sport/results/ticker';
import { builtFolders } from '../web/http/built-folders';
import { siteAbout } from './about';
import { startAgents, type AgentDeps } from './agents';
import type { Config } from './config';
import { tellMemories } from './memory-figures';
import { migrateSite } from './migrate-site';
import { buildServer, type ServerDeps } from './server';

export interface Site {
  app: FastifyInstance;
  db: Database;
  mode: 'practice' | 'production';
  /** The site's time. */
  clock: Clock;
  /** Tells mails where the site is reached, once it listens. */
  reachedAt(url: string): void;
  /** Finishes the requests under way, keeps the practice clock, closes the database. */
  stop(): Promise<void>;
}

/** How long a server waits for another one that fills the database, which takes a slow machine longer than a write may wait. */
const FILL_AT_MOST_MS = 5 * 60_000;

/** Of several servers that start at once on an empty database, one fills it; the others wait for it, or do it when it ends half-way. */
async function fillOnce(db: Database, start: number, practiceStart: number | undefined): Promise<void> {
  const giveUpAt = performance.now() + FILL_AT_MOST_MS;
  while (await db.read(isEmpty)) {
    // Before that its players would have said and picked what they had not come to yet.
    if (practiceStart !== undefined && practiceStart < start)
      throw new Refusal(
        'conflict',
        `The demo league begins at ${new Date(start).toISOString()}. Leave POOLHOUSE_CLOCK unset, or set it to that instant or a later one.`,
      );
    try {
      return await fillDemoLeague(db, plugs, start);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'conflict') return;
      if (outageOf(error) !== 'busy' || performance.now() > giveUpAt) throw error;
      await pause(1000);
    }
  }
}

/** A scene that was asked for and is not the one that is there would be passed over without a word. */
async function refuseOtherScene(db: Database, start: number): Promise<void> {
  const there = await db.read(readDemoStart);
  if (there === undefined || there === start) return;
  throw new Refusal(
    'conflict',
    'A demo league of another scene is here already. Leave --scene out to go on with it, or name an empty folder in POOLHOUSE_DATA.',
  );
}

/** The console shows it in its log. */
async function logStep(db: Database, clock: Clock, { direction, byMs }: ClockStep): Promise<void> {
  const after = { seconds: Math.round(byMs / 1000) };
  await db.write(async (tx, invalidate) => {
    await logActivity(tx, { at: clock.now(), action: `clock.stepped_${direction}`, by: 'server', ip: '', after, place: 'site' });
    invalidate(tag.console);
  });
}

/** Opens the database, brings it up to date, settles the mode and builds the server; it does not listen yet. */
export async function openSite(
  config: Config,
  { demo, log, demoStart }: { demo: boolean; log: FastifyBaseLogger; demoStart?: number | undefined },
): Promise<Site> {
  ownFolder(config.dataFolder);
  const db = await openDatabase({ url: config.databaseUrl, file: config.databaseFile, log });
  try {
    await migrateSite(db);
    if (demoStart !== undefined) await refuseOtherScene(db, demoStart);
    if (demo) await fillOnce(db, demoStart ?? DEMO_START, config.practiceStart);
    return await runSite(db, config, log);
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function runSite(db: Database, config: Config, log: FastifyBaseLogger): Promise<Site> {
  const { mode, clock, practice } = await startSite(db, config, log);
  const mail = mailSite(config);
  const push = { insecure: config.pushInsecure };
  await pushKeys(db);
  const key = await releasesKey(db, config, log);
  const contests = openContests(db, plugs);
  const wall = new SystemClock();
  const figures = new Figures(wall);
  let stopping = false;
  const app = await buildServer({
    db,
    clock,
    config,
    log,
    mail,
    push,
    contests,
    figures,
    ...scoreboardsOf(config, mode),
    about: siteAbout(config, mode),
    budgets: config.budgets,
    registryKey: key,
    ...(practice ? { practice } : {}),
    stopping: () => stopping,
  });
  const stopWork = await startWork({ db, clock, config, contests, mail, push, mode, log }, practice, { wall, figures });
  const stopTelling = tellMemories(db, log);
  const stop = async () => {
    stopTelling();
    stopping = true;
    await app.close();
    await stopWork();
    await db.close();
  };
  const reachedAt = (url: string) => {
    if (config.publicUrl === undefined) mail.baseUrl = url;
  };
  return { app, db, mode, clock, reachedAt, stop };
}

/** Those that may be asked; none where time is made up. */
function scoreboardsOf({ feeds }: Config, mode: Site['mode']): Pick<ServerDeps, 'nflScoreboard' | 'ncaabScoreboard'> {
  const scoreboards = feedsRun(feeds, mode) ? feeds.scoreboards : undefined;
  return { nflScoreboard: scoreboards?.NFL, ncaabScoreboard: scoreboards?.NCAAB };
}

/** The key that signs releases; those of the folder of before are taken over with it. */
async function releasesKey(db: Database, config: Config, log: FastifyBaseLogger): Promise<SigningKey> {
  const key = await registryKey(db, config);
  await migrateFolder(db, builtFolders(config.dataFolder).releases, key, new SystemClock().now()).catch((error: unknown) => {
    // Somebody else's list is no reason to keep players out.
    if (!(error instanceof ManifestDamaged)) throw error;
    log.error({ err: error }, 'The releases folder of before cannot be trusted, so it was not taken over.');
  });
  return key;
}

/** Starts what goes on beside the requests, and answers what ends it once they have ended. */
async function startWork(
  deps: AgentDeps,
  practice: StartedSite['practice'],
  { wall, figures }: { wall: Clock; figures: Figures },
): Promise<() => Promise<void>> {
  const { db, clock, log } = deps;
  const keeper =
    clock instanceof ForwardClock
      ? new TimeKeeper(
          { db, clock, machine: new SystemClock(), log },
          (step) => logStep(db, clock, step),
          () => db.write(async (_tx, invalidate) => invalidate(tag.console)),
        )
      : undefined;
  const ticker = practice && startTicker({ db, clock, log });
  const agents = await startAgents(deps);
  const stopCounting = keepFigures({ db, wall, figures }, log);
  return async () => {
    await stopCounting();
    await agents.stop();
    await ticker?.stop();
    await practice?.stop();
    await keeper?.stop();
  };
}
