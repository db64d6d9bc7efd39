import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { SiteAbout } from '../admin/admin-deps';
import { importRoutes } from '../admin/archives/import.routes';
import type { Examine } from '../admin/doctor/doctor-desk';
import { sitePlaces } from '../admin/places.store';
import { contests as plugs } from '../contests';
import { openContests, type OpenContests } from '../contests/open-contests';
import type { BeginAgain } from '../demo/demo.routes';
import { SystemClock, type Clock } from '../ground/clock/clock';
import { behindMs } from '../ground/clock/forward-clock';
import { newSigningKey, type SigningKey } from '../ground/crypto/signing-key';
import type { Database } from '../ground/db/database';
import { Figures } from '../ground/figures/figures';
import { newProofSite, type ProofSite } from '../ground/proof/proof-site';
import type { PushSite } from '../ground/site';
import type { MailSite } from '../ground/site';
import type { AccountsContext } from '../people/accounts/accounts-context';
import { Authenticator } from '../people/accounts/authenticator';
import { Offers } from '../releases/offers';
import { registryRoutes } from '../releases/registry.routes';
import { ReleasedFiles } from '../releases/released-files';
import { teamRoutes, type TeamDeps } from '../releases/team.routes';
import { AdmissionQueue } from '../web/http/admission-queue';
import { AnswerMemory } from '../web/http/answer-memory';
import { addApiHeaders } from '../web/http/api-headers';
import { builtFolders, type BuiltFolders } from '../web/http/built-folders';
import { answerError, answerErrors } from '../web/http/error-answers';
import { readForwarded } from '../web/http/forwarded';
import { healthRoutes } from '../web/http/health';
import { takeJsonOnly } from '../web/http/json-bodies';
import { answerMalformed } from '../web/http/malformed';
import { answerNotFound } from '../web/http/not-found';
import { openapiRoutes } from '../web/http/openapi.routes';
import { staticFiles } from '../web/http/static';
import { streamCheckRoute } from '../web/http/stream-check';
import { WriteBudget, type WriteBudgets } from '../web/http/write-budget';
import { Watchers } from '../web/live/watchers';
import { createPages } from '../web/pages/pages';
import type { Config } from './config';
import { isSiteMigrated } from './migrate-site';
import { rooms, type Practice } from './rooms';

export interface ServerDeps {
  db: Database;
  /** The site's time. */
  clock: Clock;
  config: Pick<Config, 'dataFolder' | 'proxies'> & Partial<Pick<Config, 'remoteHosts' | 'support' | 'mainPage' | 'publicUrl'>>;
  log: FastifyBaseLogger;
  /** How mails name this site; default a site on this machine. */
  mail?: MailSite;
  /** Default: public push services alone. */
  push?: PushSite;
  /** The NFL's scoreboard, where it may be asked. */
  nflScoreboard?: URL | undefined;
  /** The same of college basketball. */
  ncaabScoreboard?: URL | undefined;
  /** What the console says of the site's set-up; default that nothing is set. */
  about?: SiteAbout;
  /** How much a player may write; default without limit. */
  budgets?: WriteBudgets | undefined;
  /** Default: opened here, for a server without agents. */
  contests?: OpenContests;
  /** Only in practice mode. */
  practice?: Practice;
  /** Only on a demo. */
  beginAgain?: BeginAgain | undefined;
  /** What the process counts for the console; default new. */
  figures?: Figures;
  /** Real time; default the machine's. */
  wall?: Clock;
  /** Looks at the site for the console's doctor; left out where nobody can. */
  examine?: Examine;
  /** Where the built pages lie; default those of this project. */
  folders?: BuiltFolders;
  /** Signs what is said of releases; default a new one that is kept nowhere. */
  registryKey?: SigningKey;
  /** Seals picks and signs logs; default one that is kept nowhere. */
  proof?: ProofSite;
  /** True once the process has begun to stop. */
  stopping?: () => boolean;
}

