import { describeEachEngine } from '../../testing/engines';
import { isComplete } from './board/digits.rules';
import { commitOf, drawNumbers } from './draw/protocol';
import { FIRST_TIP, LOCK, OVER, SELECTION, squaresLeague, YEAR, type SquaresLeague } from './testing/squares-league';

const square = (x_pos: number, y_pos: number, entry_id: number, reason?: string) => ({
  type: 'square' as const,
  x_pos,
  y_pos,
  entry_id,
  ...(reason ? { reason } : {}),
});

describeEachEngine('squares', (engine) => {
  let league: SquaresLeague;
  beforeEach(async () => {
    league = await squaresLeague(engine);
  });
  const ann = () => league.entries.ann;
  const bob = () => league.entries.bob;
  const code = async (answer: ReturnType<SquaresLeague['save']>) => (await answer).error?.code ?? 'success';
  const admin = <K extends 'lock' | 'reopen' | 'settings' | 'paid' | 'release_unpaid' | 'void_draw' | 'another' | 'share' | 'halftime'>(
    call: K,
    body: object = {},
    who: 'ann' | 'carl' = 'carl',
  ) => league.call(`POST bbsquares/${call}`, { as: league.as[who], body: { contest_id: league.contest, ...body } as never });
  const config = async () => (await league.page('ann')).config.data[0]!;
  const squareOf = async (x: number, y: number) => (await league.page('bob')).squares.data.find(({ ID }) => ID === 10 * y + x)!;
  /** All hundred squares, by turns Ann's and Bob's, given by the administrator. */
  const fillUp = async () => {
    for (let place = 0; place < 100; place += 1)
      await league.save('carl', square(place % 10, Math.floor(place / 10), place % 2 ? ann() : bob()));
  };

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

  it('is closed and opened again by administrators, with a reason', async () => {
    await league.bracket();
    expect((await admin('lock', {}, 'ann')).error?.code).toBe('forbidden');
    expect((await admin('lock')).status).toBe(200);
    expect((await admin('lock')).error?.code).toBe('conflict');
    expect(await code(league.save('ann', square(0, 0, ann())))).toBe('board_locked');
    expect((await admin('reopen', { reason: 'no' })).error?.code).toBe('reason_required');
    expect((await admin('reopen', { reason: 'Gus was late', lock_at: new Date(FIRST_TIP + 1).toISOString() })).error?.code).toBe(
      'bad_input',
    );
    expect((await admin('reopen', { reason: 'Gus was late' })).status).toBe(200);
    expect(await config()).toMatchObject({ state: 'open', lock_at: new Date(LOCK).toISOString() });
    league.clock.set(LOCK + 1);
    expect((await admin('reopen', { reason: 'Gus was late' })).error?.code).toBe('bad_input');
    expect((await admin('reopen', { reason: 'Gus was late', lock_at: new Date(LOCK + 3_600_000).toISOString() })).status).toBe(200);
    expect(await config()).toMatchObject({ state: 'open' });
  });

  it('draws from the scores that were played after the lock, in a way that everybody can repeat', async () => {
    await league.bracket();
    await fillUp();
    for (const [who, word] of [
      ['ann', 'bread'],
      ['bob', 'butter'],
    ] as const)
      await league.call('POST bbsquares/word', {
        as: league.as[who],
        body: { contest_id: league.contest, entry_id: league.entries[who], word },
      });
    const before = await league.page('ann');
    expect(before.words.data).toEqual([{ ID: ann(), word: 'bread' }]);
    await league.at(LOCK);
    expect((await league.page('ann')).words.data).toHaveLength(2);
    const names = (await config()).drawn_from.split(', ');
    expect(names).toHaveLength(2);
    await league.at(LOCK + 3 * 3_600_000);
    expect(await config()).toMatchObject({ state: 'locked', level: '' });
    await league.at(LOCK + 5.5 * 3_600_000);
    expect(await config()).toMatchObject({
      state: 'drawn',
      level: 'A',
      commit: before.config.data[0]!.commit,
      drawn_from: names.join(', '),
    });
    const { draw, sealed, voided } = (await league.call('GET bbsquares/draw', { as: league.as.bob, query: { contest_id: league.contest } }))
      .data!;
    expect([voided, sealed.commit]).toEqual([[], draw!.commit]);
    expect(commitOf(draw!.board, draw!.seed)).toBe(draw!.commit);
    expect(drawNumbers(draw!)).toEqual({ hashes: draw!.hashes, columns: draw!.columns, rows: draw!.rows });
    expect(draw!.games.map(({ game }) => game)).toEqual(['r0g3', 'r0g4']);
    expect(draw!.words.map(({ word }) => word)).toEqual(['bread', 'butter']);
    const page = await league.page('ann');
    expect(page.squares.data.slice(0, 10).map(({ x_score }) => x_score)).toEqual(draw!.columns);
    expect(page.squares.data.filter(({ x_pos }) => x_pos === 0).map(({ y_score }) => y_score)).toEqual(draw!.rows);
    expect((await league.save('carl', { type: 'column', pos: 0, score: 3 })).error).toMatchObject({
      code: 'conflict',
      message: 'Numbers were drawn. Void the draw first, with a reason.',
    });
  });

  it('tells the seed nowhere before the draw: in no answer, no log and no line of the activity log', async () => {
    await league.bracket();
    await fillUp();
    const { seed } = await league.db.read((tx) =>
      tx.selectFrom('squares_boards').select('seed').where('contest_id', '=', league.contest).executeTakeFirstOrThrow(),
    );
    const told: string[] = [];
    for (const who of ['ann', 'carl'] as const) {
      const get = (url: string) => league.inject({ url: `/api/v1/${url}`, headers: { authorization: league.as[who] } });
      for (const url of [
        'bbsquares/pagedata',
        `bbsquares/draw?contest_id=${league.contest}`,
        `bbsquares/history?contest_id=${league.contest}`,
        'utils/home',
        'ad/pagedata',
        'registry.json',
        `bbsquares/share?contest_id=${league.contest}`,
      ])
        told.push((await get(url)).body);
    }
    const { data } = await admin('share', { on: 1 });
    told.push((await league.inject({ url: (data as { path: string }).path })).body);
    const log = await league.db.read((tx) => tx.selectFrom('activity').selectAll().execute());
    const everything = [...told, JSON.stringify(log), ...league.logged].join('\n');
    expect(everything).toContain((await config()).commit);
    expect(everything).not.toContain(seed);
    await league.at(FIRST_TIP - 6 * 3_600_000);
    const { draw } = (await league.call('GET bbsquares/draw', { as: league.as.ann, query: { contest_id: league.contest } })).data!;
    expect(draw!.seed).toBe(seed);
  });

  it('draws from the seed and the words alone where the scores do not come in time, and says so', async () => {
    await league.bracket();
    await league.save('ann', square(0, 0, ann()));
    const games = (await league.page('ann')).events.data.filter(({ round }) => round === 0);
    for (const { ID } of games)
      await league.call('POST ad/set_game', { as: league.as.carl, body: { id: ID, state: 'scheduled', manual: 1 } });
    await league.at(FIRST_TIP - 6 * 60_000);
    expect(await config()).toMatchObject({ state: 'locked' });
    await league.at(FIRST_TIP - 5 * 60_000);
    expect(await config()).toMatchObject({ state: 'drawn', level: 'B', drawn_from: '' });
    const { draw } = (await league.call('GET bbsquares/draw', { as: league.as.ann, query: { contest_id: league.contest } })).data!;
    expect(draw).toMatchObject({ games: [], level: 'B' });
    expect(draw!.missing).toHaveLength(2);
  });

  it('throws a draw away with a reason, keeps it for all to see, and draws anew at once with a new seed', async () => {
    await league.bracket();
    await fillUp();
    await league.at(FIRST_TIP - 6 * 3_600_000);
    const first = (await config()).commit;
    expect((await admin('void_draw', { reason: 'x' })).error?.code).toBe('reason_required');
    expect((await admin('void_draw', { reason: 'Bob saw the seed' })).status).toBe(200);
    const { draw, voided } = (await league.call('GET bbsquares/draw', { as: league.as.ann, query: { contest_id: league.contest } })).data!;
    expect(voided).toHaveLength(1);
    expect(voided[0]).toMatchObject({ by: 'Carl', reason: 'Bob saw the seed', draw: { commit: first } });
    expect(draw).toMatchObject({ level: 'B', games: [] });
    expect(draw!.commit).not.toBe(first);
    await league.at(FIRST_TIP);
    expect((await admin('void_draw', { reason: 'too late' })).error?.code).toBe('board_locked');
  });

  it('takes typed numbers from administrators alone; the first closes the board, one that is there changes places', async () => {
    await league.bracket();
    expect(await code(league.save('ann', { type: 'column', pos: 0, score: 3 }))).toBe('forbidden');
    for (const wrong of [
      { type: 'column' as const, pos: 10, score: 1 },
      { type: 'row' as const, pos: 0, score: 12 },
      { type: 'row' as const, pos: 0, score: 1.5 },
    ])
      expect(await code(league.save('carl', wrong))).toBe('bad_input');
    await league.save('carl', { type: 'column', pos: 0, score: 3 });
    expect(await config()).toMatchObject({ state: 'locked', level: 'C', typed_by: 'Carl' });
    await league.save('carl', { type: 'column', pos: 5, score: 3 });
    expect((await squareOf(0, 0)).x_score).toBeNull();
    expect((await squareOf(5, 0)).x_score).toBe(3);
    await league.at(FIRST_TIP - 1);
    expect(await config()).toMatchObject({ state: 'locked', level: 'C' });
    for (let pos = 0; pos < 10; pos += 1)
      for (const type of ['column', 'row'] as const) await league.save('carl', { type, pos, score: (pos + 4) % 10 });
    expect(await config()).toMatchObject({ state: 'drawn', level: 'C' });
    await league.at(FIRST_TIP);
    expect(await code(league.save('carl', { type: 'row', pos: 0, score: 5 }))).toBe('reason_required');
    expect(await code(league.save('carl', { type: 'row', pos: 0, score: 5, reason: 'read wrong' }))).toBe('success');
    const page = await league.page('ann');
    const axis = (key: 'x_score' | 'y_score') =>
      page.squares.data.filter(({ x_pos, y_pos }) => (key === 'x_score' ? y_pos : x_pos) === 0).map((one) => one[key]);
    expect(isComplete({ columns: axis('x_score'), rows: axis('y_score') })).toBe(true);
  });

  it('lets administrators give squares, with a reason once there are numbers, which stands on the square', async () => {
    await league.bracket();
    await league.save('ann', square(2, 2, ann()));
    await league.at(LOCK + 1);
    expect(await code(league.save('carl', square(2, 2, bob())))).toBe('success');
    expect(await squareOf(2, 2)).toMatchObject({ entry_id: bob(), by: 'Carl', reason: '' });
    await league.at(FIRST_TIP + 60_000);
    expect(await code(league.save('carl', square(2, 2, ann())))).toBe('reason_required');
    expect(await code(league.save('carl', square(2, 2, ann(), 'Bob had eleven')))).toBe('success');
    expect(await squareOf(2, 2)).toMatchObject({ entry_id: ann(), by: 'Carl', reason: 'Bob had eleven' });
    await league.at(OVER);
    expect(await code(league.save('carl', square(2, 2, bob(), 'after the end')))).toBe('board_locked');
  });

  it('refuses payouts that do not add up, naming the sum, and changes nothing then', async () => {
    const { error } = await admin('settings', { amounts: [0, 80, 120, 220, 360, 560, 1100], max_squares: 3 });
    expect(error).toMatchObject({ code: 'bad_input', message: expect.stringContaining('99 %') as string });
    expect(await config()).toMatchObject({ max_squares: 10 });
    expect((await admin('settings', { playins: 1 })).status).toBe(200);
    expect((await league.page('ann')).payouts.data.map(({ games }) => games)).toEqual([4, 32, 16, 8, 4, 2, 1]);
    await league.bracket();
    await league.at(FIRST_TIP);
    expect((await admin('settings', { max_squares: 3 })).error?.code).toBe('board_locked');
  });

  it('shows who has paid to administrators and to the entry itself, and releases what is not paid', async () => {
    await league.save('ann', square(0, 0, ann()));
    await league.save('bob', square(1, 0, bob()));
    await admin('paid', { entry_id: ann(), paid: 1 });
    expect((await league.page('ann')).paid.data).toEqual([{ ID: ann(), owed: 10, paid: 1 }]);
    expect((await league.page('bob')).paid.data).toEqual([{ ID: bob(), owed: 10, paid: 0 }]);
    expect((await league.page('carl')).paid.data).toHaveLength(2);
    expect((await admin('paid', { entry_id: bob(), paid: 1 }, 'ann')).error?.code).toBe('forbidden');
    expect((await admin('release_unpaid')).data).toEqual({ result: 'success', count: 1 });
    expect(await config()).toMatchObject({ claimed: 1 });
  });

  it('opens another board with the same settings', async () => {
    await admin('settings', { points_per_square: 25, max_squares: 4 });
    const { data } = await admin('another');
    const { data: page } = await league.call('GET bbsquares/pagedata', {
      as: league.as.carl,
      query: { contest_id: (data as { id: number }).id },
    });
    expect(page!.config.data[0]).toMatchObject({ contest_name: 'Oak Street 2', points_per_square: 25, max_squares: 4, claimed: 0 });
    expect(page!.config.data[0]!.commit).not.toBe((await config()).commit);
  });

  it('pays half-time where the board says so, from scores that are shown or typed in', async () => {
    await league.bracket();
    await fillUp();
    await admin('settings', { halftime_pct: 50 });
    await league.at(OVER);
    const page = await league.page('ann');
    const paid = page.payouts.data.reduce((sum, one) => sum + one.paid, 0);
    expect(paid).toBe(1000);
    const first = page.events.data.find(({ game }) => game === 'r1g1')!;
    expect(first).toMatchObject({ amount: 8, half_amount: 4, half: expect.stringMatching(/^\d+-\d+$/) as string });
    expect((await admin('halftime', { event_id: first.ID, score1: 30, score2: null })).error?.code).toBe('bad_input');
    await admin('halftime', { event_id: first.ID, score1: null, score2: null });
    expect((await league.page('ann')).events.data.find(({ game }) => game === 'r1g1')).toMatchObject({ half: '', half_amount: 0 });
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
