import { FixedClock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import { describeSite } from '../../testing/engines';
import { importGames } from '../imports/import-games';
import { applyFeed } from './apply-feed';
import { readEspnScoreboard } from './espn/espn-scoreboard';
import { readOddsApi } from './odds/odds-api';
import {
  COLLEGE_LIVE,
  describeRecorded,
  FINAL_OVERTIME,
  FINAL_TIE,
  GAMES_CSV,
  LIVE_2022,
  ODDS_NEXT_WEEK,
  ODDS_UNDER_WAY,
  POSTPONED,
  recorded,
  scheduleOf,
  scoreboardOf,
} from './testing/recorded.fixture';

const at = (iso: string) => Date.parse(iso);

describeRecorded(
  'recorded feeds over real schedules',
  [GAMES_CSV, LIVE_2022, FINAL_OVERTIME, FINAL_TIE, POSTPONED, ODDS_UNDER_WAY, ODDS_NEXT_WEEK, COLLEGE_LIVE],
  () => {
    describeSite('taken in', (engine) => {
      let db: Database;
      beforeEach(async () => {
        db = await engine.open();
      });
      const schedule = (season: number, now: number) =>
        importGames({ db, clock: new FixedClock(now) }, scheduleOf(season), { sport: 'NFL' });
      const game = (key: string) => db.kysely.selectFrom('events').selectAll().where('source_key', '=', key).executeTakeFirstOrThrow();
      const nfl = (json: unknown, now: number) => applyFeed(db, now, readEspnScoreboard(json, 'NFL').games, 'scoreboard');

      it('week 1 of 2022: eight games live, then a tie and an overtime game final, and nothing goes back', async () => {
        const late = at('2022-09-11T20:05:00Z');
        await schedule(2022, at('2022-09-06T12:00:00Z'));
        expect(await nfl(recorded(LIVE_2022), late)).toEqual({ games: 16, added: 0, changed: 16, unknown: 0, refused: [] });
        expect(
          await db.kysely
            .selectFrom('events')
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .executeTakeFirstOrThrow(),
        ).toEqual({ n: 284 });
        const states = await db.kysely
          .selectFrom('events')
          .select(['state', ({ fn }) => fn.countAll<number>().as('n')])
          .where('week_start', '=', '2022-09-06')
          .groupBy('state')
          .orderBy('state')
          .execute();
        expect(states).toEqual([
          { state: 'final', n: 2 },
          { state: 'in_progress', n: 8 },
          { state: 'scheduled', n: 6 },
        ]);
        expect(await game('NFL:2022_01_JAX_WAS')).toMatchObject({
          score1: 22,
          score2: 20,
          status: 'Q4',
          time_left: '4:25',
          possession: 2,
          status_note: '3rd & 10 at WAS 36',
          tv: 'FOX',
        });
        expect(await game('NFL:2022_01_IND_HOU')).toMatchObject({ state: 'in_progress', score1: 20, score2: 20, possession: 1 });
        expect(await game('NFL:2022_01_BUF_LA')).toMatchObject({ state: 'final', score1: 31, score2: 10, status: 'Final' });
        expect(await game('NFL:2022_01_DEN_SEA')).toMatchObject({ state: 'scheduled', score1: null, tv: 'ESPN/ABC', spread2: 6.5 });

        expect(await nfl(scoreboardOf(FINAL_OVERTIME, FINAL_TIE), late + 3_600_000)).toMatchObject({ changed: 2, refused: [] });
        expect(await game('NFL:2022_01_PIT_CIN')).toMatchObject({
          state: 'final',
          score1: 23,
          score2: 20,
          status: 'F/OT',
          time_left: '0:00',
          possession: null,
          tv: 'CBS',
        });
        expect(await game('NFL:2022_01_IND_HOU')).toMatchObject({ state: 'final', score1: 20, score2: 20, status: 'F/OT' });

        expect((await nfl(recorded(LIVE_2022), late + 3_700_000)).refused).toEqual(
          expect.arrayContaining([
            expect.stringMatching(/^Steelers at Bengals is final/),
            expect.stringMatching(/^Colts at Texans is final/),
          ]),
        );
        expect(await game('NFL:2022_01_PIT_CIN')).toMatchObject({ state: 'final', score1: 23 });
      });

      it('the postponed game of 2014 is off and never final, and its replay keeps its own id', async () => {
        await schedule(2014, at('2014-11-18T12:00:00Z'));
        const replay = await game('NFL:2014_12_NYJ_BUF');
        expect(replay).toMatchObject({ feed_key: 'ESPN:400607990', kickoff_at: at('2014-11-25T00:00:00Z') });
        expect(await nfl(scoreboardOf(POSTPONED), at('2014-11-23T19:00:00Z'))).toMatchObject({ unknown: 1, added: 0, changed: 0 });
        expect(await game('NFL:2014_12_NYJ_BUF')).toEqual(replay);

        await db.kysely
          .updateTable('events')
          .set({ feed_key: 'ESPN:400554331', kickoff_at: at('2014-11-23T18:00:00Z'), week_start: '2014-11-18' })
          .where('id', '=', replay.id)
          .execute();
        expect(await nfl(scoreboardOf(POSTPONED), at('2014-11-23T19:00:00Z'))).toMatchObject({ changed: 1, refused: [] });
        expect(await game('NFL:2014_12_NYJ_BUF')).toMatchObject({ state: 'postponed', status: 'Postponed', score1: null, score2: null });
      });

      it('lines of December 2025: from several books, a game under way left alone', async () => {
        const now = at('2025-12-15T03:17:52Z');
        await schedule(2025, at('2025-09-01T12:00:00Z'));
        const vikings = await game('NFL:2025_15_MIN_DAL');
        const odds = async (file: string, instant: number) => applyFeed(db, instant, readOddsApi(recorded(file), 'NFL').games, 'odds');
        expect(await odds(ODDS_UNDER_WAY, now)).toMatchObject({ games: 16, unknown: 0, refused: [] });
        expect(await game('NFL:2025_15_MIN_DAL')).toEqual(vikings);
        expect(await game('NFL:2025_15_MIA_PIT')).toMatchObject({ spread2: -3 });
        expect(await odds(ODDS_NEXT_WEEK, at('2025-12-15T20:32:12Z'))).toMatchObject({ unknown: 0 });
        expect(await game('NFL:2025_16_PHI_WAS')).toMatchObject({ spread2: 6.5 });
      });

      it('a college Saturday comes in from the scoreboard alone', async () => {
        const { games } = readEspnScoreboard(recorded(COLLEGE_LIVE), 'NCAA');
        const now = at('2022-09-17T18:20:00Z');
        expect(await applyFeed(db, now, games, 'scoreboard')).toMatchObject({ added: 13, unknown: 0 });
        expect(await game('ESPN:401403888')).toMatchObject({
          sport: 'NCAA',
          team1: 'Georgia',
          team2: 'South Carolina',
          rank1: 1,
          rank2: null,
          status: 'Halftime',
          score1: 24,
          score2: 0,
          spread2: null,
          week_start: '2022-09-13',
        });
        expect(await game('ESPN:401403989')).toMatchObject({ state: 'scheduled', rank1: 12, rank2: 25, spread2: -3.5 });
        expect(await applyFeed(db, now + 30_000, games, 'scoreboard')).toMatchObject({ added: 0, changed: 0 });
      });
    });
  },
);
