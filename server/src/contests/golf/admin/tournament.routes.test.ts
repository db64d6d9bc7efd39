import { describeSite } from '../../../testing/engines';
import { aCard, roundOf } from '../testing/facts.fixture';
import { FIRST_TEE, golfTestLeague, HOUR, wholeRound, type GolfTestLeague } from '../testing/golf-test-league';

describeSite('a tournament by hand', (engine) => {
  let league: GolfTestLeague;
  beforeEach(async () => {
    league = await golfTestLeague(engine);
  });
  afterEach(() => league.app.close());

  const holes = aCard(5, 1, roundOf(-1)).holes as number[];
  const setHoles = (over: object = {}) => {
    const body = { tournament_id: league.first, golfer_id: 5, round: 1, holes, manual: 1 as const, reason: 'Seen at the course', ...over };
    return league.call('POST ad/golf_set_holes', { as: league.as.carl, body });
  };
  const say = (status: '' | 'SUSPENDED' | 'CANCELLED' | 'FINAL', confirm?: 0 | 1) => {
    const body = { tournament_id: league.first, status, reason: 'As the tour says', ...(confirm !== undefined && { confirm }) };
    return league.call('POST ad/golf_set_status', { as: league.as.carl, body });
  };
  const console = async () => {
    const { data } = await league.call('GET golf/ad', { as: league.as.carl, query: {} });
    return data!.tournaments.data.find(({ ID }) => ID === league.first)?.status;
  };
  const board = async () => (await league.page('carl', { tid: league.first })).config.data[0]?.status;

  it('takes no scores and no last word before the first tee, and changes nothing', async () => {
    const before = await league.page('carl', { tid: league.first });
    expect(await setHoles()).toMatchObject({ status: 409, error: { code: 'not_started' } });
    expect(await setHoles({ confirm: 1 })).toMatchObject({ error: { code: 'not_started' } });
    expect(await say('FINAL', 1)).toMatchObject({
      error: { code: 'not_started', message: 'This tournament has not begun. Nothing was changed.' },
    });
    const after = await league.page('carl', { tid: league.first });
    expect([after.config, after.leaderboard, after.scores]).toEqual([before.config, before.leaderboard, before.scores]);
    league.clock.set(FIRST_TEE);
    expect((await setHoles()).status).toBe(200);
  });

  it('takes no round after the cut of who missed it, until he is set back in', async () => {
    league.clock.set(FIRST_TEE + 50 * HOUR);
    await league.play(league.first, [...wholeRound(1, () => roundOf(0)), ...wholeRound(2, () => roundOf(0)), aCard(1, 3, [0])]);
    await league.leave(league.first, 5, 'CUT');
    const total = async () =>
      (await league.page('carl', { tid: league.first })).leaderboard.data.find(({ Golfer_ID }) => Golfer_ID === 5)?.Score;
    const before = await total();
    expect(await setHoles({ round: 3 })).toMatchObject({
      error: {
        code: 'golfer_out',
        message: 'Golfer 005 missed the cut. To set round 3, set the golfer back in first. Nothing was changed.',
      },
    });
    expect(await total()).toBe(before);
    const body = { tournament_id: league.first, golfer_id: 5, status: 'IN' as const, reason: 'The tour was wrong' };
    expect((await league.call('POST ad/golf_set_golfer', { as: league.as.carl, body })).status).toBe(200);
    expect((await setHoles({ round: 3 })).status).toBe(200);
  });

  it('asks before it ends or calls off a tournament that is on, and does it on a yes', async () => {
    league.clock.set(FIRST_TEE + HOUR);
    await league.play(league.first, [aCard(1, 1, [0])]);
    for (const status of ['FINAL', 'CANCELLED'] as const) {
      expect(await say(status, 0)).toMatchObject({ status: 409, error: { code: 'confirm_needed', message: expect.stringMatching(/\?$/) } });
      expect(await board()).toBe('IN_PROGRESS');
    }
    expect((await say('CANCELLED', 1)).status).toBe(200);
    expect(await board()).toBe('CANCELLED');
    await league.settle();
    expect(await say('', 1)).toMatchObject({ error: { code: 'conflict' } });
  });

  it('has one status on the console and on the board, all through a tournament', async () => {
    const rounds = (...of: number[]) => of.flatMap((round) => wholeRound(round, (id) => roundOf(id % 3)));
    const steps: readonly (readonly [number, () => Promise<unknown>, string])[] = [
      [-24, async () => undefined, 'NOT_STARTED'],
      [-2, () => say('SUSPENDED', 1), 'SUSPENDED'],
      [-1, () => say(''), 'NOT_STARTED'],
      [0, async () => undefined, 'NOT_STARTED'],
      [1, () => league.play(league.first, [aCard(1, 1, [0])]), 'IN_PROGRESS'],
      [2, () => say('SUSPENDED'), 'SUSPENDED'],
      [3, () => say(''), 'IN_PROGRESS'],
      [9, () => league.play(league.first, rounds(1)), 'ROUND_COMPLETE'],
      [24, () => league.play(league.first, [aCard(1, 2, [0])]), 'IN_PROGRESS'],
      [80, () => league.play(league.first, rounds(2, 3, 4)), 'ROUND_COMPLETE'],
      [81, () => say('FINAL'), 'ROUND_COMPLETE'],
      [83, () => league.settle(), 'OFFICIAL'],
    ];
    for (const [hours, act, status] of steps) {
      league.clock.set(FIRST_TEE + hours * HOUR);
      await act();
      expect([hours, await console(), await board()]).toEqual([hours, status, status]);
    }
  });
});
