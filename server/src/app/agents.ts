import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { examineAside } from '../admin/doctor/examine-aside';
import { healthAgent } from '../admin/doctor/health.agent';
import { checkpoints } from '../contests/log/log-note';
import { momentsAgent } from '../contests/moments/moments.agent';
import { recapsOf, sealsOf, type OpenContests } from '../contests/open-contests';
import { sealsAgent } from '../contests/proof/seals.agent';
import { recapsAgent } from '../contests/recaps/recaps.agent';
import type { Agent } from '../ground/agents/agent';
import { AgentRunner } from '../ground/agents/runner';
import { backupsAgent } from '../ground/backups/backups.agent';
import { SystemClock, type Clock } from '../ground/clock/clock';
import type { Database } from '../ground/db/database';
import type { KeptProofSite } from '../ground/proof/proof-site';
import type { Mode } from '../ground/settings/mode';
import type { MailSite } from '../ground/site';
import type { PushSite } from '../ground/site';
import { tidyAgent } from '../ground/tidying/tidy.agent';
import { answerPasswordRequest } from '../people/accounts/forgot';
import { waitingEntries } from '../people/home/waiting-entries';
import { folderTransport } from '../people/mail/folder-transport';
import { mailAgent } from '../people/mail/mail.agent';
import { smtpTransport } from '../people/mail/smtp-transport';
import { pushAgent } from '../people/push/push.agent';
import { retentionAgent } from '../people/retention/retention.agent';
import { allFeeds, feedsRun, SCOREBOARDS } from '../sport/feeds/all-feeds';
import { watchScoreboards } from '../sport/feeds/feed-watch';
import { remindersAgent } from '../sport/reminders/reminders.agent';
import { statsAgent } from '../ssf/stats.agent';
import type { Config } from './config';

export interface AgentDeps {
  db: Database;
  /** The site's time. */
  clock: Clock;
  config: Config;
  contests: OpenContests;
  mail: MailSite;
  push: PushSite;
  proof: KeptProofSite;
  mode: Mode;
  log: FastifyBaseLogger;
}

/** Everything that the site does by itself. */
function siteAgents({ db, clock, config, contests, mail, push, proof, mode }: AgentDeps, wall: Clock): Agent[] {
  const transport =
    config.smtpUrl === undefined ? folderTransport(join(config.dataFolder, 'outbox'), mail.from) : smtpTransport(config.smtpUrl, mail.from);
  const site = {
    mode,
    dataFolder: config.dataFolder,
    feedsRun: feedsRun(config.feeds, mode),
    oddsKey: config.feeds.oddsKey,
    memories: contests.memories,
  };
  return [
    mailAgent({ db, clock, wall, transport }, () => answerPasswordRequest(db, { clock, wall, mail })),
    retentionAgent(wall),
    backupsAgent({ ...config.backups, wall, practice: mode === 'practice' }),
    tidyAgent(db.engine),
    healthAgent({ wall, examine: examineAside }),
    remindersAgent(
      { db, clock, wall, mail, checkpointOf: checkpoints(proof, contests.memories.logs) },
      contests.modules.flatMap(({ missingPicks }) => missingPicks ?? []),
    ),
    momentsAgent(tellersAmong(contests)),
    recapsAgent({ ...recapsOf(contests), wall, mail, checkpointOf: checkpoints(proof, contests.memories.logs) }),
    pushAgent({
      db,
      clock,
      wall,
      mail,
      push,
      manners: Object.assign({}, ...contests.plugs.map(({ notices }) => notices ?? {})),
      waiting: (userId) => waitingEntries({ db, clock }, contests.home, userId),
    }),
    sealsAgent({ ...sealsOf(contests), proof }),
    ...allFeeds(config.feeds, mode),
    statsAgent(),
    ...contests.plugs.flatMap(({ agents }) => agents?.make(config.contests, site) ?? []),
  ];
}

/** The kinds that have moments, each with the page that a notice of one opens. */
const tellersAmong = ({ plugs, modules }: OpenContests) =>
  modules
    .flatMap(({ moments }) => moments ?? [])
    .map((source) => ({ source, page: plugs.find(({ type }) => type === source.type)?.path ?? '/' }));

/** Starts them; to be stopped before the database is closed. */
export async function startAgents(deps: AgentDeps): Promise<{ stop(): Promise<void> }> {
  const wall = new SystemClock();
  const { db, clock, log } = deps;
  const runner = new AgentRunner({ db, clock, wall, log }, siteAgents(deps, wall));
  await runner.register();
  runner.start();
  const stopWatching = feedsRun(deps.config.feeds, deps.mode) ? watchScoreboards(db, clock, log, SCOREBOARDS) : async () => {};
  return {
    stop: async () => {
      await stopWatching();
      await runner.stop();
    },
  };
}
