import { newProofSite, type ProofSite } from '../../../ground/proof/proof-site';
import { correctResult } from '../../../testing/correct-result';
import { describeByTurns } from '../../../testing/engines';
import { putBackEntry } from '../../entries/entries.store';
import { contests as plugs } from '../../index';
import { openContests } from '../../open-contests';
import { logKeeper } from '../../proof/testing/log-keeper';
import { readSeed } from '../board/boards.store';
import { checkBoard } from '../testing/checked-board';
import { FIRST_TIP, LOCK, OVER, SELECTION, squaresLeague, type SquaresLeague } from '../testing/squares-league';

const HOUR = 3_600_000;

describeByTurns('the log of a squares board', (engine) => {
  let league: SquaresLeague;
  let proof: ProofSite;
  let look: () => Promise<string>;
  beforeEach(async () => {
    const db = await engine.open();
    const contests = openContests(db, plugs);
    proof = newProofSite();
    league = await squaresLeague({ ...engine, open: async () => db }, { contests, proof });
    look = logKeeper({ db, clock: league.clock, contests, proof }).look;
  });

  type Line = { kind: string; body: Record<string, unknown> };
  const texts = async () =>
    (await league.call('GET proof/log', { as: league.as.bob, query: { contest_id: league.contest } })).data?.lines ?? [];
  const lines = async () => (await texts()).map((line) => JSON.parse(line) as Line);
  const told = async (kind: string) => (await lines()).filter((line) => line.kind === kind).map(({ body }) => body);
  /** What the last look found is checked by the program that players have. */
  const checked = async () => {
    await look();
    await checkBoard(league.db, proof, league.contest, (await league.page('ann')).entries.data);
  };
  const at = async (now: number) => {
    await league.at(now);
    await checked();
  };
  const ok = async (answer: Promise<{ status: number; error?: { message: string } | undefined }>) =>
    expect(await answer).toMatchObject({ status: 200 });
  const claim = (who: 'ann' | 'bob', squares: number[]) =>
    ok(
      league.call('POST bbsquares/claim', {
        as: league.as[who],
        body: { contest_id: league.contest, entry_id: league.entries[who], squares },
      }),
    );
  const game = async (key: string) => (await league.page('ann')).events.data.find((one) => one.game === key);
  const asCarl = { as: '' };
  /** All hundred squares by the calls of the board. */
  const fillUp = async () => {
    const body = (entry_id: number, count: number) => ({ contest_id: league.contest, entry_id, count });
    await ok(league.call('POST bbsquares/claim_random', { ...asCarl, body: body(league.entries.ann, 50) }));
    await ok(league.call('POST bbsquares/claim_random', { ...asCarl, body: body(league.entries.bob, 50) }));
  };
  beforeEach(() => {
    asCarl.as = league.as.carl;
  });

  it('tells who claimed and released what, and what an administrator gave, each with what it was', async () => {
    await look();
    await claim('ann', [0, 1, 12]);
    await claim('bob', [2]);
    await ok(league.save('ann', { type: 'square', x_pos: 1, y_pos: 0, entry_id: 0 }));
    await ok(league.save('carl', { type: 'square', x_pos: 2, y_pos: 0, entry_id: league.entries.ann, reason: 'swapped' }));
    await ok(
      league.call('POST bbsquares/claim_random', {
        as: league.as.bob,
        body: { contest_id: league.contest, entry_id: league.entries.bob, count: 2 },
      }),
    );
    const [{ ann, bob }, all] = [league.entries, await lines()];
    expect(all.map(({ kind }) => kind)).toEqual(['began', 'board', 'claimed', 'claimed', 'released', 'claimed', 'claimed']);
    expect(all[0]?.body).toMatchObject({ slots: 0, entries: [{ entry: ann }, { entry: bob }] });
    expect(all[2]?.body).toEqual({
      entry: ann,
      squares: [
        [0, 0],
        [1, 0],
        [2, 1],
      ],
    });
    expect(all[4]?.body).toEqual({ squares: [[1, 0]] });
    expect(all[5]?.body).toEqual({ entry: ann, squares: [[2, 0]], by: 'admin', reason: 'swapped' });
    await ok(league.call('POST bbsquares/release_unpaid', { ...asCarl, body: { contest_id: league.contest } }));
    expect((await told('released')).at(-1)).toMatchObject({ by: 'admin', reason: 'not paid for', squares: { length: 5 } });
    await checked();
  });

  it('follows a board from its first claim to the final, the scores of its draw and half-time too', async () => {
    await look();
    await league.bracket();
    await ok(
      league.call('POST bbsquares/settings', { ...asCarl, body: { contest_id: league.contest, halftime_pct: 40, points_per_square: 7 } }),
    );
    await claim('ann', [4, 44]);
    await ok(
      league.call('POST bbsquares/word', {
        as: league.as.ann,
        body: { contest_id: league.contest, entry_id: league.entries.ann, word: 'soup' },
      }),
    );
    await ok(league.call('POST bbsquares/lock', { ...asCarl, body: { contest_id: league.contest } }));
    await ok(league.call('POST bbsquares/reopen', { ...asCarl, body: { contest_id: league.contest, reason: 'too soon' } }));
    await ok(
      league.call('POST bbsquares/claim_random', {
        ...asCarl,
        body: { contest_id: league.contest, entry_id: league.entries.bob, count: 60 },
      }),
    );
    const seed = await league.db.read((tx) => readSeed(tx, league.contest));
    await at(LOCK + HOUR);
    expect((await lines()).map(({ kind }) => kind).filter((kind) => /lock|open/.test(kind))).toEqual(['locked', 'reopened', 'locked']);
    expect((await texts()).join()).not.toContain(seed);
    await at(FIRST_TIP - 6 * HOUR);
    expect((await texts()).at(-1)).toContain(seed);
    expect(await told('drawn')).toMatchObject([
      { draw: { words: [{ word: 'soup' }], level: 'A', games: [{ game: 'r0g3' }, { game: 'r0g4' }] } },
    ]);
    await at(FIRST_TIP + 26 * HOUR);
    expect((await told('half')).length).toBeGreaterThan(10);
    await at(OVER);
    const final = (await game('r6g1'))!;
    await ok(
      correctResult(league, league.as.carl, {
        id: final.ID,
        state: 'final',
        score1: 101,
        score2: 99,
        manual: 1,
        reason: 'the book says so',
      }),
    );
    await ok(league.half('carl', { event_id: final.ID, score1: 44, score2: 41 }));
    await checked();
    expect((await told('correction')).at(-1)).toMatchObject({ game: 'r6g1', score1: 101, reason: 'the book says so' });
    expect((await told('half')).at(-1)).toEqual({ game: 'r6g1', score1: 44, score2: 41, reason: 'the book says so' });
  });

  it('tells a draw that was thrown away, and the second one from the game that was named', async () => {
    await look();
    await league.bracket();
    await fillUp();
    await at(FIRST_TIP - 6 * HOUR);
    await ok(league.call('POST bbsquares/void_draw', { ...asCarl, body: { contest_id: league.contest, reason: 'Bob saw the seed' } }));
    await checked();
    expect(await told('draw.voided')).toMatchObject([{ reason: 'Bob saw the seed', game: 'r1g1' }]);
    await at(FIRST_TIP + 3 * HOUR);
    expect((await told('drawn')).map(({ draw }) => (draw as { games: { game: string }[] }).games.length)).toEqual([2, 1]);
    await at(OVER);
  });

  it('tells each number that is typed, and who goes on without playing', async () => {
    await look();
    await league.bracket();
    await fillUp();
    const type = (kind: 'column' | 'row', pos: number, score: number | null, reason = '') =>
      ok(league.save('carl', { type: kind, pos, score, ...(reason === '' ? {} : { reason }) }));
    for (let pos = 0; pos < 10; pos += 1) {
      await type('column', pos, (pos * 3) % 10);
      await type('row', pos, (pos * 7 + 2) % 10);
    }
    await checked();
    await type('row', 4, 1, 'read wrong');
    expect((await told('digit')).at(-1)).toEqual({ axis: 'rows', pos: 4, score: 1, reason: 'read wrong' });
    expect(await told('locked')).toHaveLength(1);
    const early = (await game('r1g3'))!;
    const body = { contest_id: league.contest, event_id: early.ID, winner: 2 as const, reason: 'a team is ill' };
    await ok(league.call('POST bbsquares/walkover', { ...asCarl, body }));
    expect(await told('walkover')).toEqual([{ game: 'r1g3', winner: 2, reason: 'a team is ill' }]);
    await at(OVER);
  });

  it('begins late with all that is known by then, and goes on from it', async () => {
    await league.bracket();
    await claim('ann', [3, 7, 31]);
    await claim('bob', [5, 50, 55]);
    await league.at(FIRST_TIP - 6 * HOUR);
    await ok(league.call('POST bbsquares/void_draw', { ...asCarl, body: { contest_id: league.contest, reason: 'Bob saw the seed' } }));
    await league.at(FIRST_TIP + 3 * HOUR);
    await ok(league.save('carl', { type: 'square', x_pos: 7, y_pos: 0, entry_id: league.entries.bob, reason: 'they swapped' }));
    await checked();
    const all = await lines();
    expect(all.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['board', 'claimed', 'schedule', 'locked', 'drawn', 'draw.voided', 'drawn']),
    );
    expect(all.filter(({ kind }) => kind === 'drawn').every(({ body }) => body['earlier'] === true)).toBe(true);
    await at(OVER);
  });

  it('keeps the squares of an entry that leaves for its coming back, but for those that somebody else took, also where it begins meanwhile', async () => {
    const { ann, bob } = league.entries;
    const leave = () => ok(league.call('POST ad/remove_contest_entry', { ...asCarl, body: { entry_id: bob, user_id: league.users.bob } }));
    const known = { id: bob, contestId: league.contest, userId: league.users.bob, name: 'Bob', createdAt: 0 };
    const comeBack = () => league.db.write((tx, invalidate) => putBackEntry(tx, invalidate, known, league.clock.now()));
    await league.bracket();
    await claim('bob', [1, 2, 3]);
    await leave();
    await look();
    await claim('ann', [2]);
    await comeBack();
    await checked();
    await leave();
    await claim('ann', [3, 60]);
    await comeBack();
    await checked();
    expect((await told('entry.returned')).map(({ entry }) => entry)).toEqual([bob, bob]);
    await at(FIRST_TIP - 6 * HOUR);
    const [{ draw }] = (await told('drawn')) as [{ draw: { claims: { x_pos: number; entry_id: number }[] } }];
    expect(draw.claims.map(({ x_pos, entry_id }) => [x_pos, entry_id])).toEqual([
      [1, bob],
      [2, ann],
      [3, ann],
      [0, ann],
    ]);
    await at(OVER);
  });

  it('undoes with the clock of a practice site what it had told, and tells it anew', async () => {
    await look();
    await league.bracket();
    await fillUp();
    await at(FIRST_TIP - 6 * HOUR);
    await at(SELECTION + 2 * HOUR);
    expect((await lines()).slice(-2).map(({ kind }) => kind)).toEqual(['draw.voided', 'reopened']);
    await at(OVER);
  });

  it('takes back the results of games that a clock which went back takes out of the bracket', async () => {
    await look();
    await league.bracket();
    await fillUp();
    await at(OVER);
    await at(FIRST_TIP + 26 * HOUR);
    const { data } = await league.call('GET proof/opened', { as: league.as.bob, query: { contest_id: league.contest } });
    const last = new Map(
      (await lines()).filter(({ kind }) => /^(result|correction)$/.test(kind)).map(({ body }) => [body['event'], body['score1']]),
    );
    expect(data?.results?.map(({ event, score1 }) => [event, score1])).toEqual(data?.results?.map(({ event }) => [event, last.get(event)]));
    expect((await told('correction')).filter(({ game }) => game === 'r6g1')).toMatchObject([{ score1: null, score2: null }]);
    await at(OVER);
  });

  it('differs from a claim that was changed beside the site, once the numbers are drawn', async () => {
    await look();
    await league.bracket();
    await fillUp();
    await look();
    await league.db.kysely
      .updateTable('squares_claims')
      .set({ entry_id: league.entries.ann })
      .where('contest_id', '=', league.contest)
      .where('entry_id', '=', league.entries.bob)
      .where('x_pos', '<', 3)
      .execute();
    await expect(at(FIRST_TIP - 6 * HOUR)).rejects.toThrow(/made from other claims than the log has/);
  });
});
