import { api, type ApiKey } from '@poolhouse/contract';
import { grantRole } from '../../../people/groups/roles.store';
import { describeSite } from '../../../testing/engines';
import { everyRow } from '../../../testing/every-row.store';
import { addEntry } from '../../../testing/rows.store';
import { inputOf, sample } from '../../../testing/sample-input';
import { periodsWritten } from '../../periods/testing/thrown-away.store';
import { FIRST_TIP, OVER, squaresLeague, YEAR, type SquaresLeague } from '../testing/squares-league';

/** Calls of squares that write, for players, helpers and commissioners. */
const ofBoards = (Object.keys(api) as ApiKey[]).filter((key) => /^(POST|PUT|DELETE) bbsquares\//.test(key) && api[key].access !== 'site');
/** Tables that say nothing of a contest: counters, and what is sent to whom. */
const NOBODYS = new Set(['scopes', 'mail_outbox', 'push_outbox', 'unsubscribe_tokens']);

describeSite('what is said of games on boards of squares', (engine) => {
  let league: SquaresLeague;
  /** Another group's board of the same year, which pays half-times. */
  let other: number;
  let theirs: number;
  beforeEach(async () => {
    league = await squaresLeague(engine);
    await league.bracket();
    await league.fillUp();
    const { db, call, as, users } = league;
    const body = { contest_type: 'bbsquares' as const, name: 'Elm Street', year: YEAR, group_number: 2 };
    other = (await call('POST ad/add_contest', { as: as.carl, body })).data!.id!;
    theirs = await addEntry(db, { contest_id: other, user_id: users.dan, entry_name: 'Dan' });
    const now = league.clock.now();
    await db.write((tx, invalidate) =>
      grantRole(tx, invalidate, { userId: users.dan, groupNumber: 2, role: 'commissioner' } as never, { by: 'Carl', now }),
    );
    for (const contest_id of [league.contest, other])
      await call('POST bbsquares/settings', { as: as.carl, body: { contest_id, halftime_pct: 50 } });
  });
  const first = async () => (await league.page('ann')).events.data.find(({ game }) => game === 'r1g1')!;
  const linesOf = (action: string) =>
    league.db.read((tx) =>
      tx
        .selectFrom('activity')
        .select(['contest_id', 'group_number', 'after'])
        .where('action', '=', action)
        .orderBy('contest_id')
        .execute(),
    );

  it.each(ofBoards)('%s of one’s own board changes no row that another group’s board reads', async (key) => {
    await league.at(key.endsWith('void_draw') ? FIRST_TIP - 3_600_000 : OVER);
    const aim = { contest_id: other, event_id: (await first()).ID, entry_id: league.entries.ann, score1: 1, score2: 2, winner: 1 };
    const input = inputOf(key)!;
    const shape = (input.shape.oneOf ?? input.shape.anyOf)?.[0] ?? input.shape;
    const made = sample(shape) as Record<string, unknown>;
    const names = Object.keys(shape.properties ?? {});
    const body = { ...made, ...Object.fromEntries(Object.entries(aim).filter(([name]) => names.includes(name))), reason: 'for myself' };
    // Ann's look has played her board, which is kept a moment later.
    await periodsWritten(league.contest, league.db);
    const before = await everyRow(league.db);
    await league.call(key, { as: league.as.dan, [input.where]: names.includes('reason') ? body : { ...body, reason: undefined } });
    const after = await everyRow(league.db);
    for (const [table, rows] of Object.entries(after)) {
      if (NOBODYS.has(table)) continue;
      const known = new Set(before[table]!.map((row) => JSON.stringify(row)));
      const left = new Set(rows.map((row) => JSON.stringify(row)));
      const changed = [
        ...rows.filter((row) => !known.has(JSON.stringify(row))),
        ...before[table]!.filter((row) => !left.has(JSON.stringify(row))),
      ];
      for (const row of changed as Record<string, unknown>[]) {
        const [actual, own] =
          table === 'contests'
            ? [row['group_number'], 2]
            : table === 'smack'
              ? [row['board'], `bbsquares:${other}`]
              : [row['contest_id'], expect.any(Number) as number];
        expect([table, actual]).toEqual([table, own]);
        expect([table, actual]).not.toEqual([table, league.contest]);
      }
    }
  });

  it('is a site administrator’s to say: neither a helper nor a commissioner enters a half-time', async () => {
    await league.at(OVER);
    const game = await first();
    for (const who of ['dan', 'ann'] as const)
      for (const contest_id of [other, league.contest]) {
        const body = { contest_id, event_id: game.ID, score1: 1, score2: 2 };
        const preview = await league.call('POST bbsquares/preview_halftime', { as: league.as[who], body });
        const saved = await league.call('POST bbsquares/halftime', {
          as: league.as[who],
          body: { ...body, digest: 'x', reason: 'so it was' },
        });
        expect([preview.status, saved.status]).toEqual([403, 403]);
      }
    expect(await first()).toEqual(game);
  });

  it('is looked at first, stands on every board that pays half-times and in its log, and whom it moves is notified', async () => {
    await league.at(OVER);
    const game = await first();
    const [score1, score2] = game.half.split('-').map(Number) as [number, number];
    const rows = await everyRow(league.db);
    const look = async (less: number) => {
      const body = { contest_id: league.contest, event_id: game.ID, score1: score1 - less, score2: score2 - less };
      return { body, ...(await league.call('POST bbsquares/preview_halftime', { as: league.as.carl, body })).data! };
    };
    // Every other column is Ann's, so one of these is the other's.
    const { body, ...looked } = (await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map(look))).find(({ moved }) => moved.data.length === 2)!;
    expect([looked.was, looked.becomes]).toEqual([`${score1}–${score2}`, `${body.score1}–${body.score2}`]);
    expect(looked.moved.data).toHaveLength(2);
    expect(
      looked.moved.data.every(({ contest_id, Winnings, WinningsAfter }) => contest_id === league.contest && Winnings !== WinningsAfter),
    ).toBe(true);
    expect(await everyRow(league.db)).toEqual(rows);
    const save = (more: object) =>
      league.call('POST bbsquares/halftime', {
        as: league.as.carl,
        body: { ...body, digest: looked.digest, reason: 'the book says so', ...more },
      });
    expect((await save({ reason: 'x' })).error?.code).toBe('reason_required');
    expect((await save({ digest: 'another' })).error?.code).toBe('conflict');
    expect((await save({ score1: body.score1 - 1 })).error?.code).toBe('conflict');
    expect((await save({ digest: undefined })).error?.code).toBe('bad_input');
    expect(await first()).toEqual(game);
    expect((await save({})).status).toBe(200);
    const standings = new Map((await league.page('ann')).entries.data.map(({ id, winnings }) => [id, winnings]));
    for (const { ID, WinningsAfter } of looked.moved.data) expect(standings.get(ID)).toBe(WinningsAfter);
    expect((await league.page('ann')).changes.data).toMatchObject([
      {
        game: 'r1g1',
        teams: `${game.team1}–${game.team2} at half-time`,
        was: looked.was,
        became: looked.becomes,
        by: 'Carl',
        reason: 'the book says so',
        late: 1,
      },
    ]);
    expect((await linesOf('bbsquares.halftime')).map(({ contest_id, group_number }) => [contest_id, group_number])).toEqual([
      [league.contest, 1],
      [other, 2],
    ]);
    const ledger = (await league.call('GET ad/overrides', { as: league.as.dan, query: { contest_id: other } })).data!.overrides.data;
    expect(ledger).toMatchObject([{ Action: 'bbsquares.halftime', User: 'Carl', reason: 'the book says so', can_undo: 0 }]);
    const mails = await league.db.read((tx) => tx.selectFrom('mail_outbox').select(['user_id', 'subject']).orderBy('user_id').execute());
    expect(mails).toEqual([
      { user_id: league.users.ann, subject: 'Points of Ann Ames on Oak Street have changed' },
      { user_id: league.users.bob, subject: 'Points of Bob on Oak Street have changed' },
    ]);
    // Looked at once, it is said once: what stands now is another thing.
    expect((await save({})).error?.code).toBe('conflict');
  });

  it('is left to another administrator where it would pay who says it', async () => {
    const mine = await addEntry(league.db, { contest_id: league.contest, user_id: league.users.carl, entry_name: 'Carl himself' });
    await league.at(OVER);
    const game = await first();
    const [score1, score2] = game.half.split('-').map(Number) as [number, number];
    const page = await league.page('ann');
    const wins = (winner: number, loser: number) =>
      page.squares.data.find((one) => one.x_score === winner % 10 && one.y_score === loser % 10)!;
    const wished = { event_id: game.ID, score1: score1 - 1, score2 };
    const [high, low] = [Math.max(wished.score1, score2), Math.min(wished.score1, score2)];
    await league.db.write(async (tx) => {
      await tx
        .updateTable('squares_claims')
        .set({ entry_id: mine })
        .where('contest_id', '=', league.contest)
        .where('x_pos', '=', wins(high, low).x_pos)
        .where('y_pos', '=', wins(high, low).y_pos)
        .execute();
    });
    expect((await league.half('carl', wished)).error).toMatchObject({
      code: 'forbidden',
      message: 'This would pay Carl himself more, which is yours. Another site administrator has to say it.',
    });
    expect((await first()).half).toBe(game.half);
  });

  it('files a walk-over on every board of the year', async () => {
    await league.at(FIRST_TIP - 3_600_000);
    const game = await first();
    const body = { contest_id: league.contest, event_id: game.ID, winner: 2 as const, reason: 'a team is ill' };
    expect((await league.call('POST bbsquares/walkover', { as: league.as.dan, body: { ...body, contest_id: other } })).status).toBe(403);
    expect((await league.call('POST bbsquares/walkover', { as: league.as.carl, body })).status).toBe(200);
    expect((await linesOf('bbsquares.walkover')).map(({ contest_id, group_number }) => [contest_id, group_number])).toEqual([
      [league.contest, 1],
      [other, 2],
    ]);
    expect(theirs).toBeGreaterThan(0);
  });
});
