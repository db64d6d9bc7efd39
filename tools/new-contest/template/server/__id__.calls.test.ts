import { describeEachEngine } from '../../testing/engines';
import { finish, play } from '../../testing/scores.store';
import { __id__League, SUNDAY, THURSDAY, WEEK_2_OPENS, type League } from './testing/__id__-league';

describeEachEngine('the calls of __id__', (engine) => {
  let league: League;
  beforeEach(async () => {
    league = await __id__League(engine);
  });

  it('keep a pick sealed until its game kicks off, from administrators too', async () => {
    const { pick, pickOf, clock } = league;
    expect((await pick('ann', 'sunday')).status).toBe(200);
    expect(await pickOf('ann', 'ann')).toMatchObject({ Pick: 'Lions', PickIn: 1, mine: 1, side: 1 });
    clock.set(SUNDAY - 1);
    for (const who of ['bob', 'carl'] as const)
      expect(await pickOf(who, 'ann')).toMatchObject({ Pick: '', PickIn: 1, mine: 0, event_id: null, side: null });
    clock.set(SUNDAY);
    for (const who of ['bob', 'carl'] as const)
      expect(await pickOf(who, 'ann')).toMatchObject({ Pick: 'Lions', event_id: expect.any(Number) });
  });

  it('take another pick up to kick-off and none after it', async () => {
    const { pick, pickOf, clock } = league;
    await pick('ann', 'sunday');
    expect((await pick('ann', 'thursday')).status).toBe(200);
    expect(await pickOf('ann', 'ann')).toMatchObject({ Pick: 'Bears' });
    clock.set(THURSDAY);
    for (const game of ['thursday', 'sunday'] as const) {
      const { status, error } = await pick('ann', game);
      expect([status, error?.code]).toEqual([409, 'game_started']);
    }
    expect(await pickOf('ann', 'ann')).toMatchObject({ Pick: 'Bears' });
  });

  it('refuse what is no game of the week, and entries of others', async () => {
    const { call, as, entries, games, pick, page } = league;
    for (const game of ['postponed', 'college', 'next'] as const) expect((await pick('ann', game)).status).toBe(400);
    for (const who of ['bob', 'carl'] as const) {
      const answer = await call('POST __id__/pick', { as: as[who], body: { entry_id: entries.ann, event_id: games.sunday, side: 1 } });
      expect(answer.status).toBe(404);
    }
    expect((await page('ann')).picks.data.map(({ PickIn }) => PickIn)).toEqual([0, 0]);
  });

  it('count a win as a point and tell the places', async () => {
    const { pick, page, db, games, clock } = league;
    await pick('ann', 'sunday', 2);
    await pick('bob', 'sunday', 1);
    clock.set(SUNDAY);
    await finish(db, games.sunday, 10, 13);
    clock.set(WEEK_2_OPENS);
    expect((await page('ann')).standings.data).toEqual([
      { ID: league.entries.ann, EntryName: 'Ann', Points: 1, Losses: 0, Rank: 1, Moved: 0 },
      { ID: league.entries.bob, EntryName: 'Bob', Points: 0, Losses: 1, Rank: 2, Moved: 0 },
    ]);
  });

  it('have a smack board', async () => {
    const { call, as, contest, page } = league;
    const posted = await call('POST __id__/smack', { as: as.ann, body: { Message: 'Hello', contest_id: contest } });
    expect((await page('bob')).smack.data).toEqual([expect.objectContaining({ EntryName: 'Ann', Message: 'Hello' })]);
    const gone = await call('DELETE __id__/smack', { as: as.ann, query: { id: posted.data?.id ?? 0, contest_id: contest } });
    expect(gone.status).toBe(200);
  });

  it('tell the home page what is to do, what is on and what locks', async () => {
    const { call, as, pick, clock, db, games } = league;
    const home = async () => (await call('GET utils/home', { as: as.ann })).data;
    const line = async () => (await home())?.contests.data[0];
    const href = `/__id__?contest=${league.contest}&entry=${league.entries.ann}`;
    expect(await line()).toMatchObject({ done: 0, state: 'No pick yet', action: 'Make pick', action_href: href, href });
    await pick('ann', 'sunday');
    const at = new Date(SUNDAY).toISOString();
    expect(await line()).toMatchObject({ done: 1, state: 'Lions', next: at, action: '' });
    expect((await home())?.locks.data).toEqual([expect.objectContaining({ contest: '__Name__', pick: 'Lions', at })]);
    clock.set(SUNDAY);
    await play(db, games.sunday, 7, 3);
    expect((await home())?.live.data).toEqual([
      expect.objectContaining({ contest: '__Name__', pick: 'Lions', need: 'Jets need 5', result: -1 }),
    ]);
    await finish(db, games.sunday, 7, 10);
    expect(await line()).toMatchObject({ rank: 1, rank_shared: 1, of: 2 });
  });
});
