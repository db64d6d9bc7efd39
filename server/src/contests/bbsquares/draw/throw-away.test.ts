import fc from 'fast-check';
import { grantRole } from '../../../people/groups/roles.store';
import { describeByTurns } from '../../../testing/engines';
import { addAccount, basic } from '../../../testing/site';
import { commitOf, drawNumbers } from '../board/protocol';
import { FIRST_TIP, squaresLeague, type SquaresLeague } from '../testing/squares-league';

const HOUR = 3_600_000;

describeByTurns('a draw that is thrown away', (engine) => {
  let league: SquaresLeague;
  beforeEach(async () => {
    league = await squaresLeague(engine);
    await league.bracket();
    await league.fillUp();
    await league.at(FIRST_TIP - 6 * HOUR);
  });
  const throwAway = (as = league.as.carl, reason = 'Bob saw the seed') =>
    league.call('POST bbsquares/void_draw', { as, body: { contest_id: league.contest, reason } });
  const drawPage = async () =>
    (await league.call('GET bbsquares/draw', { as: league.as.ann, query: { contest_id: league.contest } })).data!;
  const config = async () => (await league.page('ann')).config.data[0]!;
  const game = async (key: string) => (await league.page('ann')).events.data.find((one) => one.game === key)!;
  const numbers = async () => (await league.page('ann')).squares.data.map(({ x_score, y_score }) => [x_score, y_score]);

  it('waits for the next game, whose score nobody knows, and is drawn from it once', async () => {
    const first = (await drawPage()).draw!;
    expect((await throwAway(league.as.carl, 'x')).error?.code).toBe('reason_required');
    expect((await throwAway()).status).toBe(200);
    const { draw, voided, sealed } = await drawPage();
    expect([draw, voided]).toMatchObject([null, [{ by: 'Carl', reason: 'Bob saw the seed', draw: { commit: first.commit } }]]);
    expect(sealed.commit).not.toBe(first.commit);
    const { team1, team2 } = await game('r1g1');
    expect(await config()).toMatchObject({ state: 'locked', level: '', waits_for: `${team1}–${team2}`, drawn_from: `${team1}–${team2}` });
    // Five minutes before the first game nothing is drawn without it, and in it nothing.
    await league.at(FIRST_TIP + HOUR);
    expect((await numbers()).flat().every((digit) => digit === null)).toBe(true);
    expect(await config()).toMatchObject({ state: 'live', level: '' });
    await league.at(FIRST_TIP + 3 * HOUR);
    const second = (await drawPage()).draw!;
    const { score1, score2, entry_id } = await game('r1g1');
    expect(second).toMatchObject({ level: 'A', missing: [], games: [{ game: 'r1g1', score1, score2 }], commit: sealed.commit });
    expect(second.seed).not.toBe(first.seed);
    expect(commitOf(second.board, second.seed)).toBe(second.commit);
    expect(drawNumbers(second)).toEqual({ hashes: second.hashes, columns: second.columns, rows: second.rows });
    expect(second.claims).toEqual(first.claims);
    expect(entry_id).toBeGreaterThan(0);
    expect(await config()).toMatchObject({ state: 'live', level: 'A', waits_for: '' });
  });

  it('is for those alone to whom it is all the same, and for once', async () => {
    const { db, clock, users, as } = league;
    const roleOf = (userId: number, role: 'commissioner' | 'helper') =>
      db.write((tx, invalidate) =>
        grantRole(tx, invalidate, { userId, groupNumber: 1, role, ...(role === 'helper' ? { contestId: league.contest } : {}) } as never, {
          by: 'Carl',
          now: clock.now(),
        }),
      );
    await roleOf(users.ann, 'commissioner');
    expect((await throwAway(as.ann)).error).toMatchObject({
      code: 'forbidden',
      message: 'You play on this board. An administrator who does not has to do it.',
    });
    // Not even with the entry out of the way.
    await db.write((tx) => tx.updateTable('entries').set({ removed_at: 1 }).where('id', '=', league.entries.ann).execute());
    expect((await throwAway(as.ann)).error?.code).toBe('forbidden');
    const hal = await addAccount(db, 'Hal', 'secret');
    await roleOf(hal, 'helper');
    expect((await throwAway(basic('Hal', 'secret'))).status).toBe(200);
    expect((await throwAway()).error).toMatchObject({
      code: 'conflict',
      message: 'A draw of this board was thrown away once. The second one stands.',
    });
    await league.at(FIRST_TIP + 3 * HOUR);
    expect((await throwAway()).error?.code).toBe('conflict');
  });

  it('is announced to everybody on the board, and filed with it', async () => {
    await throwAway();
    const { changes } = await league.page('ann');
    const { team1, team2 } = await game('r1g1');
    expect(changes.data).toMatchObject([
      {
        game: '',
        teams: 'The draw',
        became: `a second draw, from the final score of ${team1}–${team2}`,
        by: 'Carl',
        reason: 'Bob saw the seed',
        late: 0,
      },
    ]);
    const mails = await league.db.read((tx) => tx.selectFrom('mail_outbox').select(['user_id', 'subject']).orderBy('user_id').execute());
    expect(mails).toEqual(
      [league.users.ann, league.users.bob].map((user_id) => ({ user_id, subject: 'The numbers of Oak Street will be drawn again' })),
    );
    await league.at(FIRST_TIP + 3 * HOUR);
    const lines = await league.db.read((tx) =>
      tx
        .selectFrom('activity')
        .select(['action', 'contest_id', 'group_number'])
        .where('action', 'in', ['bbsquares.draw_voided', 'bbsquares.drawn'])
        .orderBy('id')
        .execute(),
    );
    expect(lines).toEqual(
      ['bbsquares.drawn', 'bbsquares.draw_voided', 'bbsquares.drawn'].map((action) => ({
        action,
        contest_id: league.contest,
        group_number: 1,
      })),
    );
  });

  it('leaves no way round: nothing is typed, given or opened while the second draw is waited for', async () => {
    await throwAway();
    const { entries, as, contest } = league;
    const before = await league.page('ann');
    const wishes = [
      league.save('carl', { type: 'column', pos: 0, score: 3, reason: 'by hand' }),
      league.save('carl', { type: 'square', x_pos: 0, y_pos: 0, entry_id: entries.ann, reason: 'a present' }),
      league.call('POST bbsquares/reopen', { as: as.carl, body: { contest_id: contest, reason: 'once more' } }),
      league.call('POST bbsquares/settings', { as: as.carl, body: { contest_id: contest, playins: 1 } }),
    ];
    for (const answer of await Promise.all(wishes)) expect(answer.status).toBe(409);
    expect((await league.page('ann')).squares).toEqual(before.squares);
  });

  it('waits for the next game again where its own is not played, and says so', async () => {
    await throwAway();
    const { ID, team1, team2 } = await game('r1g1');
    await league.call('POST bbsquares/walkover', {
      as: league.as.carl,
      body: { contest_id: league.contest, event_id: ID, winner: 1, reason: 'they are ill' },
    });
    await league.at(FIRST_TIP - HOUR);
    const { waits_for } = await config();
    expect(waits_for).not.toBe(`${team1}–${team2}`);
    const lines = (await league.page('ann')).changes.data.map(({ teams, became }) => [teams, became]);
    expect(lines).toContainEqual(['The game that the second draw waits for', waits_for]);
    await league.at(FIRST_TIP + 5 * HOUR);
    expect((await drawPage()).draw).toMatchObject({ level: 'A', games: [{ name: waits_for }] });
  });
});

describe('the numbers of a second draw', () => {
  it('are decided by a score that comes after the draw was thrown away: every score another way, each place alike', () => {
    const hex = fc.stringMatching(/^[0-9a-f]{64}$/);
    fc.assert(
      fc.property(
        hex,
        fc.integer({ min: 40, max: 99 }),
        fc.integer({ min: 40, max: 99 }),
        fc.integer({ min: 1, max: 20 }),
        (seed, score1, score2, more) => {
          const draw = (score: number) =>
            drawNumbers({ board: '7', seed, claims: [], words: [], games: [{ game: 'r1g1', score1: score, score2 }] });
          const [one, other] = [draw(score1), draw(score1 + more)];
          expect([[...one.columns].sort(), [...one.rows].sort()]).toEqual([
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
          ]);
          expect([...one.columns, ...one.rows].join('')).not.toBe([...other.columns, ...other.rows].join(''));
        },
      ),
    );
  });
});
