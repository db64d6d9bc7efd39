import { correctResult } from '../../testing/correct-result';
import { describeByTurns } from '../../testing/engines';
import { isComplete } from './board/digits.rules';
import { commitOf, drawNumbers } from './board/protocol';
import { FIRST_TIP, LOCK, OVER, squaresLeague, type SquaresLeague } from './testing/squares-league';

const square = (x_pos: number, y_pos: number, entry_id: number, reason?: string) => ({
  type: 'square' as const,
  x_pos,
  y_pos,
  entry_id,
  ...(reason ? { reason } : {}),
});

describeByTurns('squares, run by administrators', (engine) => {
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
      message: 'The numbers were drawn. None is typed over them.',
    });
  });

  it('tells the seed nowhere before the draw: in no answer, no log and no line of the activity log', async () => {
    await league.bracket();
    await fillUp();
    const { seed } = await league.db.read((tx) =>
      tx.selectFrom('squares_boards').select('seed').where('contest_id', '=', league.contest).executeTakeFirstOrThrow(),
    );
    const answers: string[] = [];
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
        answers.push((await get(url)).body);
    }
    const { data } = await admin('share', { on: 1 });
    answers.push((await league.inject({ url: (data as { path: string }).path })).body);
    const log = await league.db.read((tx) => tx.selectFrom('activity').selectAll().execute());
    const everything = [...answers, JSON.stringify(log), ...league.logged].join('\n');
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
    for (const { ID } of games) await correctResult(league, league.as.carl, { id: ID, state: 'scheduled', manual: 1 });
    await league.at(FIRST_TIP - 6 * 60_000);
    expect(await config()).toMatchObject({ state: 'locked' });
    await league.at(FIRST_TIP - 5 * 60_000);
    expect(await config()).toMatchObject({ state: 'drawn', level: 'B', drawn_from: '' });
    const { draw } = (await league.call('GET bbsquares/draw', { as: league.as.ann, query: { contest_id: league.contest } })).data!;
    expect(draw).toMatchObject({ games: [], level: 'B' });
    expect(draw!.missing).toHaveLength(2);
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
    expect(error).toMatchObject({ code: 'bad_input', message: expect.stringContaining('99%') as string });
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
    expect((await league.half('carl', { event_id: first.ID, score1: 30, score2: null })).error?.code).toBe('bad_input');
    expect((await league.half('carl', { event_id: first.ID, score1: null, score2: null })).status).toBe(200);
    expect((await league.page('ann')).events.data.find(({ game }) => game === 'r1g1')).toMatchObject({ half: '', half_amount: 0 });
  });
});
