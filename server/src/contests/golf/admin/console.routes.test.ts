import { describeSite } from '../../../testing/engines';
import { roundOf } from '../testing/facts.fixture';
import { FIRST_TEE, golfTestLeague, HOUR, wholeRound, type GolfTestLeague } from '../testing/golf-test-league';

describeSite('the golf console', (engine) => {
  let league: GolfTestLeague;
  beforeAll(async () => {
    league = await golfTestLeague(engine);
  });
  afterAll(() => league.app.close());
  const desk = (who: 'ann' | 'carl', query: { tid?: number; gid?: number } = {}) =>
    league.call('GET golf/ad', { as: league.as[who], query });

  it('tells season, amounts and who is in, and of the picks no more', async () => {
    await league.pick('ann', [1, 2, 3, 4]);
    const { data } = await desk('carl');
    expect(data!.config.data[0]).toMatchObject({
      may_set_season: 1,
      may_set_scores: 1,
      frozen: 0,
      EntryFee: 50,
      Pot: 150,
      pick_tid: league.first,
    });
    expect(data!.tournaments.data.map(({ in_season, double, golfers, published }) => [in_season, double, golfers, published])).toEqual([
      [1, 0, 20, 1],
      [1, 1, 20, 1],
    ]);
    expect(data!.entries.data).toEqual([
      { ID: league.entries.ann, entry_name: 'Ann', picked: 1 },
      { ID: league.entries.bob, entry_name: 'Bob', picked: 0 },
      { ID: league.entries.carl, entry_name: 'Carl', picked: 0 },
    ]);
    expect(data!.pick1_entries.data.map(({ entry_name, picked }) => [entry_name, picked])).toEqual([
      ['Ann', 0],
      ['Bob', 0],
    ]);
    expect(data!.field.data).toHaveLength(20);
  });

  it('tells a golfer’s card as it was set by hand, and that the season’s first tee froze the amounts', async () => {
    const holes = [4, 2, ...Array.from({ length: 16 }, () => null)];
    const body = { tournament_id: league.first, golfer_id: 5, round: 1, holes, manual: 1 as const, reason: 'Seen at the course' };
    league.clock.set(FIRST_TEE + 1000);
    expect((await league.call('POST ad/golf_set_holes', { as: league.as.carl, body })).status).toBe(200);
    await league.settle();
    const { data } = await desk('carl', { tid: league.first, gid: 5 });
    expect(data!.config.data[0]).toMatchObject({ frozen: 1, pick_tid: league.second, on_tid: league.first });
    expect(data!.cards.data.map(({ holes: of, manual }) => [of, manual])).toEqual([
      [`4,2${','.repeat(16)}`, 1],
      ['', 0],
      ['', 0],
      ['', 0],
    ]);
  });

  it('sets the strokes that a golfer starts with, which the leaderboard shows, and leaves status and time as they are', async () => {
    const golfer = async () => {
      const row = (await desk('carl', { tid: league.second })).data!.field.data.find(({ ID }) => ID === 6);
      return [row?.status, row?.starting_strokes];
    };
    const set = (body: { status: 'IN' | 'WD'; starting_strokes?: number }) =>
      league.call('POST ad/golf_set_golfer', {
        as: league.as.carl,
        body: { tournament_id: league.second, golfer_id: 6, reason: 'As the tour says', ...body },
      });
    expect(await golfer()).toEqual(['IN', 0]);
    expect((await set({ status: 'IN', starting_strokes: -7 })).status).toBe(200);
    expect(await golfer()).toEqual(['IN', -7]);
    const page = await league.page('ann', { tid: league.second });
    expect(page.leaderboard.data.find(({ Golfer_ID }) => Golfer_ID === 6)).toMatchObject({ Score: '-7', Position: '1', Starting: -7 });
    await set({ status: 'WD' });
    expect(await golfer()).toEqual(['WD', -7]);
    expect(await set({ status: 'IN', starting_strokes: 7 })).toMatchObject({ error: { code: 'bad_input' } });
    expect(await golfer()).toEqual(['WD', -7]);
  });

  it('asks who runs the site for the last word of a tournament that nobody ends', async () => {
    const needs = async () => {
      // The console stands for half a minute of the site's clock.
      league.clock.set(league.clock.now() + 60_000);
      const { data } = await league.call('GET ad/pagedata', { as: league.as.carl });
      return data!.needs_action.data.filter(({ kind }) => kind === 'result_waits').map(({ message }) => message);
    };
    const rounds = [1, 2, 3, 4].flatMap((round) => wholeRound(round, () => roundOf(0)));
    league.clock.set(FIRST_TEE + 80 * HOUR);
    const at = Array.from({ length: 18 }, () => league.clock.now());
    await league.play(
      league.first,
      rounds.map((card) => ({ ...card, at, manual: false })),
    );
    expect(await needs()).toEqual([]);
    league.clock.set(FIRST_TEE + 84 * HOUR);
    expect(await needs()).toEqual([expect.stringMatching(/^Event of .*: every hole is in, .*\. Say so in Golf Admin\.$/)]);
    const body = { tournament_id: league.first, status: 'FINAL' as const, reason: 'As the tour says', confirm: 0 as const };
    expect((await league.call('POST ad/golf_set_status', { as: league.as.carl, body })).status).toBe(200);
    expect(await needs()).toEqual([]);
  });

  it('is for those who run a contest', async () => {
    expect(await desk('ann')).toMatchObject({ error: { code: 'forbidden' } });
    const unknown = await league.call('GET golf/ad', { as: league.as.carl, query: { contest_id: 999 } });
    expect(unknown).toMatchObject({ error: { code: 'not_found' } });
  });
});
