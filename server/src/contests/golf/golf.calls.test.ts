import { describeByTurns } from '../../testing/engines';
import { addEntry } from '../../testing/rows.store';
import { addAccount, basic } from '../../testing/site';
import { aCard, roundOf } from './testing/facts.fixture';
import { FIRST_TEE, golfTestLeague, HOUR, wholeRound, type GolfTestLeague } from './testing/golf-test-league';

describeByTurns('golf calls', (engine) => {
  let league: GolfTestLeague;
  beforeEach(async () => {
    league = await golfTestLeague(engine);
  });
  afterEach(() => league.app.close());

  const four = async (who: 'ann' | 'bob' | 'carl') => (await league.page(who, { tid: league.first })).picks.data;

  it('saves four picks, one of each group, and seals them until the first tee', async () => {
    expect(await league.pick('ann', [1, 2, 3, 4])).toMatchObject({
      status: 200,
      data: { picks: { data: [{ Pick1: 1, Pick4Name: 'Golfer 004', mine: 1 }] } },
    });
    const own = (await four('ann')).find(({ EntryName }) => EntryName === 'Ann');
    expect(own).toMatchObject({ Pick1: 1, Pick2: 2, mine: 1 });
    for (const who of ['bob', 'carl'] as const) {
      const seen = (await four(who)).find(({ EntryName }) => EntryName === 'Ann');
      expect(seen).toMatchObject({ picked: 1, Pick1: null, Pick1Name: '', Notes: '', mine: 0 });
    }
    const admin = await league.call('GET ad/golf_picks', { as: league.as.carl, query: { entry_id: league.entries.ann } });
    expect(admin.data?.picks.data[0]).toMatchObject({ picked: 1, Pick1: null });
    league.clock.set(FIRST_TEE);
    expect((await four('bob')).find(({ EntryName }) => EntryName === 'Ann')).toMatchObject({ Pick1: 1, Pick4Name: 'Golfer 004' });
  });

  it.each([
    [[1, 2, 3], 'missing_pick', 'pick4'],
    [[1, 5, 3, 4], 'wrong_group', 'pick2'],
    [[1, 2, 99, 4], 'golfer_not_in_field', 'pick3'],
  ] as const)('refuses %j whole: %s', async (golfers, code, field) => {
    await league.pick('ann', [5, 6, 7, 8]);
    const refused = await league.pick('ann', golfers);
    expect([refused.error?.code, Object.keys(refused.error?.fields ?? {})]).toEqual([code, [field]]);
    expect((await four('ann')).find(({ mine }) => mine)).toMatchObject({ Pick1: 5, Pick4: 8 });
  });

  it('locks at the first tee by its own clock, and says when that was', async () => {
    league.clock.set(FIRST_TEE);
    const late = await league.pick('ann', [1, 2, 3, 4], league.first);
    expect(late).toMatchObject({ status: 409, error: { code: 'picks_locked', message: expect.stringContaining('7:00 AM') } });
    const query = { pick1: 1, pick2: 2, pick3: 3, pick4: 4 };
    expect(await league.call('GET golf/MakePicks', { as: league.as.ann, query })).toMatchObject({ status: 200 });
    expect((await league.page('ann', { tid: league.second })).picks.data.find(({ mine }) => mine)).toMatchObject({ Pick1: 1 });
  });

  it('gives house picks and replaces who withdraws before the first stroke, with a sentence', async () => {
    await league.pick('ann', [1, 2, 3, 4]);
    league.clock.set(FIRST_TEE + HOUR);
    await league.leave(league.first, 1, 'WD');
    const rows = await four('bob');
    expect(rows.find(({ EntryName }) => EntryName === 'Ann')).toMatchObject({ Pick1: 5, Notes: 'Golfer 001 withdrew; Golfer 005 plays' });
    expect(rows.find(({ EntryName }) => EntryName === 'Bob')).toMatchObject({
      Pick1: 9,
      Pick2: 10,
      picked: 0,
      Notes: expect.stringContaining('House pick in group 1'),
    });
  });

  it('shows rounds, standings, leaderboard and projected cut while it runs', async () => {
    await league.pick('ann', [1, 2, 3, 4]);
    await league.pick('bob', [5, 6, 7, 8]);
    league.clock.set(FIRST_TEE + 5 * HOUR);
    await league.play(league.first, [...wholeRound(1, (id) => roundOf(id === 1 ? -3 : 0)).slice(0, 10), aCard(11, 1, [1, 1])]);
    const page = await league.page('ann');
    expect(page.config.data[0]).toMatchObject({ status: 'IN_PROGRESS', current_round: 1, projected_cut: 'E', locked: 1, winner_pot: 1.87 });
    expect(page.standings.data.find(({ ID }) => ID === `${league.first}-${league.entries.ann}`)).toMatchObject({
      Score: -3,
      Rank: 1,
      Projected: 1,
      holes_remaining: 0,
    });
    expect(page.rounds.data.find(({ entry_id }) => entry_id === league.entries.ann)).toMatchObject({ Round: -3, HR: 0, BOR: 0, Total: -3 });
    expect(page.leaderboard.data[0]).toMatchObject({ Golfer_ID: 1, Position: '1', Score: '-3', Through: 'F' });
    expect(page.scores.data.find(({ ID }) => ID === '1-1')).toMatchObject({ birdies: 3, eagles: 0, Hole1: 3, shot_details: null });
    expect(page.tournaments.data.map(({ status }) => status)).toEqual(['IN_PROGRESS', 'NOT_STARTED']);
  });

  it('answers the next read with what changed alone', async () => {
    await league.pick('ann', [1, 2, 3, 4]);
    league.clock.set(FIRST_TEE + 5 * HOUR);
    await league.play(league.first, [aCard(1, 1, [0])]);
    const first = (await league.inject({ url: '/api/v1/golf/pagedata', headers: { authorization: league.as.ann } })).json();
    await league.play(league.first, [aCard(1, 1, [0, -1])]);
    const next = (await league.inject({ url: first.__delta, headers: { authorization: league.as.ann } })).json();
    expect(next.data.scores.data.map(({ ID }: { ID: string }) => ID)).toEqual(['1-1']);
    expect(next.data.smack).toBeUndefined();
    const shots = await league.inject({ url: `${first.__delta}&sd=all`, headers: { authorization: league.as.ann } });
    expect(shots.statusCode).toBe(200);
  });

  /** Four rounds in which golfer 1 wins, then the last word of the feed and half an hour. */
  async function playOut(winnerIds: number[]): Promise<void> {
    league.clock.set(FIRST_TEE + 80 * HOUR);
    const now = league.clock.now();
    const rounds = [1, 2, 3, 4].flatMap((round) =>
      wholeRound(round, (id) => roundOf(id < 9 ? -id % 5 : 2)).filter(({ golferId }) => round < 3 || golferId <= 10),
    );
    await league.play(league.first, rounds);
    for (let golferId = 11; golferId <= 20; golferId += 1) await league.leave(league.first, golferId, 'CUT');
    await league.tell(league.first, { reported: 'FINAL', reportedAt: now, winnerIds, projectedCut: 4 });
    league.clock.set(now + HOUR);
    await league.settle();
  }

  it('freezes what an official tournament brought: places, pots, side action, Pick1', async () => {
    await league.call('GET golf/sideactionoptin', { as: league.as.ann, query: {} });
    await league.call('GET golf/sideactionoptin', { as: league.as.bob, query: {} });
    await league.pick('ann', [1, 2, 3, 4]);
    await league.pick('bob', [5, 6, 7, 8]);
    await league.call('POST golf/makepick1', { as: league.as.ann, body: { entry_id: league.pick1Entries.ann, pick: 4 } });
    await league.call('POST golf/makepick1', { as: league.as.bob, body: { entry_id: league.pick1Entries.bob, pick: 5 } });
    await playOut([4]);
    const page = await league.page('ann', { tid: league.first });
    expect(page.config.data[0]?.status).toBe('OFFICIAL');
    const row = (name: string) => page.standings.data.find((one) => one.EntryName === name && one.Tournament_ID === league.first);
    expect([row('Ann')?.Rank, row('Ann')?.Projected, row('Ann')?.side_action_points]).toEqual([1, 0, 1]);
    expect(row('Bob')?.side_action_points).toBe(-1);
    expect(row('Ann')?.Won).toContain('of the winners pot');
    expect(page.pick1picks.data.map(({ EntryName, Points }) => [EntryName, Points]).sort()).toEqual([
      ['Ann', 1],
      ['Bob', -1],
    ]);
    const total = page.standings.data
      .filter((one) => one.Tournament_ID === league.first)
      .reduce((sum, { Points }) => sum + Math.round(Points * 100), 0);
    const { data: rules } = await league.call('GET golf/rulesdata', { as: league.as.ann, query: {} });
    const weekly = rules!.prizes.data.reduce((sum, { Weekly }) => sum + Math.round(Weekly * 100), 0);
    expect(total).toBe(weekly + Math.round((rules!.config.data[0]!.WinnersPot / 2) * 100));
    expect(rules!.config.data[0]).toMatchObject({ Frozen: 1, Entries: 3, Events: 2 });
  });

  it('changes nothing of it afterwards: a correction stands beside it', async () => {
    await league.pick('ann', [1, 2, 3, 4]);
    await playOut([4]);
    const before = (await league.page('ann', { tid: league.first })).standings.data;
    const { data: recap } = await league.call('GET golf/recap', { as: league.as.ann, query: { tid: league.first } });
    const holes = Array.from({ length: 18 }, () => 9);
    const body = { tournament_id: league.first, golfer_id: 4, round: 4, holes, manual: 1 as const, reason: 'Signed for a wrong card' };
    expect(await league.call('POST ad/golf_set_holes', { as: league.as.carl, body })).toMatchObject({ status: 200 });
    await league.settle();
    expect((await league.page('ann', { tid: league.first })).standings.data).toEqual(before);
    const { data: after } = await league.call('GET golf/recap', { as: league.as.ann, query: { tid: league.first } });
    expect(after!.corrections.data[0]?.text).toContain('Golfer 004, round 4');
    expect({ ...after, corrections: 0 }).toEqual({ ...recap, corrections: 0 });
    expect(after!.standings.data.find(({ mine }) => mine === 1)).toMatchObject({ Rank: 1, EntryName: 'Ann' });
    expect(after!.highlights.data.map(({ label }) => label)).toContain('Most valuable golfer');
    expect(after!.race.data.map(({ Event, EntryName, Rank }) => [Event, EntryName, Rank])[0]).toEqual([1, 'Ann', 1]);
  });

  it('lets an administrator set picks with a reason alone, which the player sees', async () => {
    const query = { entry_id: league.entries.bob, pick1: 1, pick2: 2, pick3: 3, pick4: 4 };
    expect(await league.call('GET ad/MakeGolfPicks', { as: league.as.carl, query })).toMatchObject({ error: { code: 'reason_required' } });
    expect(await league.call('POST ad/MakeGolfPicks', { as: league.as.carl, body: query })).toMatchObject({
      error: { code: 'reason_required' },
    });
    expect(await league.call('GET ad/MakeGolfPicks', { as: league.as.ann, query })).toMatchObject({ error: { code: 'forbidden' } });
    expect(await league.call('POST ad/MakeGolfPicks', { as: league.as.ann, body: query })).toMatchObject({ error: { code: 'forbidden' } });
    expect(
      await league.call('GET ad/MakeGolfPicks', { as: league.as.carl, query: { ...query, reason: 'Called from the pier' } }),
    ).toMatchObject({ status: 200 });
    expect(
      await league.call('POST ad/MakeGolfPicks', { as: league.as.carl, body: { ...query, reason: 'Called from the boat' } }),
    ).toMatchObject({ status: 200 });
    expect((await four('bob')).find(({ mine }) => mine)).toMatchObject({ Pick1: 1, Override: 'Called from the boat' });
  });

  it('shows the field to an administrator who does not play', async () => {
    await addAccount(league.db, 'Dora', 'secret', { isAdmin: true });
    const dora = await league.call('GET golf/makepicksdata', { as: basic('Dora', 'secret'), query: { contest_id: league.contest } });
    expect(dora.status).toBe(200);
    expect(dora.data?.config.data[0]).toMatchObject({ entry_id: 0, is_admin: 1 });
    expect(dora.data?.available_golfers.data.every((row) => 'Odds' in row)).toBe(true);
    expect(dora.data?.available_golfers.data.length).toBeGreaterThan(3);
  });

  it('refuses picks for a contest that is not the one of the entry', async () => {
    const body = { entry_id: league.entries.ann, contest_id: league.contest + 1000, pick1: 1, pick2: 2, pick3: 3, pick4: 4 };
    expect(await league.call('POST golf/makepicks', { as: league.as.ann, body })).toMatchObject({
      status: 400,
      error: { code: 'bad_input' },
    });
    expect((await four('ann')).find(({ mine }) => mine)).toMatchObject({ picked: 0 });
    expect(await league.call('POST golf/makepicks', { as: league.as.ann, body: { ...body, contest_id: league.contest } })).toMatchObject({
      status: 200,
    });
  });

  it('knows no shots of a golfer who does not exist', async () => {
    const unknown = { status: 404, error: { code: 'unknown_golfer' } };
    const as = league.as.ann;
    expect(await league.call('GET golf/shotdetails', { as, query: { gid: 424_242 } })).toMatchObject(unknown);
    expect(await league.call('GET golf/GetGolferYTDResults', { as, query: { gid: 424_242 } })).toMatchObject(unknown);
  });

  it('takes an entry into the side action once, while it is open', async () => {
    const optIn = (who: 'ann' | 'bob') => league.call('GET golf/sideactionoptin', { as: league.as[who], query: {} });
    expect([(await optIn('ann')).status, (await optIn('ann')).status]).toEqual([200, 200]);
    expect((await league.page('ann')).config.data[0]).toMatchObject({ in_side_action: 1, side_action_open: 1 });
    league.clock.set(FIRST_TEE);
    expect(await optIn('bob')).toMatchObject({ error: { code: 'side_action_closed' } });
    await league.call('POST ad/golf_settings', { as: league.as.carl, body: { contest_id: league.contest, side_action_open: 1 } });
    expect((await optIn('bob')).status).toBe(200);
    const [row] = (await league.page('bob', { tid: league.first })).standings.data.filter(
      ({ ID }) => ID === `${league.first}-${league.entries.bob}`,
    );
    expect(row?.side_action).toBe(0);
  });

  it('refuses prizes that are not the pot, and a season with a team event', async () => {
    const settings = (weekly: string) =>
      league.call('POST ad/golf_settings', { as: league.as.carl, body: { contest_id: league.contest, weekly } });
    expect(await settings('5,5')).toMatchObject({ error: { code: 'bad_input', message: expect.stringContaining('the pot is $150.00') } });
    await league.tell(league.second, { format: 'team' });
    const body = { contest_id: league.contest, tournaments: [{ id: league.second, double: 0 as const }] };
    expect(await league.call('POST ad/golf_season', { as: league.as.carl, body })).toMatchObject({ error: { code: 'team_event' } });
  });

  it('shows odds to administrators alone', async () => {
    const golfer = async (who: 'ann' | 'carl') =>
      (await league.call('GET golf/makepicksdata', { as: league.as[who], query: {} })).data!.available_golfers.data[0]!;
    expect('Odds' in (await golfer('ann'))).toBe(false);
    expect(await golfer('carl')).toMatchObject({ Odds: 11, Group_Num: 0 });
  });

  it('takes a Pick1 golfer of the whole field, once a season where the contest says so', async () => {
    const pick = (golferId: number, tid = league.first) =>
      league.call('POST golf/makepick1', { as: league.as.ann, body: { entry_id: league.pick1Entries.ann, pick: golferId, tid } });
    const data = async () => (await league.call('GET golf/makepicksdata', { as: league.as.ann, query: {} })).data!;
    expect((await pick(7)).status).toBe(200);
    expect((await data()).config.data[0]).toMatchObject({ pick1golf_entry_id: league.pick1Entries.ann, pick1: 7, self_pick1: 1 });
    expect((await pick(99)).error?.code).toBe('golfer_not_in_field');
    league.clock.set(FIRST_TEE);
    expect((await pick(8)).error?.code).toBe('picks_locked');
    const settings = (body: object) =>
      league.call('POST ad/golf_settings', { as: league.as.carl, body: { contest_id: league.contest, ...body } });
    expect((await settings({ once_per_season: 1 })).status).toBe(200);
    expect((await data()).pick1_taken.data).toEqual([{ ID: 7 }]);
    expect((await pick(7, league.second)).error?.code).toBe('duplicate_pick');
    await settings({ self_pick1: 0 });
    expect((await pick(8, league.second)).error?.code).toBe('forbidden');
  });

  it('shows who plays Pick1 alone the board and the field, and takes no other picks of theirs', async () => {
    const dan = await addAccount(league.db, 'Dan', 'secret of dan');
    const as = basic('Dan', 'secret of dan');
    expect(await league.call('GET golf/pagedata', { as, query: {} })).toMatchObject({ status: 404 });
    const entry = await addEntry(league.db, { contest_id: league.pick1, user_id: dan, entry_name: 'Dan' });
    const home = async () => (await league.call('GET utils/home', { as, query: {} })).data?.contests.data;
    const makePicks = `/golf/makepicks?contest=${league.contest}`;
    const dans = { contest: 'Pick1Golf', entry: 'Dan', pool: 'Pick1 2022', href: `/pick1golf?contest=${league.contest}` };
    expect(await home()).toMatchObject([{ ...dans, done: 0, state: 'Golfer is missing', action_href: makePicks, rank: null }]);
    expect((await league.call('POST golf/makepick1', { as, body: { entry_id: entry, pick: 7 } })).status).toBe(200);
    expect(await home()).toMatchObject([{ ...dans, done: 1, state: 'Golfer is picked', action: '', rank: null }]);
    const board = await league.call('GET golf/pagedata', { as, query: { tid: league.first } });
    expect(board.data?.config.data[0]).toMatchObject({ contest_id: league.contest, entry_id: 0, pick1golf_entry_id: entry });
    expect(board.data?.pick1picks.data.find(({ mine }) => mine)).toMatchObject({ EntryName: 'Dan', Golfer_ID: 7 });
    expect(board.data?.picks.data.some(({ mine }) => mine)).toBe(false);
    const picks = await league.call('GET golf/makepicksdata', { as, query: {} });
    expect(picks.data?.config.data[0]).toMatchObject({ entry_id: 0, pick1golf_entry_id: entry, pick1: 7 });
    expect(picks.data?.available_golfers.data).toHaveLength(20);
    expect(await league.call('POST golf/makepicks', { as, body: { pick1: 1, pick2: 2, pick3: 3, pick4: 4 } })).toMatchObject({
      status: 404,
    });
    expect(await league.call('GET golf/sideactionoptin', { as, query: {} })).toMatchObject({ status: 404 });
    league.clock.set(FIRST_TEE + 4 * HOUR);
    await league.play(league.first, [aCard(7, 1, [-1, -1]), aCard(8, 1, [-2, -1])]);
    expect(await home()).toMatchObject([
      { ...dans, done: 0, state: 'Golfer 007 −2, 2 so far · Golfer is missing', rank: 1, rank_shared: 0, of: 3, live: 1 },
    ]);
  });
});
