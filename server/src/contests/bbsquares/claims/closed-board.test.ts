import { describeSite } from '../../../testing/engines';
import { everyRow } from '../../../testing/every-row.store';
import { addEntry } from '../../../testing/rows.store';
import { FIRST_TIP, LOCK, OVER, squaresLeague, type SquaresLeague } from '../testing/squares-league';

const HOUR = 3_600_000;
/** When a board of the bracket is in its states, in order. */
const TIMES = { open: LOCK - HOUR, locked: LOCK + HOUR, drawn: FIRST_TIP - HOUR, live: FIRST_TIP + HOUR, finished: OVER } as const;
type Time = keyof typeof TIMES;

describeSite('a board after it has closed', (engine) => {
  let league: SquaresLeague;
  beforeEach(async () => {
    league = await squaresLeague(engine);
    await league.bracket();
    await league.fillUp();
  });
  const admin = (call: 'lock' | 'reopen' | 'settings' | 'paid' | 'release_unpaid' | 'void_draw', body: object = {}) =>
    league.call(`POST bbsquares/${call}`, { as: league.as.carl, body: { contest_id: league.contest, ...body } });
  const give = (x_pos: number, entry_id: number, reason?: string) =>
    league.save('carl', { type: 'square', x_pos, y_pos: 0, entry_id, ...(reason ? { reason } : {}) });
  const remove = () =>
    league.call('POST ad/remove_contest_entry', { as: league.as.carl, body: { entry_id: league.entries.bob, user_id: league.users.bob } });

  /** What an administrator who does not play is answered to each act, over the states. */
  const CALLS: Readonly<Record<string, { act: () => Promise<{ status: number }>; allowed: Record<Time, 200 | 400 | 409> }>> = {
    settings: {
      act: () => admin('settings', { halftime_pct: 10 }),
      allowed: { open: 200, locked: 409, drawn: 409, live: 409, finished: 409 },
    },
    lock_at: {
      act: () => admin('settings', { lock_at: new Date(FIRST_TIP).toISOString() }),
      allowed: { open: 200, locked: 409, drawn: 409, live: 409, finished: 409 },
    },
    lock: { act: () => admin('lock'), allowed: { open: 200, locked: 409, drawn: 409, live: 409, finished: 409 } },
    release: { act: () => admin('release_unpaid'), allowed: { open: 200, locked: 409, drawn: 409, live: 409, finished: 409 } },
    reopen: {
      act: () => admin('reopen', { reason: 'Gus was late', lock_at: new Date(FIRST_TIP).toISOString() }),
      allowed: { open: 409, locked: 200, drawn: 409, live: 409, finished: 409 },
    },
    void: {
      act: () => admin('void_draw', { reason: 'seed was seen' }),
      allowed: { open: 409, locked: 409, drawn: 200, live: 409, finished: 409 },
    },
    give: {
      act: () => give(0, league.entries.ann, 'Bob had eleven'),
      allowed: { open: 200, locked: 200, drawn: 200, live: 200, finished: 409 },
    },
    giveWithout: { act: () => give(0, league.entries.ann), allowed: { open: 200, locked: 200, drawn: 400, live: 400, finished: 409 } },
    toNobody: { act: () => give(0, 0, 'nobody paid'), allowed: { open: 200, locked: 200, drawn: 409, live: 409, finished: 409 } },
    takeOut: { act: remove, allowed: { open: 200, locked: 409, drawn: 409, live: 409, finished: 409 } },
    type: {
      act: () => league.save('carl', { type: 'row', pos: 0, score: 3, reason: 'read wrong' }),
      allowed: { open: 200, locked: 200, drawn: 409, live: 409, finished: 409 },
    },
    paid: {
      act: () => admin('paid', { entry_id: league.entries.ann, paid: 1 }),
      allowed: { open: 200, locked: 200, drawn: 200, live: 200, finished: 200 },
    },
  };
  it.each(Object.keys(CALLS))('answers %s by the state it is in, and what it refuses changes nothing', async (name) => {
    const { act, allowed } = CALLS[name]!;
    // Latest first: what is refused leaves the board as it is, so one board serves until the first act that is not.
    for (const time of Object.keys(TIMES) as Time[]) {
      await league.at(TIMES[time]);
      if (allowed[time] === 200) continue;
      const before = await everyRow(league.db);
      expect([time, (await act()).status]).toEqual([time, allowed[time]]);
      expect(await everyRow(league.db)).toEqual(before);
    }
    for (const time of (Object.keys(TIMES) as Time[]).filter((one) => allowed[one] === 200)) {
      league = await squaresLeague(engine);
      await league.bracket();
      await league.fillUp();
      await league.at(TIMES[time]);
      expect([time, (await act()).status]).toEqual([time, 200]);
    }
  });

  it('leaves an administrator’s own squares, numbers and mark to another one', async () => {
    const own = await addEntry(league.db, { contest_id: league.contest, user_id: league.users.carl, entry_name: 'Carl himself' });
    expect((await give(2, own)).status).toBe(200);
    expect((await admin('paid', { entry_id: own, paid: 1 })).status).toBe(200);
    await league.at(TIMES.drawn);
    const before = await everyRow(league.db);
    const refused = { status: 403, error: { code: 'forbidden', message: 'Another administrator has to change your own entry.' } };
    expect(await give(0, own, 'a present')).toMatchObject(refused);
    expect(await give(2, league.entries.ann, 'too many')).toMatchObject(refused);
    expect(await admin('paid', { entry_id: own, paid: 0 })).toMatchObject(refused);
    expect((await admin('void_draw', { reason: 'I do not like them' })).status).toBe(403);
    expect(await everyRow(league.db)).toEqual(before);
    expect((await give(0, league.entries.ann, 'Bob had eleven')).status).toBe(200);
  });

  it('lets who plays on it correct no number that was typed, once all are there', async () => {
    for (let pos = 0; pos < 10; pos += 1)
      for (const type of ['column', 'row'] as const) await league.save('carl', { type, pos, score: pos });
    const swap = () => league.save('carl', { type: 'row', pos: 0, score: 5, reason: 'read wrong' });
    await addEntry(league.db, { contest_id: league.contest, user_id: league.users.carl, entry_name: 'Carl himself' });
    expect((await swap()).error?.message).toBe('You play on this board. An administrator who does not has to do it.');
    await league.db.write((tx) => tx.deleteFrom('entries').where('user_id', '=', league.users.carl).execute());
    expect((await swap()).status).toBe(200);
  });

  it('keeps an entry with its squares, whichever way it would be taken out or come back', async () => {
    const { call, as, users, entries, contest } = league;
    const ids = () => league.page('ann').then(({ entries: { data } }) => data.map(({ id }) => id));
    expect((await remove()).status).toBe(200);
    await league.at(TIMES.drawn);
    const all = (await call('GET ad/overrides', { as: as.carl, query: { contest_id: contest } })).data!.overrides.data;
    const { ID: activity_id } = all.find(({ Action }) => Action === 'entry.removed')!;
    const undone = await call('POST ad/undo_override', { as: as.carl, body: { activity_id, reason: 'Bob is here' } });
    expect(undone.error).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('This entry holds 50 squares of Oak Street') as string,
    });
    expect(await ids()).toEqual([entries.ann]);
    // A member who leaves the site leaves the name on the board.
    expect((await call('GET ad/RemoveUser', { as: as.carl, query: { email: 'Ann@example.org' } })).status).toBe(200);
    const row = await league.db.read((tx) =>
      tx.selectFrom('entries').select('removed_at').where('user_id', '=', users.ann).executeTakeFirst(),
    );
    expect(row).toEqual({ removed_at: null });
  });
});
