import { newProofSite } from '../../../ground/proof/proof-site';
import type { TestEngine } from '../../../testing/engines';
import { contests as plugs } from '../../index';
import { openContests } from '../../open-contests';
import { logFile } from '../../proof/log-file';
import { logKeeper } from '../../proof/testing/log-keeper';
import { auctionLeague } from './auction-league';

export interface LoggedLine {
  at: number;
  kind: string;
  n: number;
  body: Record<string, unknown>;
}

/** An auction whose log is kept; a test says when. */
export async function loggedAuction(engine: TestEngine) {
  const db = await engine.open();
  const contests = openContests(db, plugs);
  const proof = newProofSite();
  const league = await auctionLeague({ ...engine, open: async () => db }, { contests, proof });
  const { look } = logKeeper({ db, clock: league.clock, contests, proof });
  const query = { contest_id: league.contest };
  return {
    ...league,
    proof,
    look,
    /** Site time and real time pass together, and the log is looked after. */
    async pass(ms: number): Promise<void> {
      league.clock.advance(ms);
      league.wall.advance(ms);
      await look();
    },
    lines: async (): Promise<LoggedLine[]> =>
      (await league.ok(league.call('GET proof/log', { as: league.as.bob, query }))).lines.map((line) => JSON.parse(line) as LoggedLine),
    opened: async () => (await league.ok(league.call('GET proof/opened', { as: league.as.bob, query }))).opened,
    file: () => db.read((tx) => logFile(tx, proof, league.contest)),
  };
}

export type LoggedAuction = Awaited<ReturnType<typeof loggedAuction>>;
