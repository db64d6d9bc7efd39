import { tag } from '../../../ground/db/database';
import { keepSeasonGames } from '../../../sport/tournament/season-games.store';
import { describeEachEngine } from '../../../testing/engines';
import { addAccount, basic } from '../../../testing/site';
import { invalidateContest } from '../../entries/contests.store';
import { auctionLeague, EVENING, YEAR, type AuctionLeague } from '../testing/auction-league';

describeEachEngine('an auction that is called out in a room', (engine) => {
  let league: AuctionLeague;
  beforeEach(async () => {
    league = await auctionLeague(engine);
  });
  afterEach(() => league.app.close());

  it('puts up the next of a sealed order, or a clicked team, and writes sales down', async () => {
    const { next, buy, ok, entries, live } = league;
    const first = (await ok(next())).current_team;
    expect((await live('ann')).config.data[0]).toMatchObject({ current_team: first, drafting: 1, admin: 0 });
    await ok(buy({ owner: 'Bob', team_id: first, price: 71 }));
    await ok(buy({ owner: 'bob', team_id: first, price: 71 }));
    expect(await league.log()).toHaveLength(3);
    const { all_teams: teams, owners, config } = await live('carl');
    expect(teams.data.find(({ ID }) => ID === first)).toMatchObject({ Owner: 'Bob', Price: 71 });
    expect(owners.data.find(({ ID }) => ID === entries.bob)).toMatchObject({ TotalPaid: 71, Profit: -71, AvgPrice: 71 });
    expect(config.data[0]).toMatchObject({ current_team: 0, Pot: 71, admin: 1 });
    const clicked = teams.data.find(({ Price, Seed }) => Price === null && Seed === 1)!.ID;
    expect((await ok(next(clicked))).current_team).toBe(clicked);
    expect((await next(first)).error!.message).toBe('Sold to Bob for 71.');
    expect((await league.bid('ann', clicked, 5)).error!.code).toBe('conflict');
  });

  it('tells what the team that is up has played this season', async () => {
    const { db, next, ok, live } = league;
    const up = (await ok(next())).current_team;
    // Of a place for which two play, each has games of its own.
    const other = (await live('ann')).all_teams.data.find(({ ID, Name }) => ID !== up && !Name.includes(' / '))!;
    const [team1, team2] = up < other.ID ? [up, other.ID] : [other.ID, up];
    const game = { day: 20, team1, team2, score1: 71, score2: 64, home: 1 as const, overtimes: 0 };
    await db.write(async (tx, invalidate) => {
      await keepSeasonGames(tx, YEAR, [game]);
      invalidate(tag.tournament(YEAR));
    });
    const { team1_events: events } = await live('ann');
    expect(events.data.find(({ id }) => id < 0)).toMatchObject({ team1_score: 71, team2_score: 64, status_id: 3 });
    expect([events.data[0]!.team1_name, events.data[0]!.team2_name]).toContain(other.Name);
  });

  it('corrects a sale, takes it back, and says why where it must', async () => {
    const { buy, ok, settings, live } = league;
    const lot = (await live('ann')).all_teams.data[0]!.ID;
    await ok(settings({ budget: 50 }));
    expect((await buy({ owner: 'Ann', team_id: lot, price: 60 })).error).toMatchObject({ code: 'reason_required' });
    await ok(buy({ owner: 'Ann', team_id: lot, price: 60, reason: 'She insists' }));
    await ok(buy({ owner: String(league.entries.cat), team_id: lot, price: 40 }));
    expect((await live('ann')).all_teams.data.find(({ ID }) => ID === lot)).toMatchObject({ Owner: 'Cat', Price: 40 });
    await ok(buy({ owner: '', team_id: lot }));
    expect((await live('ann')).config.data[0]).toMatchObject({ sold: 0, Pot: 0 });
    expect((await buy({ owner: 'Zed', team_id: lot, price: 4 })).error!.code).toBe('not_found');
    expect((await buy({ owner: 'Ann', team_id: 5, price: 4 })).error!.code).toBe('not_found');
    expect(
      (await league.call('GET bbauction/buy_team', { as: league.as.ann, query: { owner: 'Ann', team_id: lot, price: 1 } })).status,
    ).toBe(403);
  });

  it('shares a team at cost, with the partner’s consent', async () => {
    const { buy, ok, call, as, entries, live } = league;
    const lot = (await live('ann')).all_teams.data[0]!.ID;
    await ok(buy({ owner: 'Ann', team_id: lot, price: 41 }));
    const offer = { year: YEAR, group: 1, lot, entry_id: entries.bob, percent: 50 };
    expect((await call('POST bbauction/split', { as: as.cat, body: offer })).error!.code).toBe('forbidden');
    const { seq } = await ok(call('POST bbauction/split', { as: as.ann, body: offer }));
    expect((await live('bob')).offers.data).toEqual([{ ID: seq, lot, entry_id: entries.bob, percent: 50 }]);
    expect((await live('cat')).offers.data).toEqual([]);
    expect((await call('POST bbauction/split_answer', { as: as.cat, body: { id: seq, accept: 1 } })).error!.code).toBe('forbidden');
    await ok(call('POST bbauction/split_answer', { as: as.bob, body: { id: seq, accept: 1 } }));
    const paid = new Map((await live('ann')).owners.data.map(({ Name, TotalPaid, TotalTeams }) => [Name, [TotalPaid, TotalTeams]]));
    expect([paid.get('Ann'), paid.get('Bob')]).toEqual([
      [21, 1],
      [20, 1],
    ]);
  });

  it('keeps payouts whole, and others out', async () => {
    const { settings, call, as } = league;
    expect((await settings({ payouts: '50,100,250,400,800,1500' })).error!.message).toMatch(/99% of the pot/);
    await league.ok(settings({ payouts: '0,150,150,500,1200,2000' }));
    expect((await league.live('ann')).room.data[0]!.payouts).toBe('0,150,150,500,1200,2000');
    expect((await call('POST bbauction/settings', { as: as.ann, body: { budget: 5 } })).status).toBe(403);
    expect((await call('GET bbauction/pagedata', { as: as.ann, query: { group: 2 } })).error!.code).toBe('not_found');
  });
});

