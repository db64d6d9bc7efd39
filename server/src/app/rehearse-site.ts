import { contests as plugs } from '../contests';
import { openContests } from '../contests/open-contests';
import type { Database } from '../ground/db/database';
import { KeptProofSite } from '../ground/proof/proof-site';
import { startSite } from '../ground/settings/start-site';
import { readHomes, type HomesRead } from '../people/home/read-homes';
import { pushKeys } from '../people/push/push-keys';
import { registryKey } from '../releases/registry-key';
import type { Config } from './config';
import { createLog, logDestination } from './log';
import { buildServer } from './server';

const ASKED = ['/readyz', '/registry.json', '/api/v1/openapi.json'];
/** Enough to meet every kind of contest, and a matter of seconds on a large site. */
const PLAYERS = 200;

/**
 * Starts the site on a copy of its database as a server does, but for agents, which would write mails to players, and the port. Asks what
 * everybody is given, and reads what the home page tells each player of each contest.
 *
 * @throws where it does not start or does not answer
 */
export async function rehearseSite(db: Database, config: Config): Promise<HomesRead> {
  const log = createLog(logDestination(undefined), 'silent');
  const { clock, practice } = await startSite(db, config, log);
  await pushKeys(db);
  const contests = openContests(db, plugs);
  const keys = { registryKey: await registryKey(db, config), proof: await KeptProofSite.of(db) };
  const app = await buildServer({ db, clock, config, log, contests, ...keys, ...(practice && { practice }) });
  try {
    for (const url of ASKED) {
      const { statusCode, body } = await app.inject({ url });
      if (statusCode !== 200) throw new Error(`the site starts, and answers ${url} with ${statusCode}: ${body.slice(0, 200)}`);
    }
    return await readHomes({ db, clock }, contests.home.sources, PLAYERS);
  } finally {
    await app.close();
    await practice?.stop();
  }
}
