import { SUNDAY } from '../../contests/football/testing/football-league';
import { pushLeague, type PushLeague } from '../../people/push/testing/push-league';
import { describeSite } from '../../testing/engines';
import { GAME_MS } from '../practice/visible-game.rules';
import { applyVisibleResults } from '../results/apply-visible-results';

const MINUTE = 60_000;

describeSite('notices in practice mode', (engine) => {
  let league: PushLeague;
  beforeEach(async () => {
    league = await pushLeague(engine);
    await league.db.write(async (tx) => {
      await tx.insertInto('settings').values({ key: 'mode', value: 'practice' }).execute();
      for (const [n, id] of league.games.entries())
        await tx
          .insertInto('event_results')
          .values({ event_id: id, score1: 20 + n, score2: 17, overtime: 0 })
          .execute();
    });
  });
  afterEach(() => league.end());

  const show = () => applyVisibleResults(league.db, league.clock.now());

  it('a game that runs its course tells its plays and ends with the real score', async () => {
    const ann = await league.subscribe(league.as.ann);
    await league.want(league.as.ann, 1, 'scoring_play', 'final');
    for (let at = SUNDAY; at <= SUNDAY + GAME_MS; at += 3 * MINUTE) {
      league.clock.set(at);
      league.wall.set(at);
      await show();
      await league.send();
    }
    expect(ann.titles.length).toBeGreaterThan(3);
    expect(ann.messages.at(-1)!.notice).toMatchObject({ title: 'Away1 win', body: 'Away1 21, Home1 17 · Final' });
    expect(ann.messages.slice(0, -1).every(({ notice }) => / · (Q\d|Halftime)/.test(notice.body))).toBe(true);
    expect(new Set(ann.messages.map(({ notice }) => notice.body)).size).toBe(ann.messages.length);
  });

  it('a clock that jumps to and fro tells each final once and no play', async () => {
    const ann = await league.subscribe(league.as.ann);
    for (let n = 0; n <= 6; n++) await league.want(league.as.ann, n, 'scoring_play', 'final');
    for (const at of [
      SUNDAY + 90 * MINUTE,
      SUNDAY - MINUTE,
      SUNDAY + GAME_MS,
      SUNDAY,
      SUNDAY + 100 * MINUTE,
      SUNDAY + GAME_MS + 5 * MINUTE,
      SUNDAY + 100 * 86_400_000,
    ]) {
      league.clock.set(at);
      await show();
      await league.send();
    }
    expect(ann.titles).toEqual(Array.from({ length: 5 }, (_, n) => `Away${n + 1} win`));
  });
});
