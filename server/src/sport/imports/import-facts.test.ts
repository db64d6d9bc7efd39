import { FixedClock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import { describeByTurns } from '../../testing/engines';
import { knownFacts } from '../facts/facts.store';
import { applyFeed } from '../feeds/apply-feed';
import { readOddsApi } from '../feeds/odds/odds-api';
import { gamesFile, type FileGame } from './games-file.fixture';
import { importGames } from './import-games';

const id = '2022_01_NO_ATL';
const facts: FileGame = {
  game_id: id,
  total_line: '44.5',
  location: 'Neutral',
  roof: 'dome',
  away_qb_id: '00-1',
  away_qb_name: 'Jameis Winston',
  home_qb_name: 'Marcus Mariota',
};

describeByTurns('what a file tells of a game beside its line', (engine) => {
  let db: Database;
  const clock = new FixedClock(Date.UTC(2022, 8, 6, 12));
  beforeEach(async () => void (db = await engine.open()));
  const load = (...games: FileGame[]) => importGames({ db, clock }, gamesFile(...games), { sport: 'NFL' });
  const known = async () => {
    const { id: eventId } = await db.kysely.selectFrom('events').select('id').executeTakeFirstOrThrow();
    return (await db.read((tx) => knownFacts(tx, [eventId]))).get(eventId);
  };
  const all = {
    totalLine: 44.5,
    neutral: true,
    roof: 'dome',
    starters: [
      { id: '00-1', name: 'Jameis Winston', source: 'import', reason: '' },
      { id: 'name:marcus mariota', name: 'Marcus Mariota', source: 'import', reason: '' },
    ],
  };

  it('is kept with a new game, and once with one that was there', async () => {
    await load(facts);
    expect(await known()).toEqual(all);
    expect(await load(facts)).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    expect(await load({ ...facts, total_line: '45', home_qb_name: 'Desmond Ridder' })).toMatchObject({ changed: 1, unchanged: 0 });
    expect(await known()).toMatchObject({ totalLine: 45, starters: [{ id: '00-1' }, { name: 'Desmond Ridder' }] });
    const lines = await db.kysely.selectFrom('event_lines').select(['spread2', 'total_line', 'source']).orderBy('id').execute();
    expect(lines).toEqual([
      { spread2: 5.5, total_line: 44.5, source: 'import' },
      { spread2: 5.5, total_line: 45, source: 'import' },
    ]);
  });

  it('is not known where the file does not say, and is filled in later', async () => {
    await load({ game_id: id });
    expect(await known()).toEqual({ totalLine: null, neutral: null, roof: null, starters: [null, null] });
    expect(await load(facts)).toMatchObject({ changed: 1 });
    expect(await known()).toEqual(all);
    await load({ game_id: id });
    expect(await known()).toEqual(all);
  });

  it.each([
    [{ total_line: '44.3' }, 'total_line "44.3" is not a total in half points'],
    [{ total_line: '-3' }, 'total_line "-3"'],
    [{ location: 'Moon' }, 'location "Moon" is neither Home nor Neutral'],
    [{ roof: 'tent' }, 'roof "tent" is none of dome, closed, open, outdoors'],
    [{ away_qb_name: 'x'.repeat(61) }, 'away_qb_name'],
  ])('is refused whole when it makes no sense: %j', async (wrong, reason) => {
    await expect(load({ ...facts, ...wrong })).rejects.toThrow(reason);
    expect(await db.kysely.selectFrom('events').selectAll().execute()).toEqual([]);
  });

  it('comes from the books too: the middle of their totals, before kick-off', async () => {
    await load({ game_id: id });
    const book = (over: number, under = over) => ({
      markets: [
        {
          key: 'totals',
          outcomes: [
            { name: 'Over', point: over },
            { name: 'Under', point: under },
          ],
        },
      ],
    });
    const odds = [
      {
        home_team: 'Atlanta Falcons',
        away_team: 'New Orleans Saints',
        commence_time: '2022-09-11T17:00:00Z',
        bookmakers: [book(43.5), book(44.5), book(46), book(60, 10)],
      },
    ];
    const games = readOddsApi(odds, 'NFL').games;
    expect(await applyFeed(db, clock.now(), games, 'odds')).toMatchObject({ changed: 1 });
    expect(await applyFeed(db, clock.now(), games, 'odds')).toMatchObject({ changed: 0 });
    expect(await known()).toMatchObject({ totalLine: 44.5, neutral: null });
    expect(
      await applyFeed(db, Date.UTC(2022, 8, 11, 18), readOddsApi([{ ...odds[0], bookmakers: [book(50)] }], 'NFL').games, 'odds'),
    ).toMatchObject({
      changed: 0,
    });
  });
});
