import { tag, type Database } from '../../ground/db/database';
import { describeByTurns } from '../../testing/engines';
import { addGame } from '../../testing/rows.store';
import { applyFeed } from './apply-feed';
import type { FeedGame } from './feed-game';
import { feedGame, feedPlay, KICKOFF } from './testing/known-event.fixture';

const minute = 60_000;
const hour = 60 * minute;

describeByTurns('taking a feed in', (engine) => {
  let db: Database;
  let id: number;
  beforeEach(async () => {
    db = await engine.open();
    id = await addGame(db, {
      source_key: 'NFL:2022_01_NO_ATL',
      team1: 'Saints',
      team2: 'Falcons',
      abbrev1: 'NO',
      abbrev2: 'ATL',
      kickoff_at: KICKOFF,
      spread2: 5.5,
    });
  });

  const now = KICKOFF + hour;
  const take = (games: FeedGame[], at = now, source: 'scoreboard' | 'odds' = 'scoreboard') => applyFeed(db, at, games, source);
  const row = () => db.kysely.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const on = (score1: number, score2: number, timeLeft = '7:00') =>
    feedGame({
      play: feedPlay({ state: 'in_progress', score1, score2, status: 'Q2', timeLeft, possession: 1, note: '1st & 10 at NO 10' }),
    });
  const over = (score1: number, score2: number) =>
    feedGame({ play: feedPlay({ state: 'final', score1, score2, status: 'Final', timeLeft: '0:00' }) });

  it('puts a live game on the board and remembers its id', async () => {
    expect(await take([on(7, 3)])).toEqual({ games: 1, added: 0, changed: 1, unknown: 0, refused: [] });
    expect(await row()).toMatchObject({
      feed_key: 'ESPN:401437650',
      state: 'in_progress',
      score1: 7,
      score2: 3,
      status: 'Q2',
      time_left: '7:00',
      possession: 1,
      status_note: '1st & 10 at NO 10',
      tv: 'FOX',
      updated_at: now,
      spread2: 5.5,
    });
  });

  it('writes nothing when nothing is new', async () => {
    await take([on(7, 3)]);
    const tags = () => db.kysely.selectFrom('scopes').selectAll().orderBy('name').execute();
    const [before, counters] = [await row(), await tags()];
    expect(await take([on(7, 3)], now + 30_000)).toMatchObject({ changed: 0 });
    expect([await row(), await tags()]).toEqual([before, counters]);
  });

  it('never takes a game back, and says what it did not believe', async () => {
    await take([over(27, 26)]);
    for (const back of [on(27, 26), feedGame(), feedGame({ play: feedPlay({ state: 'postponed', status: 'Postponed' }) })]) {
      expect(await take([back], now + minute)).toMatchObject({
        changed: 0,
        refused: [expect.stringMatching(/^Saints at Falcons is final and cannot be/)],
      });
    }
    expect(await row()).toMatchObject({ state: 'final', score1: 27, score2: 26 });
  });

  it('takes points away when two answers a minute apart say so, across servers, and logs it', async () => {
    const other = await engine.openAgain(db);
    await take([on(7, 3)]);
    await take([on(6, 3)], now + minute);
    await applyFeed(other, now + minute + 30_000, [on(6, 3)], 'scoreboard');
    expect(await row()).toMatchObject({ score1: 7 });
    expect(await applyFeed(other, now + 2 * minute, [on(6, 3, '6:20')], 'scoreboard')).toMatchObject({ changed: 1, refused: [] });
    expect(await row()).toMatchObject({ score1: 6, score2: 3 });
    expect(await db.kysely.selectFrom('feed_corrections').selectAll().execute()).toEqual([]);
    const logged = await db.kysely.selectFrom('activity').selectAll().where('action', '=', 'game.corrected').execute();
    expect(logged.map(({ actor, before, after }) => [actor, JSON.parse(before!), JSON.parse(after!)])).toEqual([
      ['scoreboard', { id, score1: 7, score2: 3 }, { id, score1: 6, score2: 3 }],
    ]);
  });

  it('forgets points taken away by mistake', async () => {
    await take([on(7, 3)]);
    await take([on(0, 3)], now + minute);
    await take([on(7, 3)], now + 2 * minute);
    await take([on(0, 3)], now + 3 * minute);
    expect(await row()).toMatchObject({ score1: 7 });
  });

  it('moves a line until kick-off, the books before the scoreboard, and keeps its history', async () => {
    const line = (spread2: number) => feedGame({ spread2 });
    const names: FeedGame = {
      ...line(4),
      feedKey: null,
      listing: null,
      play: null,
      away: { code: '', name: '', fullName: 'New Orleans Saints' },
      home: { code: '', name: '', fullName: 'Atlanta Falcons' },
    };
    await take([line(5)], KICKOFF - 3 * hour);
    await take([names], KICKOFF - 2 * hour, 'odds');
    await take([line(6)], KICKOFF - hour);
    await take([{ ...names, spread2: 9 }], KICKOFF, 'odds');
    expect((await row()).spread2).toBe(4);
    const lines = await db.kysely.selectFrom('event_lines').select(['spread2', 'source']).orderBy('id').execute();
    expect(lines).toEqual([
      { spread2: 5, source: 'scoreboard' },
      { spread2: 4, source: 'odds' },
    ]);
  });

  it('moves a game to another day, and tells both weeks and the season', async () => {
    const tags = [tag.games('2022-09-06'), tag.games('2022-09-13'), tag.season(2022)];
    const before = tags.map((name) => db.tags.version([name]));
    await take([feedGame()], KICKOFF - 2 * hour);
    await take([feedGame({ kickoffAt: KICKOFF + 60 * hour })], KICKOFF - hour);
    expect(await row()).toMatchObject({ kickoff_at: KICKOFF + 60 * hour, week_start: '2022-09-13' });
    expect(tags.map((name, n) => db.tags.version([name]) - before[n]!).every((n) => n > 0)).toBe(true);
  });

  it('adds games that only the scoreboard knows, once, and none that are off or unknown to the site from a list of lines', async () => {
    const college = feedGame({
      sport: 'NCAA',
      feedKey: 'ESPN:1',
      kickoffAt: KICKOFF + 5 * hour,
      away: { code: 'OSU', name: 'Ohio State', fullName: 'Ohio State Buckeyes' },
      home: { code: 'TEX', name: 'Texas', fullName: 'Texas Longhorns' },
      spread2: -1.5,
      listing: { season: 2022, gameType: 'REG', rank1: 3, rank2: 1, tv: 'ABC', timeKnown: true },
    });
    const off = { ...college, feedKey: 'ESPN:2', play: feedPlay({ state: 'postponed' }) };
    expect(await take([college, college, off])).toEqual({ games: 3, added: 1, changed: 0, unknown: 1, refused: [] });
    expect(await take([college, off])).toMatchObject({ added: 0, changed: 0, unknown: 1 });
    const [, added] = await db.kysely.selectFrom('events').selectAll().orderBy('id').execute();
    expect(added).toMatchObject({
      source_key: 'ESPN:1',
      sport: 'NCAA',
      team1: 'Ohio State',
      abbrev2: 'TEX',
      rank1: 3,
      spread2: -1.5,
      week_start: '2022-09-06',
      state: 'scheduled',
      score1: null,
    });
    expect(await take([{ ...college, feedKey: null, kickoffAt: KICKOFF + 90 * hour, spread2: 2 }], now, 'odds')).toMatchObject({
      unknown: 1,
      changed: 0,
    });
  });

  it('takes a postponed game up again when it is played under another id', async () => {
    await take([feedGame({ play: feedPlay({ state: 'postponed', status: 'Postponed' }) })], KICKOFF - hour);
    expect(await row()).toMatchObject({ state: 'postponed', status: 'Postponed' });
    const replay = feedGame({ feedKey: 'ESPN:2', kickoffAt: KICKOFF + 30 * hour });
    expect(await take([replay], KICKOFF)).toMatchObject({ added: 0, changed: 1 });
    expect(await row()).toMatchObject({ state: 'scheduled', status: '', feed_key: 'ESPN:2', kickoff_at: KICKOFF + 30 * hour });
    await take([feedGame({ play: feedPlay({ state: 'postponed', status: 'Postponed' }) })], KICKOFF + hour);
    expect(await row()).toMatchObject({ state: 'scheduled', feed_key: 'ESPN:2' });
  });

  it('is not moved by an answer that is stuck: neither clock nor score nor grade goes back, however often it comes', async () => {
    await take([on(0, 0, '9:30')]);
    await take([on(7, 3, '5:10')], now + minute);
    for (const seconds of [10, 80, 150, 400])
      expect(await take([on(0, 0, '9:30')], now + minute + seconds * 1000)).toMatchObject({
        changed: 0,
        refused: [expect.stringContaining('has its clock turned back')],
      });
    expect(await row()).toMatchObject({ score1: 7, score2: 3, time_left: '5:10' });
  });

  it('takes the rest of an answer in when two feeds tell one id of two games', async () => {
    const other = await addGame(db, {
      source_key: 'NCAA:2022_01_TEX_OSU',
      sport: 'NCAA',
      team1: 'Texas',
      team2: 'Ohio State',
      abbrev1: 'TEX',
      abbrev2: 'OSU',
      kickoff_at: KICKOFF,
      spread2: -3,
      feed_key: 'ESPN:401437650',
    });
    expect(await take([on(7, 3)])).toMatchObject({ changed: 1, refused: [] });
    expect(await row()).toMatchObject({ score1: 7, feed_key: null });
    const kept = await db.kysely.selectFrom('events').select('feed_key').where('id', '=', other).executeTakeFirstOrThrow();
    expect(kept.feed_key).toBe('ESPN:401437650');
  });
});
