import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { examineAside } from '../admin/doctor/examine-aside';
import { keepFigures } from '../admin/figures/keep-figures';
import { contests as plugs } from '../contests';
import type { DemoScene } from '../contests/demo/demo-scenes';
import { readDemoStart } from '../contests/demo/demo-start';
import { openContests } from '../contests/open-contests';
import type { BeginAgain } from '../demo/demo.routes';
import { SystemClock, type Clock } from '../ground/clock/clock';
import { ForwardClock } from '../ground/clock/forward-clock';
import type { SigningKey } from '../ground/crypto/signing-key';
import { tag, type Database } from '../ground/db/database';
import { openDatabase } from '../ground/db/open';
import { Figures } from '../ground/figures/figures';
import { ownFolder } from '../ground/files/own-folder';
import { KeptProofSite } from '../ground/proof/proof-site';
import type { PracticeKeeper } from '../ground/settings/practice-keeper';
import { startSite, type StartedSite } from '../ground/settings/start-site';
import { TimeKeeper, type ClockStep } from '../ground/settings/time-keeper';
import type { MailSite } from '../ground/site';
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
import { fillOnce } from './fill-once';
import { tellMemories } from './memory-figures';
import { serveMetrics } from './metrics/serve-metrics';
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

/** What a server that fills an empty database with the demo league is asked for. */
export interface DemoWish {
  /** The moment in which it begins; undefined for the usual one, and in a demo that is there for its own. */
  scene: DemoScene | undefined;
  /** Puts a demo in the embedded database back to where it began, or to where another scene does, under the server that runs. */
  beginAgain: BeginAgain;
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
export async function openSite(config: Config, { demo, log }: { demo?: DemoWish | undefined; log: FastifyBaseLogger }): Promise<Site> {
  ownFolder(config.dataFolder);
  const db = await openDatabase({ url: config.databaseUrl, file: config.databaseFile, log });
  try {
    await migrateSite(db);
    if (demo) await fillOnce(db, demo.scene, config.practiceStart);
    return await runSite(db, config, log, demo);
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function runSite(db: Database, config: Config, log: FastifyBaseLogger, demo: DemoWish | undefined): Promise<Site> {
  const { mode, clock, practice } = await startSite(db, config, log);
  const [mail, push] = [mailSite(config), { insecure: config.pushInsecure }];
  await pushKeys(db);
  const keys = { registryKey: await releasesKey(db, config, log), proof: await KeptProofSite.of(db) };
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
    ...keys,
    ...(practice && (await practiceParts(db, practice, demo, keys.proof))),
    examine: examineAside,
    stopping: () => stopping,
  });
  const metrics =
    config.metrics && (await serveMetrics({ app, db, figures, clock, wall, backups: config.backups.folder }, config.metrics, log));
  const stopWork = await startWork({ db, clock, config, contests, mail, push, proof: keys.proof, mode, log }, practice, { wall, figures });
  const stopTelling = tellMemories(db, log);
  const stop = async () => {
    stopTelling();
    stopping = true;
    await app.close();
    await metrics?.stop();
    await stopWork();
    await db.close();
  };
  return { app, db, mode, clock, reachedAt: (url) => nameSite(mail, config, url), stop };
}

/** Mails lead to where the operator says that the site is, else to where it listens. */
function nameSite(mail: MailSite, { publicUrl }: Config, url: string): void {
  if (publicUrl === undefined) mail.baseUrl = url;
}

/** What moves the clock, and on a demo in the embedded database what begins it anew under this server. */
async function practiceParts(
  db: Database,
  practice: PracticeKeeper,
  demo: DemoWish | undefined,
  proof: KeptProofSite,
): Promise<Pick<ServerDeps, 'practice' | 'beginAgain'>> {
  if (!demo || db.engine !== 'sqlite' || (await db.read(readDemoStart)) === undefined) return { practice };
  const beginAgain: BeginAgain = async (scene) => {
    await demo.beginAgain(scene);
    await db.tags.refresh();
    await practice.follow();
    await proof.follow(db);
  };
  return { practice, beginAgain };
}

/** Those that may be asked; none where time is made up. */
function scoreboardsOf({ feeds }: Config, mode: Site['mode']): Pick<ServerDeps, 'nflScoreboard' | 'ncaabScoreboard'> {
  const scoreboards = feedsRun(feeds, mode) ? feeds.scoreboards : undefined;
  return { nflScoreboard: scoreboards?.NFL[0], ncaabScoreboard: scoreboards?.NCAAB[0] };
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