describeEachEngine('the yearly set-up', (engine) => {
  it('takes last year over, step by step, and again without harm', async () => {
    const league = await auctionLeague(engine);
    const { call, as, ok, db } = league;
    await db.write((tx) =>
      tx
        .updateTable('contests')
        .set({ year: YEAR - 1 })
        .where('id', '=', league.contest)
        .execute(),
    );
    await db.write(async (_tx, invalidate) =>
      [YEAR - 1, YEAR].forEach((year) => invalidateContest(invalidate, { id: league.contest, type: 'bbauction', year, groupNumber: 1 })),
    );
    const step = async (
      key:
        | 'POST ad/bbauction_copy_owners'
        | 'POST ad/bbauction_copy_bracket'
        | 'POST ad/bbauction_prep_teams'
        | 'POST ad/update_bbauction_config'
        | 'POST ad/bbauction_import_teams',
    ) => {
      const { data, error } = await call(key, { as: as.carl, body: { year: YEAR } });
      return data?.message ?? error?.message;
    };
    expect(await step('POST ad/bbauction_prep_teams')).toBe(`There is no auction in ${YEAR} yet. Do step 1 first.`);
    expect(await step('POST ad/update_bbauction_config')).toBe(`Year ${YEAR}: group 1 set up.`);
    expect(await step('POST ad/update_bbauction_config')).toBe('Nothing to change.');
    expect(await step('POST ad/bbauction_copy_owners')).toBe(`3 owners copied from ${YEAR - 1}, group 1.`);
    expect(await step('POST ad/bbauction_copy_owners')).toBe('All 3 are here in group 1.');
    expect(await step('POST ad/bbauction_copy_bracket')).toBe(`Bracket of ${YEAR}: SOUTH/WEST, EAST/MIDWEST.`);
    expect(await step('POST ad/bbauction_import_teams')).toBe('68 teams, 4 play-in pairs.');
    const sealed = await step('POST ad/bbauction_prep_teams');
    expect(sealed).toMatch(/^Group 1: 64 lots, none sold\. Order sealed: [0-9a-f]{4}…$/);
    expect(await step('POST ad/bbauction_prep_teams')).toBe(sealed);
    const versus = await ok(call('POST ad/bbauction_prep_versus', { as: as.carl, body: { year: YEAR, group_id: 1 } }));
    expect(versus.message).toBe('Group 1: 3 owners, 6 pairs.');
    expect((await call('POST ad/bbauction_prep_versus', { as: as.carl, body: { year: YEAR, group_id: 2 } })).error!.message).toBe(
      `There is no group 2 in ${YEAR}.`,
    );
    const { steps } = await ok(call('GET ad/bbauction_setup', { as: as.carl, query: { year: YEAR } }));
    expect(steps.data.map(({ done }) => done)).toEqual([1, 1, 1, 1, 1, 1, 0, 0]);
    // Carl pressed the first six; group 2 was refused, and the play-ins wait.
    const pressed = new Date(EVENING).toISOString();
    expect(steps.data.map(({ at, by }) => [at, by])).toEqual([...Array<string[]>(6).fill([pressed, 'carl']), ['', ''], ['', '']]);
    await addAccount(db, 'dana', 'secret', { isAdmin: true });
    league.clock.set(EVENING + 60_000);
    await ok(call('POST ad/bbauction_import_teams', { as: basic('dana', 'secret'), body: { year: YEAR, preAuction: 0 } }));
    const { steps: later } = await ok(call('GET ad/bbauction_setup', { as: as.carl, query: { year: YEAR } }));
    expect(later.data[3]).toMatchObject({ done: 1, at: pressed, by: 'carl' });
    expect(later.data[7]).toMatchObject({ done: 0, at: new Date(EVENING + 60_000).toISOString(), by: 'dana' });
    // Another year has marks of its own.
    const { steps: before } = await ok(call('GET ad/bbauction_setup', { as: as.carl, query: { year: YEAR - 1 } }));
    expect(before.data.every(({ by }) => by === '')).toBe(true);
    await league.app.close();
  });
});
