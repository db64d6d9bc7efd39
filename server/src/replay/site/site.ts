import pino from 'pino';
import { buildServer } from '../../app/server';
import { contests as plugs } from '../../contests';
import { openContests } from '../../contests/open-contests';
import { logKeeper } from '../../contests/proof/testing/log-keeper';
import type { Database } from '../../ground/db/database';
import { newProofSite } from '../../ground/proof/proof-site';
import { startSite } from '../../ground/settings/start-site';
import { hashPassword } from '../../people/accounts/passwords';
import { createUser } from '../../people/accounts/users.store';
import { importGames } from '../../sport/imports/import-games';
import { linesOfSeason } from '../independent/source';
import { Api } from './api';

const PASSWORD = 'replay';

/** A whole site in practice mode over a database, its clock standing; without a port. */
export async function practiceSite(db: Database, at: number) {
  const log = pino({ level: 'silent' });
  const { clock, practice } = await startSite(db, { practiceStart: at, practiceRate: 0 }, log);
  const proof = newProofSite();
  const contests = openContests(db, plugs);
  const app = await buildServer({ db, clock, log, config: { dataFolder: '/nonexistent', proxies: [] }, practice, proof, contests });
  return {
    app,
    proof,
    /** Keeps the logs of its contests; a test says when. */
    keeper: logKeeper({ db, clock, contests, proof }),
    api: new Api(app),
    stop: async () => {
      await app.close();
      await practice!.stop();
    },
  };
}

/** Brings a season in from a games.csv, and a user for each name, all of them signed in, the first an administrator. Answers their ids. */
export async function populate(
  db: Database,
  api: Api,
  csv: string,
  season: number,
  names: readonly string[],
  at: number,
): Promise<Map<string, number>> {
  // All of 27 seasons is read, and what is not asked for left out, in import-truth.test.ts.
  await importGames({ db, clock: { now: () => at, rate: 0 } }, linesOfSeason(csv, season), { sport: 'NFL' });
  const passwordHash = await hashPassword(PASSWORD);
  const ids = new Map<string, number>();
  for (const [n, name] of names.entries()) {
    const user = { email: `player${n}@example.org`, username: name, passwordHash, isAdmin: n === 0, now: at };
    ids.set(name, await db.write((tx, invalidate) => createUser(tx, invalidate, user)));
    await api.signIn(name, PASSWORD);
  }
  return ids;
}
