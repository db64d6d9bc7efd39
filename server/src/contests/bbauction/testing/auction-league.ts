import type { DataOf, QueryOf } from '@poolhouse/contract';
import type { ServerDeps } from '../../../app/server';
import type { TestEngine } from '../../../testing/engines';
import { addContest, addEntry } from '../../../testing/rows.store';
import { addAccount, basic, testSite } from '../../../testing/site';
import { DEMO_TOURNAMENT, demoTournament } from '../../demo/tournament/demo-tournament';
import { fillDemoTournament } from '../../demo/tournament/fill-demo-tournament';
import { createMemories } from '../../memories';
import { strike } from '../bidding/hammer';

export const YEAR = DEMO_TOURNAMENT;
/** The field has been told, nothing is played yet. */
export const EVENING = demoTournament().opensAt + 3_600_000;

/** Ann, Bob and Cat own, Carl runs it; the made-up tournament, its field told, the lots prepared. */
export async function auctionLeague(engine: TestEngine, deps: Partial<ServerDeps> = {}) {
  const db = await engine.open();
  const site = await testSite(db, deps);
  site.clock.set(EVENING);
  site.wall.set(Date.now());
  const users = {
    ann: await addAccount(db, 'ann', 'secret'),
    bob: await addAccount(db, 'bob', 'secret'),
    cat: await addAccount(db, 'cat', 'secret'),
    carl: await addAccount(db, 'carl', 'secret', { isAdmin: true }),
  };
  await db.write((tx, invalidate) => fillDemoTournament(tx, invalidate));
  const contest = await addContest(db, { contest_type: 'bbauction', name: 'Street', year: YEAR });
  const entries = {
    ann: await addEntry(db, { contest_id: contest, user_id: users.ann, entry_name: 'Ann' }),
    bob: await addEntry(db, { contest_id: contest, user_id: users.bob, entry_name: 'Bob' }),
    cat: await addEntry(db, { contest_id: contest, user_id: users.cat, entry_name: 'Cat' }),
  };
  const as = { ann: basic('ann', 'secret'), bob: basic('bob', 'secret'), cat: basic('cat', 'secret'), carl: basic('carl', 'secret') };
  const { call } = site;
  const where = { year: YEAR, group: 1 };
  const memories = createMemories(db);
  const ok = async <T>(answer: Promise<{ data?: T; error?: { message: string } }>): Promise<T> => {
    const { data, error } = await answer;
    if (data === undefined) throw new Error(error?.message);
    return data;
  };
  await ok(call('POST ad/bbauction_prep_teams', { as: as.carl, body: { year: YEAR } }));
  return {
    ...site,
    users,
    contest,
    entries,
    where,
    as,
    ok,
    live: (who: keyof typeof as): Promise<DataOf<'GET bbauction/auction_data'>> =>
      ok(call('GET bbauction/auction_data', { as: as[who], query: where })),
    board: (who: keyof typeof as): Promise<DataOf<'GET bbauction/pagedata'>> =>
      ok(call('GET bbauction/pagedata', { as: as[who], query: where })),
    next: (current_team = 0) => call('POST bbauction/update_config', { as: as.carl, body: { ...where, current_team } }),
    buy: (query: Omit<QueryOf<'GET bbauction/buy_team'>, 'year' | 'group'>) =>
      call('GET bbauction/buy_team', { as: as.carl, query: { ...where, ...query } }),
    bid: (who: 'ann' | 'bob' | 'cat', lot: number, amount: number) =>
      call('POST bbauction/bid', { as: as[who], body: { ...where, lot, amount } }),
    proxy: (who: 'ann' | 'bob' | 'cat', lot: number, max: number) =>
      call('POST bbauction/proxy', { as: as[who], body: { ...where, lot, max } }),
    settings: (body: object) => call('POST bbauction/settings', { as: as.carl, body: { ...where, ...body } }),
    auctioneer: (what: 'undo' | 'pause', reason = 'Misheard') =>
      call(`POST bbauction/${what}`, { as: as.carl, body: { ...where, reason } }),
    resume: () => call('POST bbauction/resume', { as: as.carl, body: where }),
    /** Lets real time pass, and the hammer look. */
    wait: async (ms: number) => {
      site.wall.advance(ms);
      return strike(site, memories, contest);
    },
    log: () => db.read((tx) => tx.selectFrom('auction_log').selectAll().where('contest_id', '=', contest).orderBy('seq').execute()),
  };
}

export type AuctionLeague = Awaited<ReturnType<typeof auctionLeague>>;
