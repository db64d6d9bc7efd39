import { correctResult } from '../../testing/correct-result';
import { describeSite } from '../../testing/engines';
import { FIRST_TIP, OVER, squaresLeague, type SquaresLeague } from './testing/squares-league';

describeSite('squares, when results change', (engine) => {
  let league: SquaresLeague;
  beforeEach(async () => {
    league = await squaresLeague(engine);
    await league.bracket();
    await league.fillUp();
  });
  const game = async (key: string) => (await league.page('ann')).events.data.find((one) => one.game === key);
  const changes = async () => (await league.page('ann')).changes.data;
  const paid = async () => (await league.page('ann')).payouts.data.reduce((sum, one) => sum + one.paid, 0);
  const correct = async (key: string, score1: number, score2: number) =>
    correctResult(league, league.as.carl, {
      id: (await game(key))!.ID,
      state: 'final',
      score1,
      score2,
      manual: 1,
      reason: 'the book says so',
    });
  const walkover = async (key: string, winner: 0 | 1 | 2, reason = 'a team is ill', who: 'ann' | 'carl' = 'carl') =>
    league.call('POST bbsquares/walkover', {
      as: league.as[who],
      body: { contest_id: league.contest, event_id: (await game(key))!.ID, winner, reason },
    });

  it('derives the board anew from a corrected score and says so, after the end too', async () => {
    await league.at(OVER);
    const final = (await game('r6g1'))!;
    expect([await changes(), await paid()]).toEqual([[], 1000]);
    const [score1, score2] = final.score1! > final.score2! ? [final.score1! + 1, final.score2!] : [final.score1!, final.score2! + 1];
    expect((await correct('r6g1', score1, score2)).status).toBe(200);
    expect(await changes()).toEqual([
      {
        ID: expect.any(Number) as number,
        game: 'r6g1',
        teams: `${final.team1}–${final.team2}`,
        was: `${final.score1}–${final.score2}`,
        became: `${score1}–${score2}`,
        at: new Date(OVER).toISOString(),
        by: 'Carl',
        reason: 'the book says so',
        late: 1,
      },
    ]);
    expect((await game('r6g1'))!.x_score).toBe(Math.max(score1, score2) % 10);
    expect(await paid()).toBe(1000);
    // The same score again is no change.
    await correct('r6g1', score1, score2);
    expect(await changes()).toHaveLength(1);
  });

  it('lets the draw stand when a score that it came from is corrected, and says how many were', async () => {
    await league.at(FIRST_TIP - 6 * 3_600_000);
    const before = await league.page('ann');
    const source = before.events.data.find((one) => one.game === 'r0g4')!;
    await correct('r0g4', source.score1! + 10, source.score2! + 10);
    const after = await league.page('ann');
    expect([before.config.data[0]!.corrected_sources, after.config.data[0]!.corrected_sources]).toEqual([0, 1]);
    expect(after.squares.data.map(({ x_score, y_score }) => [x_score, y_score])).toEqual(
      before.squares.data.map(({ x_score, y_score }) => [x_score, y_score]),
    );
    expect(await changes()).toMatchObject([{ game: 'r0g4', late: 0, by: 'Carl' }]);
  });

  it('lets a team go on without playing: by site administrators, with a reason, what it pays rolls over', async () => {
    await league.at(FIRST_TIP - 3_600_000);
    expect((await walkover('r1g1', 2, 'a team is ill', 'ann')).error?.code).toBe('forbidden');
    expect((await walkover('r1g1', 2, 'x')).error?.code).toBe('reason_required');
    expect((await walkover('r0g1', 2)).error).toMatchObject({
      code: 'conflict',
      message: 'This game was played. Correct its score instead.',
    });
    expect((await walkover('r1g1', 0)).error?.code).toBe('conflict');
    const { team1, team2 } = (await game('r1g1'))!;
    expect((await walkover('r1g1', 2)).status).toBe(200);
    expect((await walkover('r1g1', 2)).error?.code).toBe('conflict');
    expect(await game('r1g1')).toMatchObject({ state: 'cancelled', status: `Walk-over: ${team2} go on`, score1: null, entry_id: 0 });
    expect(await changes()).toMatchObject([
      { game: 'r1g1', was: 'not played', became: `Walk-over: ${team2} go on`, reason: 'a team is ill' },
    ]);
    const rolled = (await league.page('ann')).events.data.filter((one) => one.rolled > 0);
    expect(rolled).toMatchObject([{ rolled: 8, amount: 16 }]);
    // The other of the pair, then the game back.
    expect((await walkover('r1g1', 1)).status).toBe(200);
    expect((await game('r1g1'))!.status).toBe(`Walk-over: ${team1} go on`);
    expect((await walkover('r1g1', 0, 'they play after all')).status).toBe(200);
    expect(await game('r1g1')).toMatchObject({ state: 'scheduled', status: '' });
    expect(await changes()).toHaveLength(3);
    await league.at(OVER);
    expect([await paid(), (await game('r1g1'))!.state]).toEqual([1000, 'final']);
  });

  it('keeps who went on once the next game has begun, and pays the pot with a walk-over too', async () => {
    await league.at(FIRST_TIP - 3_600_000);
    const { team1 } = (await game('r1g1'))!;
    await walkover('r1g1', 1);
    await league.at(OVER);
    expect((await game('r2g1'))!.team1).toBe(team1);
    expect((await walkover('r1g1', 0)).error).toMatchObject({ message: 'The next game has begun with who went on.' });
    expect(await paid()).toBe(1000);
  });

  it('shows what settings would pay before they are saved, by the rule that pays', async () => {
    const preview = (body: object, who: 'ann' | 'carl' = 'carl') =>
      league.call('POST bbsquares/preview_settings', { as: league.as[who], body: { contest_id: league.contest, ...body } });
    const amounts = [0, 90, 100, 220, 360, 560, 1200];
    expect((await preview({ amounts }, 'ann')).error?.code).toBe('forbidden');
    expect((await preview({ amounts: [0, 90, 120, 220, 360, 560, 1200] })).error).toMatchObject({
      message: 'All games together must pay 100% of the pot; these pay 103.2%.',
    });
    const { data } = await preview({ amounts, points_per_square: 9 });
    expect(data).toMatchObject({ Pot: 900, full: 900 });
    const shown = (await league.page('ann')).payouts.data;
    expect(shown.map(({ amount }) => amount)).toEqual([0, 8, 12, 22, 36, 56, 120]);
    await league.call('POST bbsquares/settings', {
      as: league.as.carl,
      body: { contest_id: league.contest, amounts, points_per_square: 9 },
    });
    expect((await league.page('ann')).payouts.data.map(({ amount }) => amount)).toEqual(data!.rounds.data.map(({ amount }) => amount));
  });

  it('tells players by mail whose unpaid squares were released', async () => {
    await league.call('POST bbsquares/paid', {
      as: league.as.carl,
      body: { contest_id: league.contest, entry_id: league.entries.ann, paid: 1 },
    });
    const release = () => league.call('POST bbsquares/release_unpaid', { as: league.as.carl, body: { contest_id: league.contest } });
    expect((await release()).data).toEqual({ result: 'success', count: 50 });
    const mails = () => league.db.read((tx) => tx.selectFrom('mail_outbox').select(['user_id', 'subject', 'body_text']).execute());
    expect(await mails()).toEqual([
      {
        user_id: league.users.bob,
        subject: 'Squares of Bob on Oak Street are free again',
        body_text: expect.stringContaining('50 squares of Bob'),
      },
    ]);
    expect((await release()).data).toEqual({ result: 'success', count: 0 });
    expect(await mails()).toHaveLength(1);
  });
});
