import { FeedServer, json, status } from '../../sport/feeds/testing/feed-server';
import { describeRecorded, PREGAME_2025, recorded } from '../../sport/feeds/testing/recorded.fixture';
import { describeByTurns } from '../../testing/engines';
import { addContest } from '../../testing/rows.store';
import { winsLeague } from './testing/footballwins-league';

describeByTurns('the games of NFL wins from a scoreboard', (engine) => {
  const feed = new FeedServer();
  let nflScoreboard: URL;
  beforeAll(async () => (nflScoreboard = await feed.start()));
  afterAll(() => feed.stop());

  async function populate(year: number) {
    const league = await winsLeague(engine, { nflScoreboard });
    league.clock.set(Date.UTC(2025, 8, 1, 12));
    const contest_id = await addContest(league.db, { contest_type: 'footballwins', name: 'Fed', year });
    const answer = await league.call('POST ad/nflwins_populate_games', { as: league.as.carl, body: { contest_id } });
    return {
      league,
      data: answer.data!,
      games: await league.db.kysely.selectFrom('events').select(['season', 'game_type']).where('season', '=', year).execute(),
    };
  }

  it('says what went wrong in plain words, and how else to bring them in', async () => {
    feed.willAnswer(status(500));
    const { data, games } = await populate(2025);
    expect(data).toMatchObject({ result: 'success', count: 0 });
    expect(data.message).toMatch(
      /^0 new games came from the scoreboard\. 0 of 272 games of 2025 are there: 32 teams lack games\. It ended early: 127\.0\.0\.1:\d+ has trouble of its own \(500\)\. To bring games in, run: npx poolhouse import games/,
    );
    expect(games).toEqual([]);
    expect(feed.asked).toHaveLength(1);
  });

  describeRecorded('recorded', [PREGAME_2025], () => {
    it('asks for every week, and keeps the games of that season alone', async () => {
      feed.willAnswer(json(recorded(PREGAME_2025)), json({ events: [] }));
      const { data, games, league } = await populate(2025);
      expect(feed.asked).toHaveLength(18);
      expect(feed.asked[0]).toBe('/scoreboard?dates=2025&seasontype=2&week=1');
      expect(data).toMatchObject({
        count: 16,
        message: expect.stringMatching(/^16 new games came from the scoreboard\. 16 of 272 games of 2025 are there/),
      });
      expect(games).toHaveLength(16);
      const { activity } = (await league.call('GET ad/pagedata', { as: league.as.carl })).data!;
      expect(activity.data[0]!.Action).toBe('nflwins.games');

      feed.willAnswer(json(recorded(PREGAME_2025)), json({ events: [] }));
      expect((await populate(2024)).games).toEqual([]);
    });
  });
});
