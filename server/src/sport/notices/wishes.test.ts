import type { FootballScoreRow } from '@poolhouse/contract';
import { pushKeys } from '../../people/push/push-keys';
import { pushLeague, type PushLeague } from '../../people/push/testing/push-league';
import { describeByTurns } from '../../testing/engines';

describeByTurns('what players want to hear of', (engine) => {
  let league: PushLeague;
  beforeEach(async () => {
    league = await pushLeague(engine);
    await pushKeys(league.db);
  });
  afterEach(() => league.end());

  const set = (as: string, event_id: number, type: string, active: number) =>
    league.call('GET utils/register_for_notifications', { as, query: { event_id, type, active } as never });
  const read = async (as: string, url = `football/pagedata?contest_id=${league.contest}`) => {
    const answer = (await league.inject({ url: url.startsWith('/') ? url : `/api/v1/${url}`, headers: { authorization: as } })).json<{
      data: { config?: { data: { notification_support: number }[] }; scores?: { data: FootballScoreRow[] } };
      __delta: string;
    }>();
    return {
      ...answer,
      marks: (answer.data.scores?.data ?? []).filter((row) => row.notifications !== '').map((row) => [row.ID, row.notifications]),
    };
  };

  it("stand on the page of who wants them and nobody else's, by a delta too", async () => {
    const [one, two] = [league.games[1]!, league.games[2]!];
    const [ann, bob] = [await read(league.as.ann), await read(league.as.bob)];
    expect([ann.data.config!.data[0]!.notification_support, ann.marks]).toEqual([1, []]);
    expect((await set(league.as.ann, one, 'final', 1)).data).toEqual({ result: 'success' });
    await set(league.as.ann, one, 'scoring_play', 1);
    await set(league.as.bob, two, 'final', 1);
    const next = await read(league.as.ann, ann.__delta);
    expect(next.data.scores!.data.map((row) => row.ID)).toEqual([one]);
    expect(next.marks).toEqual([[one, 'scoring_play,final']]);
    expect((await read(league.as.ann)).marks).toEqual([[one, 'scoring_play,final']]);
    expect((await read(league.as.bob, bob.__delta)).marks).toEqual([[two, 'final']]);
    expect((await read(league.as.carl)).marks).toEqual([]);
    await set(league.as.ann, one, 'scoring_play', 0);
    expect((await read(league.as.ann, next.__delta)).marks).toEqual([[one, 'final']]);
  });

  it('setting them again changes nothing and rebuilds nothing', async () => {
    await set(league.as.ann, league.games[1]!, 'final', 1);
    const before = league.db.tags.version(['wishes:2022']);
    await set(league.as.ann, league.games[1]!, 'final', 1);
    await set(league.as.ann, league.games[1]!, 'scoring_play', 0);
    expect(league.db.tags.version(['wishes:2022'])).toBe(before);
  });

  it('are refused for a game that is not there, is over or was cancelled, and for what nobody sends', async () => {
    await league.score(3, 7, 0, { state: 'final', status: 'Final' });
    await league.score(4, 0, 0, { state: 'scheduled' });
    await league.db.write((tx) => tx.updateTable('events').set({ state: 'cancelled' }).where('id', '=', league.games[4]!).execute());
    const refused = async (id: number, type = 'final', active = 1) => {
      const { status, error } = await set(league.as.ann, id, type, active);
      return [status, error?.code, error?.message];
    };
    expect(await refused(99_999)).toEqual([404, 'not_found', 'There is no such game.']);
    expect(await refused(league.games[3]!)).toEqual([409, 'conflict', 'Away3 at Home3 is over; there is nothing more to tell.']);
    expect(await refused(league.games[4]!)).toEqual([409, 'conflict', 'Away4 at Home4 was canceled; there is nothing more to tell.']);
    expect((await refused(league.games[1]!, 'kickoff')).slice(0, 2)).toEqual([400, 'bad_input']);
    expect((await refused(league.games[1]!, 'final', 2)).slice(0, 2)).toEqual([400, 'bad_input']);
    expect((await refused(league.games[3]!, 'final', 0))[0]).toBe(200);
    expect(await league.db.read((tx) => tx.selectFrom('push_wishes').selectAll().execute())).toEqual([]);
  });
});