const NOTHING_SET: SiteAbout = { mailServer: false, practice: false, feeds: [] };
const HERE: MailSite = { baseUrl: 'http://localhost:8080', from: 'Poolhouse <poolhouse@localhost>' };
/** As long as Fastify keeps them by default. */
const KEEP_ALIVE_MS = 72_000;
const BODY_LIMIT = 64 * 1024;

/**
 * What is remembered goes out before the framework has looked at the request; while the process stops, or cannot know what is new,
 * everything goes through it.
 */
const ahead =
  (memory: AnswerMemory, passedBy: () => boolean) =>
  (handler: RequestListener): Server => {
    const queue = new AdmissionQueue();
    return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
      if (passedBy() || !memory.answer(request, response)) queue.admit(() => handler(request, response), request.method !== 'GET');
    });
  };

/** The framework, with what holds for every call: what it may bring along, and what goes with its answer. */
function framework({ log, clock, config: { proxies } }: ServerDeps, serverFactory: (handler: RequestListener) => Server): FastifyInstance {
  const app: FastifyInstance = Fastify({
    serverFactory,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: proxies.length === 0 ? false : proxies,
    // A HEAD must never act, and specification's GETs do; static files have theirs.
    exposeHeadRoutes: false,
    clientErrorHandler: answerMalformed,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    // A logger of its own for each request would cost more than all else that a poll needs.
    childLoggerFactory: (logger) => logger,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
  });
  readForwarded(app, proxies);
  takeJsonOnly(app);
  answerErrors(app);
  answerNotFound(app);
  addApiHeaders(app, clock);
  return app;
}

/** Builds the whole server from its parts; it does not listen yet. Closing it leaves the database open. */
export async function buildServer(deps: ServerDeps): Promise<FastifyInstance> {
  const { db, clock, log, config, wall = new SystemClock(), mail = HERE, push = { insecure: false }, stopping = () => false } = deps;
  const { figures = new Figures(wall) } = deps;
  const memory = new AnswerMemory(db.tags, clock, wall, figures);
  const passedBy = () => stopping() || !db.current();
  const app = framework(deps, ahead(memory, passedBy));
  streamCheckRoute(app);
  healthRoutes(app, db, { stopping, clockBehind: () => behindMs(clock), isMigrated: isSiteMigrated });

  const auth = new Authenticator(db, clock, wall);
  const watching = new Watchers({ db, wall, log });
  const ctx = {
    app,
    db,
    clock,
    wall,
    pages: createPages(db, clock),
    watching,
    auth,
    mail,
    push,
    nflScoreboard: deps.nflScoreboard,
    ncaabScoreboard: deps.ncaabScoreboard,
    memory,
    places: sitePlaces(db),
    figures,
    proof: deps.proof ?? newProofSite(),
    log,
    budget: new WriteBudget(deps.budgets, wall),
  };
  const { folders = builtFolders(config.dataFolder), registryKey: key = newSigningKey(), about = NOTHING_SET } = deps;
  rooms(ctx, { contests: deps.contests ?? openContests(db, plugs), about, key, folders }, deps);
  // After the streams have ended, which is when those who watched here leave.
  app.addHook('preClose', () => watching.close());
  openapiRoutes(app);
  await teamRoutes(ctx, { key, folders });
  await importRoutes(ctx, { folders });
  await releasesAndPages(ctx, deps, { key, folders });
  return app;
}

/** What is released, and the files that browsers load. */
async function releasesAndPages(
  { app, db, log, auth }: AccountsContext,
  { config }: ServerDeps,
  { key, folders }: TeamDeps,
): Promise<void> {
  const offers = new Offers({ db, folders, key, log });
  const released = new ReleasedFiles(db, offers);
  registryRoutes(app, { offers, key, auth });
  await staticFiles(app, {
    folders,
    page: { publicKey: key.publicKey, support: config.support, mainPage: config.mainPage, publicUrl: config.publicUrl },
    hosts: config.remoteHosts ?? [],
    logos: join(config.dataFolder, 'logos'),
    released: (id, version, file, accept) => released.find(id, version, file, accept),
    inPlaceFolder: (id, version) => offers.inPlaceFolder(id, version),
  });
}
