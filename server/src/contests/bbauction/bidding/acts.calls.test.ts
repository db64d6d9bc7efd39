import { must } from '../../../ground/must';
import { describeSite } from '../../../testing/engines';
import { addContest, addEntry } from '../../../testing/rows.store';
import { demoTournament } from '../../demo/tournament/demo-tournament';
import { createMemories } from '../../memories';
import { readAuction } from '../auction';
import { keepRoom, readLog, readRoom } from '../auction.store';
import { auctionLeague, EVENING, YEAR, type AuctionLeague } from '../testing/auction-league';
import { ACTS, ALLOWED, ROOM_STATES, roomState, type Act, type RoomState } from './acts.rules';
import { strike } from './hammer';
import { begunMeanwhile } from './policy';

const PLAYING = demoTournament().opensAt + 5 * 24 * 3_600_000;
/** What cannot be tried there: every team is sold, or none. */
const NOWHERE: Partial<Record<RoomState, readonly Act[]>> = { complete: ['sale'], setup: ['correct'] };

/** Every act in every state, as the table has it. */
describeSite('an auction in each state', (engine) => {
  let league: AuctionLeague;
  let lots: readonly number[];
  beforeAll(async () => {
    league = await auctionLeague(engine);
    lots = (await league.db.read((tx) => readRoom(tx, league.contest))).lots.slice(0, 3);
  });
  afterAll(() => league.app.close());

  /** A room of three teams: the first is sold in every state but `setup`, the second comes up. */
  async function roomIn(state: RoomState) {
    const { db, call, as, users, clock, wall } = league;
    clock.set(EVENING);
    const contest_id = await addContest(db, { contest_type: 'bbauction', name: `Room ${state}`, year: YEAR });
    for (const [name, user] of Object.entries(users))
      if (name !== 'carl') await addEntry(db, { contest_id, user_id: user, entry_name: name });
    await db.write(async (tx, invalidate) => {
      const room = await readRoom(tx, league.contest);
      await keepRoom(tx, invalidate, { ...room, contestId: contest_id, lots, settings: { ...room.settings, bidding: true, autoNext: 0 } });
    });
    const [sold, up, other] = [must(lots[0], 'a lot'), must(lots[1], 'a lot'), must(lots[2], 'a lot')];
    const auctioneer = { as: as.carl };
    const acts: Record<Act, () => Promise<{ status: number; error?: { message: string } }>> = {
      nominate: () => call('POST bbauction/update_config', { ...auctioneer, body: { contest_id, current_team: other } }),
      turn: () => call('POST bbauction/nominate', { ...auctioneer, body: { contest_id, team_id: other } }),
      bid: () => call('POST bbauction/bid', { as: as.bob, body: { contest_id, lot: up, amount: 9 } }),
      maximum: () => call('POST bbauction/proxy', { as: as.cat, body: { contest_id, lot: other, max: 30 } }),
      undo: () => call('POST bbauction/undo', { ...auctioneer, body: { contest_id, reason: 'Misheard' } }),
      pause: () => call('POST bbauction/pause', { ...auctioneer, body: { contest_id, reason: 'Pizza' } }),
      resume: () => call('POST bbauction/resume', { ...auctioneer, body: { contest_id } }),
      stop_bids: () => call('POST bbauction/settings', { ...auctioneer, body: { contest_id, bidding: 0 } }),
      sale: () => call('GET bbauction/buy_team', { ...auctioneer, query: { contest_id, owner: 'cat', team_id: other, price: 3 } }),
      correct: () =>
        call('GET bbauction/buy_team', { ...auctioneer, query: { contest_id, owner: 'bob', team_id: sold, price: 6, reason: 'Misheard' } }),
    };
    const buy = (team_id: number) =>
      league.ok(call('GET bbauction/buy_team', { ...auctioneer, query: { contest_id, owner: 'ann', team_id, price: 5 } }));
    const putUp = () => league.ok(call('POST bbauction/update_config', { ...auctioneer, body: { contest_id, current_team: up } }));
    if (state !== 'setup') await buy(sold);
    if (state === 'complete') {
      await buy(up);
      await buy(other);
      await strike(league, createMemories(db), contest_id);
    }
    if (/^up|_up|bid/.test(state)) await putUp();
    if (state.endsWith('bid')) await league.ok(call('POST bbauction/bid', { as: as.ann, body: { contest_id, lot: up, amount: 5 } }));
    if (state.startsWith('paused')) await league.ok(acts.pause());
    if (state === 'begun') clock.set(PLAYING);
    const log = () => db.read((tx) => readLog(tx, contest_id));
    const stands = () =>
      db.read(async (tx) => {
        const memberships = createMemories(db).directory.in(tx);
        const contest = must(await memberships.contest(contest_id), 'the contest');
        const auction = await readAuction(tx, { contest, group: 1 }, { memberships, now: clock.now() });
        return roomState(auction.state, begunMeanwhile({ ...auction, now: clock.now() }));
      });
    return { acts, log, stands, wall };
  }

  it.each(ROOM_STATES)('allows and refuses as the table says: %s', async (state) => {
    const same = await roomIn(state);
    expect(await same.stands()).toBe(state);
    const before = await same.log();
    for (const act of ACTS.filter((one) => !NOWHERE[state]?.includes(one))) {
      const verdict = ALLOWED[state][act];
      if (typeof verdict === 'string') {
        const { status, error } = await (await roomIn(state)).acts[act]();
        expect([act, status, error?.message]).toEqual([act, 200, undefined]);
        continue;
      }
      const { status, error } = await same.acts[act]();
      // Who bids is told more than that: who has it, and for how much.
      const words = act === 'bid' || act === 'maximum' ? error?.message : verdict.refused.replace('{why}', 'Pizza');
      expect([act, status, error?.message]).toEqual([act, 409, words]);
    }
    expect(await same.log()).toEqual(before);
  });
});
