import { SUNDAY } from '../../contests/football/testing/football-league';
import { pushLeague, type PushLeague } from '../../people/push/testing/push-league';
import type { TestBrowser } from '../../people/push/testing/push-service';
import { describeByTurns } from '../../testing/engines';
import { applyFeed } from '../feeds/apply-feed';
import type { FeedGame } from '../feeds/feed-game';
import { gameById } from '../games/games.store';
import { importGames } from '../imports/import-games';

describeByTurns('notices come from wherever a game changes', (engine) => {
  let league: PushLeague;
  let ann: TestBrowser;
  beforeEach(async () => {
    league = await pushLeague(engine);
    ann = await league.subscribe(league.as.ann);
    await league.want(league.as.ann, 1, 'scoring_play', 'final');
  });
  afterEach(() => league.end());

  it('a feed', async () => {
    const id = league.games[1]!;
    await league.db.write((tx) => tx.updateTable('events').set({ feed_key: 'ESPN:1' }).where('id', '=', id).execute());
    const { team1, team2, abbrev1, abbrev2 } = (await league.db.read((tx) => gameById(tx, id)))!;
    const answer = (play: Partial<NonNullable<FeedGame['play']>>): FeedGame[] => [
      {
        sport: 'NFL',
        feedKey: 'ESPN:1',
        kickoffAt: SUNDAY,
        away: { name: team1, code: abbrev1 },
        home: { name: team2, code: abbrev2 },
        spread2: null,
        listing: { season: 2022, gameType: 'REG', rank1: null, rank2: null, tv: '' },
        play: { state: 'in_progress', score1: 0, score2: 0, status: 'Q1', timeLeft: '9:00', possession: null, note: '', ...play },
      } as FeedGame,
    ];
    const others = await engine.openAgain(league.db);
    for (const play of [
      { score1: 7 },
      { score1: 7, timeLeft: '8:40' },
      { score1: 7, score2: 3, timeLeft: '4:00' },
      { score1: 7, score2: 3, state: 'final' as const, status: 'Final', timeLeft: '0:00' },
    ]) {
      league.pass(60_000);
      await Promise.all([league.db, others].map((db) => applyFeed(db, league.clock.now(), answer(play), 'espn' as never)));
      await league.send();
    }
    expect(ann.titles).toEqual(['Touchdown Away1', 'Field goal Home1', 'Away1 win']);
  });

  it('an administrator', async () => {
    const set = async (body: object) =>
      (await league.call('POST ad/set_game', { as: league.as.carl, body: { id: league.games[1]!, manual: 1, ...body } as never })).status;
    league.pass(60_000);
    expect(await set({ state: 'in_progress', score1: 0, score2: 8, status: 'Q1', time_left: '3:20' })).toBe(200);
    await league.send();
    expect(await set({ state: 'final', score1: 0, score2: 8 })).toBe(200);
    await league.send();
    expect(ann.messages.map(({ notice }) => notice.body)).toEqual(['Away1 0, Home1 8 · Q1 3:20', 'Away1 0, Home1 8 · Final']);
  });

  it('a file of results', async () => {
    await league.db.write((tx) =>
      tx
        .updateTable('events')
        .set({ source_key: 'NFL:2022_01_BUF_LA', abbrev1: 'BUF', abbrev2: 'LA' })
        .where('id', '=', league.games[1]!)
        .execute(),
    );
    const csv = [
      'game_id,season,game_type,week,gameday,weekday,gametime,away_team,away_score,home_team,home_score,location,result,total,overtime,spread_line',
      '2022_01_BUF_LA,2022,REG,1,2022-09-11,Sunday,13:00,BUF,31,LA,10,Home,-21,41,0,-2.5',
    ].join('\n');
    league.pass(4 * 3_600_000);
    await importGames(league, csv, { sport: 'NFL' });
    await importGames(league, csv, { sport: 'NFL' });
    await league.send();
    expect(ann.messages.map(({ notice }) => notice.title)).toEqual(['Away1 win']);
  });
});
