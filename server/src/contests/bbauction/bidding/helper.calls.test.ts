import { tag } from '../../../ground/db/database';
import { describeEachEngine } from '../../../testing/engines';
import { addContest, addEntry } from '../../../testing/rows.store';
import { addAccount, basic } from '../../../testing/site';
import { demoTournament } from '../../demo/tournament/demo-tournament';
import { readRoom } from '../auction.store';
import { auctionLeague, YEAR, type AuctionLeague } from '../testing/auction-league';

const PLAYING = demoTournament().opensAt + 5 * 24 * 3_600_000;
const ANOTHER = 'Another administrator has to change your own entry.';

describeEachEngine('an administrator who owns teams', (engine) => {
  let league: AuctionLeague;
  let asPat: string;
  let first: number;
  beforeEach(async () => {
    league = await auctionLeague(engine);
    // Ann runs it too; Pat does and owns nothing.
    await league.db.write(async (tx, invalidate) => {
      await tx.updateTable('users').set({ is_admin: 1 }).where('id', '=', league.users.ann).execute();
      invalidate(tag.users);
    });
    await addAccount(league.db, 'pat', 'secret', { isAdmin: true });
    asPat = basic('pat', 'secret');
    first = (await league.db.read((tx) => readRoom(tx, league.contest))).lots[0]!;
  });
  afterEach(() => league.app.close());

  const where = { year: YEAR, group: 1 };
  const typed = (query: { owner: string; team_id: number; price?: number; reason?: string }, as = league.as.ann) =>
    league.call('GET bbauction/buy_team', { as, query: { ...where, ...query } });
  const undo = (as = league.as.ann) => league.call('POST bbauction/undo', { as, body: { ...where, reason: 'Misheard' } });
  const mails = () => league.db.read((tx) => tx.selectFrom('mail_outbox').select(['user_id', 'subject']).execute());

  it('writes down the list of a room that calls its sales out, their own teams too, until games begin', async () => {
    const { lots } = await league.db.read((tx) => readRoom(tx, league.contest));
    await league.ok(typed({ owner: 'Ann', team_id: first, price: 1 }));
    const up = (await league.ok(league.next())).current_team;
    await league.ok(typed({ owner: 'Ann', team_id: up, price: 30 }));
    const before = await league.log();
    league.clock.set(PLAYING);
    const free = lots.find((lot) => lot !== first && lot !== up)!;
    expect((await typed({ owner: 'Ann', team_id: free, price: 1 })).status).not.toBe(200);
    expect(await league.log()).toEqual(before);
  });

  it('types no sale of a team for which they bid in the app', async () => {
    await league.ok(league.settings({ bidding: 1 }));
    const lot = (await league.ok(league.next())).current_team;
    for (const owner of ['Ann', 'Bob']) {
      const bid = await league.bid('ann', lot, 5);
      expect([200, 409]).toContain(bid.status);
      expect((await typed({ owner, team_id: lot, price: 6 })).error?.message).toBe(ANOTHER);
    }
    expect((await undo()).error?.message).toBe(ANOTHER);
    await league.ok(undo(asPat));
  });

  it('corrects and takes back nothing that they hold or would get, in any week; another one does', async () => {
    await league.ok(typed({ owner: 'Ann', team_id: first, price: 30 }, asPat));
    const bodies = [
      { owner: 'Ann', team_id: first, price: 1 },
      { owner: 'Bob', team_id: first, price: 30 },
      { owner: '', team_id: first },
    ];
    for (const body of bodies) expect((await typed({ ...body, reason: 'Misheard' })).error?.message).toBe(ANOTHER);
    expect((await undo()).error?.message).toBe(ANOTHER);
    await league.ok(undo(asPat));
    await league.ok(typed({ owner: 'Bob', team_id: first, price: 30 }, asPat));
    league.clock.set(PLAYING);
    const before = await league.log();
    expect((await typed({ owner: 'Ann', team_id: first, price: 1, reason: 'was wrong' })).error?.message).toBe(ANOTHER);
    expect(await league.log()).toEqual(before);
  });

  it('shares nothing out to themselves without its owner’s consent', async () => {
    await league.ok(typed({ owner: 'Bob', team_id: first, price: 30 }, asPat));
    const split = { ...where, lot: first, entry_id: league.entries.ann, percent: 99 };
    expect((await league.call('POST bbauction/split', { as: league.as.ann, body: split })).error?.message).toBe(ANOTHER);
  });

  it('is seen: by those whose money it moved, and in the log of the auction’s own group', async () => {
    await league.ok(typed({ owner: 'Bob', team_id: first, price: 30 }, asPat));
    expect(await mails()).toEqual([]);
    await league.ok(typed({ owner: 'Cat', team_id: first, price: 30, reason: 'Cat it was' }, asPat));
    const sent = await mails();
    expect(sent.map(({ user_id }) => user_id).sort()).toEqual([league.users.bob, league.users.cat].sort());
    expect(sent[0]!.subject).toMatch(/^Street: the sale of .* was corrected$/);
    await league.ok(undo(asPat));
    expect(await mails()).toHaveLength(3);
  });

  it('does nothing that the group’s administrators do not find in the log under its contest', async () => {
    // Another group's auction, run by a site administrator whose own group is the first.
    const contest_id = await addContest(league.db, { contest_type: 'bbauction', name: 'Other circle', year: YEAR, group_number: 2 });
    await addEntry(league.db, { contest_id, user_id: league.users.bob, entry_name: 'Bob Two' });
    const cat = await addEntry(league.db, { contest_id, user_id: league.users.cat, entry_name: 'Cat Two' });
    await league.ok(league.call('POST ad/bbauction_prep_teams', { as: asPat, body: { year: YEAR, group_number: 2 } }));
    const of = { as: asPat, body: { contest_id } };
    const { ok, call } = league;
    const lot = (await ok(call('POST bbauction/update_config', { as: asPat, body: { contest_id, current_team: 0 } }))).current_team;
    await ok(call('POST bbauction/pause', { as: asPat, body: { contest_id, reason: 'Pizza' } }));
    await ok(call('POST bbauction/resume', of));
    await ok(call('POST bbauction/settings', { as: asPat, body: { contest_id, auto_next: 5 } }));
    for (const price of [7, 8])
      await ok(call('GET bbauction/buy_team', { as: asPat, query: { contest_id, owner: 'Bob Two', team_id: lot, price } }));
    await ok(
      call('POST bbauction/split', {
        as: asPat,
        body: { contest_id, lot, entry_id: cat, percent: 10 },
      }),
    );
    await ok(call('POST bbauction/undo', { as: asPat, body: { contest_id, reason: 'Misheard' } }));
    const lines = await league.db.read((tx) =>
      tx
        .selectFrom('activity')
        .select(['action', 'contest_id', 'group_number'])
        .where('action', 'like', 'auction.%')
        .orderBy('id')
        .execute(),
    );
    const acts = ['nominated', 'paused', 'resumed', 'settings', 'sold', 'corrected', 'split', 'undone'];
    expect(lines.filter(({ contest_id: id }) => id === contest_id).map(({ action }) => action)).toEqual(
      acts.map((act) => `auction.${act}`),
    );
    expect(lines.filter(({ contest_id: id }) => id === contest_id).every(({ group_number: group }) => group === 2)).toBe(true);
  });
});
