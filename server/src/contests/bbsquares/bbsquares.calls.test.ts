import { describeByTurns } from '../../testing/engines';
import { LOCK, OVER, SELECTION, squaresLeague, YEAR, type SquaresLeague } from './testing/squares-league';

const square = (x_pos: number, y_pos: number, entry_id: number, reason?: string) => ({
  type: 'square' as const,
  x_pos,
  y_pos,
  entry_id,
  ...(reason ? { reason } : {}),
});

describeByTurns('squares', (engine) => {
  let league: SquaresLeague;
  beforeEach(async () => {
    league = await squaresLeague(engine);
  });
  const ann = () => league.entries.ann;
  const bob = () => league.entries.bob;
  const code = async (answer: ReturnType<SquaresLeague['save']>) => (await answer).error?.code ?? 'success';
  const admin = <K extends 'lock' | 'reopen' | 'settings' | 'paid' | 'release_unpaid' | 'void_draw' | 'another' | 'share'>(
    call: K,
    body: object = {},
    who: 'ann' | 'carl' = 'carl',
  ) => league.call(`POST bbsquares/${call}`, { as: league.as[who], body: { contest_id: league.contest, ...body } as never });
  const config = async () => (await league.page('ann')).config.data[0]!;
  const squareOf = async (x: number, y: number) => (await league.page('bob')).squares.data.find(({ ID }) => ID === 10 * y + x)!;
  const fillUp = () => league.fillUp();

  it('is open without a bracket: 100 free squares, no numbers, a sealed seed', async () => {
    const page = await league.page('ann');
    expect(page.config.data[0]).toMatchObject({
      year: YEAR,
      contest_ids: String(league.contest),
      my_entry_name: 'Ann Ames',
      state: 'open',
      lock_at: '',
      Bracket: 0,
      level: '',
      Pot: 0,
      isAdmin: 0,
      claimed: 0,
    });
    expect(page.config.data[0]!.commit).toMatch(/^[0-9a-f]{64}$/);
    expect(page.squares.data).toHaveLength(100);
    expect(
      page.squares.data.every(
        (one) => one.ID === 10 * one.y_pos + one.x_pos && one.entry_id === 0 && one.x_score === null && one.y_score === null,
      ),
    ).toBe(true);
    expect(page.payouts.data.map(({ games }) => games)).toEqual([0, 32, 16, 8, 4, 2, 1]);
  });

  it('lets players claim and release their own squares, up to their limit', async () => {
    await admin('settings', { max_squares: 2 });
    expect(await code(league.save('ann', square(3, 4, ann())))).toBe('success');
    expect(await code(league.save('ann', square(3, 4, ann())))).toBe('success');
    expect(await squareOf(3, 4)).toMatchObject({ entry_id: ann(), entry_name: 'Ann Ames', by: '' });
    expect((await league.save('bob', square(3, 4, bob()))).error).toMatchObject({ code: 'conflict', message: 'Ann Ames took it first.' });
    expect((await league.save('bob', square(3, 4, 0))).error).toMatchObject({ code: 'forbidden' });
    expect(await code(league.save('ann', square(4, 4, bob())))).toBe('not_found');
    expect(await code(league.save('ann', square(5, 4, ann())))).toBe('success');
    expect((await league.save('ann', square(6, 4, ann()))).error).toMatchObject({ code: 'conflict', message: '2 of 2 squares are yours.' });
    expect(await code(league.save('ann', square(3, 4, 0)))).toBe('success');
    expect(await config()).toMatchObject({ claimed: 1, Pot: 10 });
    await admin('settings', { max_squares: 0 });
    expect(await code(league.save('ann', square(6, 4, ann())))).toBe('forbidden');
    expect(await code(league.save('dan', square(6, 4, ann())))).toBe('not_found');
  });

  it('gives one square to one of 30 that claim it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => league.save(index % 2 ? 'ann' : 'bob', square(7, 7, index % 2 ? ann() : bob()))),
    );
    const won = (await squareOf(7, 7)).entry_id;
    // Whoever holds it may say so again; the other is refused each time.
    for (const [index, { error }] of answers.entries())
      expect(error?.code).toBe((index % 2 ? ann() : bob()) === won ? undefined : 'conflict');
    const log = await league.db.read((tx) =>
      tx.selectFrom('activity').select('action').where('action', '=', 'bbsquares.square_claimed').execute(),
    );
    expect(log).toHaveLength(1);
  });

  it('claims squares at random, all or none', async () => {
    const random = (count: number) =>
      league.call('POST bbsquares/claim_random', { as: league.as.ann, body: { contest_id: league.contest, entry_id: ann(), count } });
    expect((await random(11)).error?.code).toBe('conflict');
    expect((await random(4)).status).toBe(200);
    expect(await config()).toMatchObject({ claimed: 4 });
    expect((await random(7)).error?.code).toBe('conflict');
    expect(await config()).toMatchObject({ claimed: 4 });
  });

  it('is full with all squares claimed, and open again after a release', async () => {
    await fillUp();
    expect(await config()).toMatchObject({ state: 'full', claimed: 100, Pot: 1000 });
    expect(await squareOf(0, 0)).toMatchObject({ by: 'Carl' });
    await league.save('ann', square(1, 0, 0));
    expect(await config()).toMatchObject({ state: 'open', claimed: 99, Pot: 990 });
  });

  it('closes by itself with the last evening of the First Four, by the clock alone', async () => {
    await league.bracket();
    expect(await config()).toMatchObject({ lock_at: new Date(LOCK).toISOString(), Bracket: 1 });
    league.clock.set(LOCK - 1);
    expect(await code(league.save('ann', square(0, 0, ann())))).toBe('success');
    league.clock.set(LOCK);
    expect((await league.save('ann', square(1, 0, ann()))).error).toMatchObject({
      code: 'board_locked',
      message: 'Squares closed Wed, Mar 18, 6:40 PM Eastern.',
    });
    expect(await code(league.save('ann', square(0, 0, 0)))).toBe('board_locked');
    expect(await config()).toMatchObject({ state: 'locked' });
    const word = await league.call('POST bbsquares/word', {
      as: league.as.ann,
      body: { contest_id: league.contest, entry_id: ann(), word: 'late' },
    });
    expect(word.error?.code).toBe('board_locked');
  });

  it('shares a board by a link without an account, and takes the link back', async () => {
    await league.save('ann', square(0, 0, ann()));
    expect((await admin('share', { on: 1 }, 'ann')).error?.code).toBe('forbidden');
    const { path } = (await admin('share', { on: 1 })).data as { path: string };
    expect(path).toMatch(/^\/share\/squares\/[\w-]{43}$/);
    const shared = await league.inject({ url: path });
    expect([shared.statusCode, shared.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(shared.body).toContain('Ann Ames');
    for (const secret of ['example.org', 'smack', 'paid', '<script']) expect(shared.body).not.toContain(secret);
    expect((await league.inject({ url: `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}` })).statusCode).toBe(404);
    await admin('share', { on: 0 });
    expect((await league.inject({ url: path })).statusCode).toBe(404);
  });

  it('tells home what is to do, and what it is worth afterwards', async () => {
    await league.bracket();
    const home = async () => (await league.call('GET utils/home', { as: league.as.ann, query: {} })).data!.contests.data[0]!;
    expect(await home()).toMatchObject({
      contest: 'bbSquares',
      pool: 'Oak Street',
      action: 'Claim squares',
      next: new Date(LOCK).toISOString(),
      state: '0 squares',
    });
    await fillUp();
    expect(await home()).toMatchObject({ action: '', state: '50 squares', note: 'Full' });
    await league.at(OVER);
    expect(await home()).toMatchObject({
      note: 'Over',
      rank: expect.any(Number) as number,
      state: expect.stringMatching(/wins, \d+ points/) as string,
    });
  });

  it('counts wins and digits over the years', async () => {
    await league.bracket();
    await fillUp();
    await league.at(OVER);
    const { data } = await league.call('GET bbsquares/history', { as: league.as.ann, query: { contest_id: league.contest } });
    expect([data!.years, data!.wins.reduce((sum, n) => sum + n, 0), data!.pairs.reduce((sum, n) => sum + n, 0)]).toEqual([[YEAR], 63, 67]);
    expect(data!.rounds.data.map(({ games }) => games)).toEqual([4, 32, 16, 8, 4, 2, 1]);
  });

  it('answers a full board in at most 6 kB, and one result in at most 600 B', async () => {
    await league.bracket();
    await fillUp();
    const SEMIFINAL = Date.parse('2026-04-04T23:00:00Z');
    await league.at(SEMIFINAL);
    const get = (url: string) => league.inject({ url, headers: { authorization: league.as.ann, 'accept-encoding': 'br' } });
    const whole = await get(`/api/v1/bbsquares/pagedata?contest_id=${league.contest}`);
    expect(whole.rawPayload.length).toBeLessThanOrEqual(6000);
    const plain = await league.inject({
      url: `/api/v1/bbsquares/pagedata?contest_id=${league.contest}`,
      headers: { authorization: league.as.ann },
    });
    await league.at(SEMIFINAL + 2.4 * 3_600_000);
    const live = (await league.inject({ url: plain.json<{ __delta: string }>().__delta, headers: { authorization: league.as.ann } })).json<{
      __delta: string;
    }>().__delta;
    const game = (await league.page('ann')).events.data.find(({ state }) => state === 'in_progress')!;
    await league.call('POST ad/set_game', {
      as: league.as.carl,
      body: { id: game.ID, state: 'final', score1: 84, score2: 79, status: 'Final', time_left: '0:00', manual: 1 },
    });
    const delta = await get(live);
    expect(delta.rawPayload.length).toBeLessThanOrEqual(600);
    expect(delta.rawPayload.length).toBeGreaterThan(50);
  });
});

describe('the lock of 2026', () => {
  it('is the Wednesday after Selection Sunday', () => expect(LOCK - SELECTION).toBe(3 * 86_400_000 + 2_400_000));
});
