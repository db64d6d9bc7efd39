import type { BodyOf } from '@poolhouse/contract';
import { correctResult } from '../../testing/correct-result';
import { describeByTurns } from '../../testing/engines';
import { addGame } from '../../testing/rows.store';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';
import { applyFeed } from './apply-feed';
import type { FeedGame } from './feed-game';
import { feedGame, feedPlay, KICKOFF } from './testing/known-event.fixture';

const ada = basic('Ada', 'pass-of-ada');
const bob = basic('Bob', 'pass-of-bob');
const hour = 3_600_000;

describeByTurns('scores by hand', (engine) => {
  let site: TestSite;
  let id: number;
  beforeAll(async () => {
    site = await testSite(await engine.open());
    await addAccount(site.db, 'Ada', 'pass-of-ada', { isAdmin: true });
    await addAccount(site.db, 'Bob', 'pass-of-bob');
  });
  beforeEach(async () => {
    site.clock.set(KICKOFF + hour);
    await site.db.kysely.deleteFrom('events').execute();
    id = await addGame(site.db, { team1: 'Saints', team2: 'Falcons', abbrev1: 'NO', abbrev2: 'ATL', kickoff_at: KICKOFF, spread2: 5.5 });
  });
  afterAll(() => site.app.close());

  const set = (body: Partial<BodyOf<'POST ad/set_game'>>, as = ada) => site.call('POST ad/set_game', { as, body: { id, ...body } });
  const setLine = (body: Partial<BodyOf<'PUT football/events'>>) =>
    site.call('PUT football/events', { as: ada, body: { id, spread1: -5.5, spread2: 5.5, ...body } });
  const row = () => site.db.kysely.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const feed = (game: FeedGame) => applyFeed(site.db, site.clock.now(), [game], 'scoreboard');
  const final = feedGame({ play: feedPlay({ state: 'final', score1: 20, score2: 17, status: 'Final', timeLeft: '0:00' }) });

  it('beat the feed until they are released', async () => {
    expect((await set({ state: 'in_progress', score1: 14, score2: 10, status: 'Q3', time_left: '7:45' })).data).toEqual({
      result: 'success',
      id,
    });
    expect(await feed(final)).toMatchObject({ refused: [] });
    expect(await row()).toMatchObject({ state: 'in_progress', score1: 14, score2: 10, status: 'Q3', time_left: '7:45', manual: 1 });
    expect((await set({ manual: 0 })).status).toBe(200);
    await feed(final);
    expect(await row()).toMatchObject({ state: 'final', score1: 20, score2: 17, manual: 0 });
  });

  it('may take a final game back, and are on the page and in the log', async () => {
    await feed(final);
    const before = site.db.tags.version(['games:2022-09-06']);
    await correctResult(site, ada, { id, state: 'final', score1: 20, score2: 21 });
    expect(await row()).toMatchObject({ score2: 21, status: 'Final', time_left: '0:00' });
    expect(site.db.tags.version(['games:2022-09-06'])).toBe(before + 1);
    const { before: was, after } = await site.db.kysely
      .selectFrom('activity')
      .select(['before', 'after'])
      .where('action', '=', 'game.set')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([JSON.parse(was!), JSON.parse(after!)]).toEqual([
      { id, state: 'final', score1: 20, score2: 17, manual: 0 },
      { id, state: 'final', score1: 20, score2: 21, manual: 1, reason: 'it was typed wrongly', digest: expect.any(String) },
    ]);
  });

  it('hold for lines as well: one set by hand stays until it is released', async () => {
    site.clock.set(KICKOFF - hour);
    await setLine({ spread1: -7, spread2: 7 });
    await feed(feedGame({ spread2: 3 }));
    expect(await row()).toMatchObject({ spread2: 7, manual_line: 1, manual: 0, tv: 'FOX' });
    await setLine({ spread1: -7, spread2: 7, manual: 0 });
    await feed(feedGame({ spread2: 3 }));
    expect(await row()).toMatchObject({ spread2: 3, manual_line: 0 });
  });

  it('keep a game off the board that the feed thinks is on, until it is put back', async () => {
    site.clock.set(KICKOFF - hour);
    await setLine({ state: 'postponed' });
    await feed(feedGame({ kickoffAt: KICKOFF + hour }));
    expect(await row()).toMatchObject({ state: 'postponed', kickoff_at: KICKOFF, manual: 1 });
    await setLine({ state: 'scheduled' });
    await feed(feedGame({ kickoffAt: KICKOFF + hour }));
    expect(await row()).toMatchObject({ state: 'scheduled', kickoff_at: KICKOFF + hour, manual: 0 });
  });

  it.each<[string, object, number, number]>([
    ['a score before kick-off', { state: 'final', score1: 1, score2: 0 }, -1, 400],
    ['a final without scores', { state: 'final' }, hour, 400],
    ['half a score', { state: 'in_progress', score1: 3 }, hour, 400],
    ['a score of a postponed game', { state: 'postponed', score1: 3, score2: 0 }, hour, 400],
    ['a game to come that has kicked off', { state: 'scheduled' }, hour, 400],
    ['a score without a state', { score1: 3, score2: 0 }, hour, 400],
    ['a negative score', { state: 'final', score1: -3, score2: 0 }, hour, 400],
    ['a clock of 75 seconds', { state: 'in_progress', score1: 3, score2: 0, time_left: '1:75' }, hour, 400],
    ['an unknown key', { state: 'final', score1: 3, score2: 0, winner: 'us' }, hour, 400],
    ['an unknown game', { id: 999_999, state: 'final', score1: 3, score2: 0 }, hour, 404],
  ])('refuse %s and change nothing', async (_name, body, after, code) => {
    site.clock.set(KICKOFF + after);
    const before = await row();
    const answer = await set(body);
    expect([answer.status, answer.error!.message.length > 10]).toEqual([code, true]);
    expect(await row()).toEqual(before);
  });

  it('are for administrators alone', async () => {
    expect((await set({ manual: 0 }, bob)).status).toBe(403);
    expect((await site.call('POST ad/set_game', { body: { id } })).status).toBe(401);
  });
});
