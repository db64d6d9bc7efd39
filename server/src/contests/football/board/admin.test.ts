import { describeByTurns } from '../../../testing/engines';
import { footballLeague, saveOf, SUNDAY } from '../testing/football-league';

describeByTurns('football for its administrator', (engine) => {
  it('shows lines and counts, never a sealed pick, to who runs the contest', async () => {
    const league = await footballLeague(engine);
    const { as, entries, users, contest, games, call } = league;
    await call('GET football/makepicks', {
      as: as.ann,
      query: saveOf(league, entries.ann, [
        [1, 'H', 1],
        [2, 'A'],
        [3, 'H'],
        [4, 'A'],
        [5, 'H'],
      ]),
    });
    await call('POST ad/grant_role', { as: as.carl, body: { user_id: users.bob, role: 'helper', contest_id: contest } });
    const page = async (who: string, query: object = {}) => call('GET football/ad', { as: who, query });
    const { data } = await page(as.bob, { contest_id: contest });
    // The lock of a sealed pick is sealed as well: it is counted once its game has begun.
    expect(data!.picks_in.data).toEqual([{ ID: 1, PicksIn: 1, TotalUsers: 3, PicksLocked: 0 }]);
    expect(data!.users.data.map(({ entry_name, PicksIn }) => [entry_name, PicksIn])).toEqual([
      ["Ann's Aces", 5],
      ['Bob', 0],
      ['Eve', 0],
    ]);
    expect(data!.events.data.find(({ ID }) => ID === games[1])).toMatchObject({
      Pick1: 'Away1',
      Pick2: 'Home1',
      Spread1: 3.5,
      Spread2: -3.5,
      started: 0,
    });
    expect(data!.config.data[0]).toMatchObject({ contest_id: contest, Week: 1, may_set_lines: 0 });
    const { users: counted, picks_in, smack } = data!;
    expect(JSON.stringify([counted, picks_in, smack])).not.toMatch(/Home1|Away2/);
    league.clock.set(SUNDAY);
    const later = (await page(as.carl)).data!;
    expect(later.events.data.find(({ ID }) => ID === games[1])).toMatchObject({ started: 1 });
    expect(later.picks_in.data[0]!.PicksLocked).toBe(1);
    // A game that has begun is listed and marked: a pick that was told in time may still be set, with a reason.
    expect(later.available_picks.data.filter(({ event_id }) => event_id === games[1]).map(({ started }) => started)).toEqual([1, 1]);
    expect(await page(as.bob, { contest_id: league.elsewhere })).toMatchObject({ status: 404 });
    await league.app.close();
  });

  it('takes a message off its board, and the writer is told why', async () => {
    const league = await footballLeague(engine);
    const { as, call, contest } = league;
    const id = (await call('POST football/smack', { as: as.ann, body: { Message: 'Rude', contest_id: contest } })).data!.id!;
    expect((await call('GET football/ad_delete_smack', { as: as.bob, query: { id } })).status).toBe(403);
    expect((await call('GET football/ad_delete_smack', { as: as.carl, query: { id, reason: 'too rude' } })).status).toBe(200);
    expect((await call('GET football/pagedata', { as: as.bob })).data!.smack.data).toMatchObject([{ ID: id, archived: 1, Message: '' }]);
    const mail = await league.db.read((tx) =>
      tx.selectFrom('mail_outbox').select(['user_id', 'body_text']).where('kind', '=', 'done_for_you').executeTakeFirstOrThrow(),
    );
    expect([mail.user_id, mail.body_text]).toEqual([league.users.ann, expect.stringContaining('too rude')]);
    expect((await call('GET football/ad_delete_smack', { as: as.carl, query: { id } })).status).toBe(404);
    await league.app.close();
  });
});
