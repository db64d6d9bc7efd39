import { FixedClock } from '../../ground/clock/clock';
import { tag, type Database } from '../../ground/db/database';
import { describeByTurns } from '../../testing/engines';
import { FileRefused } from './csv-file';
import { gamesFile, type FileGame } from './games-file.fixture';
import { importGames } from './import-games';

const KICKOFF = Date.parse('2022-09-11T17:00:00Z');
const id = '2022_01_NO_ATL';
const hour = 3_600_000;

describeByTurns('importing games', (engine) => {
  let db: Database;
  let clock: FixedClock;
  beforeEach(async () => {
    db = await engine.open();
    clock = new FixedClock(KICKOFF - 100 * hour);
  });

  const load = (...games: FileGame[]) => importGames({ db, clock }, gamesFile(...games), { sport: 'NFL' });
  const theGame = () => db.kysely.selectFrom('events').selectAll().where('source_key', '=', `NFL:${id}`).executeTakeFirstOrThrow();
  const lines = async () => (await db.kysely.selectFrom('event_lines').select('spread2').orderBy('id').execute()).map((row) => row.spread2);
  const versions = (...tags: string[]) => tags.map((name) => db.tags.version([name]));

  it('moves a line until kick-off, and never after', async () => {
    await load({ game_id: id });
    clock.set(KICKOFF - 1);
    expect(await load({ game_id: id, spread_line: '-4' })).toMatchObject({ changed: 1 });
    clock.set(KICKOFF);
    expect(await load({ game_id: id, spread_line: '-3' })).toMatchObject({ unchanged: 1 });
    expect((await theGame()).spread2).toBe(4);
    expect(await lines()).toEqual([5.5, 4]);
  });

  it('leaves a line alone that the file does not have, and takes the first one even late', async () => {
    await load({ game_id: id }, { game_id: '2022_01_X_Y', away_team: 'X', home_team: 'Y', spread_line: '' });
    expect(await load({ game_id: id, spread_line: '' })).toMatchObject({ unchanged: 1 });
    clock.set(KICKOFF + hour);
    expect(await load({ game_id: '2022_01_X_Y', away_team: 'X', home_team: 'Y', spread_line: '1' })).toMatchObject({ changed: 1 });
    expect(await lines()).toEqual([5.5, -1]);
  });

  it('moves a game that gets another day, and tells both weeks', async () => {
    await load({ game_id: id });
    const [from, to, season] = versions(tag.games('2022-09-06'), tag.games('2022-09-13'), tag.season(2022));
    expect(await load({ game_id: id, gameday: '2022-09-18' })).toEqual({ added: 0, changed: 1, unchanged: 0, results: 0 });
    expect(await theGame()).toMatchObject({ week_start: '2022-09-13', kickoff_at: KICKOFF + 7 * 24 * hour });
    expect(versions(tag.games('2022-09-06'), tag.games('2022-09-13'), tag.season(2022))).toEqual([from! + 1, to! + 1, season! + 1]);
  });

  it('puts a postponed game back on when it gets a day to come', async () => {
    await load({ game_id: id });
    await db.kysely.updateTable('events').set({ state: 'postponed', status: 'Postponed' }).execute();
    clock.set(KICKOFF + hour);
    await load({ game_id: id, gameday: '2022-09-13', gametime: '19:00', spread_line: '-6' });
    expect(await theGame()).toMatchObject({ state: 'scheduled', status: '', spread2: 6, week_start: '2022-09-13' });
  });

  it('shows a result at once outside practice, but not before kick-off, and takes corrections', async () => {
    await load({ game_id: id, away_score: '27', home_score: '26', overtime: '0' });
    expect(await theGame()).toMatchObject({ state: 'scheduled', score1: null });
    clock.set(KICKOFF + 4 * hour);
    expect(await load({ game_id: id, away_score: '27', home_score: '27', overtime: '1' })).toMatchObject({ changed: 1, results: 1 });
    expect(await theGame()).toMatchObject({ state: 'final', score1: 27, score2: 27, status: 'F/OT', time_left: '0:00' });
    expect(await load({ game_id: id })).toMatchObject({ unchanged: 1, results: 0 });
    expect(await theGame()).toMatchObject({ state: 'final', score1: 27 });
  });

  it('names every bad line and writes nothing', async () => {
    const file = gamesFile(
      { game_id: id },
      { game_id: '2022_01_A_B', gameday: 'soon' },
      { game_id: id },
      { game_id: '2022_01_C_D', spread_line: '1.3' },
    );
    const refused = await importGames({ db, clock }, file, { sport: 'NFL' }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FileRefused);
    expect((refused as FileRefused).problems.map((problem) => problem.line)).toEqual([3, 4, 5]);
    expect((refused as FileRefused).message).toMatch(
      /^Line 3: gameday "soon".*\nLine 4: .*is on line 2 already\nLine 5: spread_line "1.3".*\nNothing of this file was written\.$/,
    );
    expect(await db.kysely.selectFrom('events').selectAll().execute()).toEqual([]);
  });

  it('refuses a season file for one bad line of another season', async () => {
    const file = gamesFile({ game_id: id }, { game_id: '2021_01_A_B', season: '2021', gameday: '2021-09-12', home_score: '7' });
    await expect(importGames({ db, clock }, file, { sport: 'NFL', season: 2022 })).rejects.toThrow('Line 3: scores');
  });

  it('counts without writing in a dry run', async () => {
    expect(await importGames({ db, clock }, gamesFile({ game_id: id }), { sport: 'NFL', dryRun: true })).toEqual({
      added: 1,
      changed: 0,
      unchanged: 0,
      results: 0,
    });
    expect(await db.kysely.selectFrom('events').selectAll().execute()).toEqual([]);
  });

  it('keeps college games apart from NFL games of the same id', async () => {
    await load({ game_id: id });
    expect(await importGames({ db, clock }, gamesFile({ game_id: id, game_type: 'BOWL' }), { sport: 'NCAA' })).toMatchObject({ added: 1 });
  });

  it("keeps a game's id at the live feed, and gives one id to one game only", async () => {
    await load({ game_id: id, espn: '401437650' });
    expect(await theGame()).toMatchObject({ feed_key: 'ESPN:401437650' });
    expect(
      await load({ game_id: id, espn: '401437650' }, { game_id: '2022_01_X_Y', away_team: 'X', home_team: 'Y', espn: '401437650' }),
    ).toMatchObject({ added: 1, unchanged: 1 });
    expect((await db.kysely.selectFrom('events').select('feed_key').orderBy('id').execute()).map((row) => row.feed_key)).toEqual([
      'ESPN:401437650',
      null,
    ]);
    await expect(load({ game_id: id, espn: 'soon' })).rejects.toThrow('espn "soon" is not an id of ESPN');
  });

  it('takes over a game that the live feed has brought, and leaves a line alone that was set by hand', async () => {
    await load({ game_id: id, espn: '401437650' });
    await db.kysely.updateTable('events').set({ source_key: 'ESPN:401437650', spread2: 7, manual_line: 1 }).execute();
    expect(await load({ game_id: id, espn: '401437650' })).toMatchObject({ added: 0, unchanged: 1 });
    expect(await theGame()).toMatchObject({ spread2: 7, feed_key: 'ESPN:401437650' });
  });

  it("refuses the NFL's file as college games, and a club in two games at once", async () => {
    const pairs = ['BUF MIA', 'KC DEN', 'SF SEA', 'DAL NYG', 'GB CHI', 'NE NYJ', 'PIT BAL', 'CLE CIN', 'TEN IND', 'JAX TB'];
    const file = gamesFile(
      ...pairs.map((pair, n) => ({ game_id: `2022_01_${n}x`, away_team: pair.split(' ')[0]!, home_team: pair.split(' ')[1]! })),
    );
    await expect(importGames({ db, clock }, file, { sport: 'NCAA' })).rejects.toThrow(
      'These are games of the NFL. Choose NFL as the sport.',
    );
    expect(await importGames({ db, clock }, file, { sport: 'NFL' })).toMatchObject({ added: 10 });
    const twice = load({ game_id: '2022_02_A' }, { game_id: '2022_02_B', away_team: 'ATL', home_team: 'CAR' });
    await expect(twice).rejects.toThrow('Line 3: ATL plays the game of line 2 at the same time');
    expect(
      await load({ game_id: '2022_02_A' }, { game_id: '2022_02_B', away_team: 'ATL', home_team: 'CAR', gametime: '20:15' }),
    ).toMatchObject({
      added: 2,
    });
  });
});
