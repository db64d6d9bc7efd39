import { FixedClock } from '../ground/clock/clock';
import { importGames } from '../sport/imports/import-games';
import { readSeason, type RealGame } from './independent/season';
import { gamesCsv } from './independent/source';
import { describeRealSeasons, seasonsOn } from './real-seasons';

/** What the board must know of a game, by the book. */
function byTheBook(game: RealGame, firstTuesday: number) {
  return {
    source_key: `NFL:${game.key}`,
    kickoff_at: game.kickoff,
    week_start: new Date(firstTuesday + (game.week - 1) * 7 * 86_400_000).toISOString().slice(0, 10),
    abbrev1: game.away,
    abbrev2: game.home,
    spread2: game.homeLine,
    score1: game.awayScore,
    score2: game.homeScore,
  };
}

describeRealSeasons('seasons as they were really played', (engine) => {
  // 2003 has 9 pm written as 09:00, 2006 the old clock-change law, 2020 seventeen weeks, 2022 the game never played.
  it.each(
    seasonsOn(engine, [
      [2003, '2003-09-02'],
      [2006, '2006-09-05'],
      [2020, '2020-09-08'],
      [2022, '2022-09-06'],
      [2024, '2024-09-03'],
    ] as const),
  )(
    '%i comes in as the book has it',
    async (season, tuesday) => {
      const db = await engine.open();
      const clock = new FixedClock(Date.UTC(2026, 0, 1));
      await importGames({ db, clock }, gamesCsv(), { sport: 'NFL', season });
      const games = await db.kysely
        .selectFrom('events')
        .select(['source_key', 'kickoff_at', 'week_start', 'abbrev1', 'abbrev2', 'spread2', 'score1', 'score2'])
        .execute();
      const book = readSeason(gamesCsv(), season);
      const order = (a: { source_key: string }, b: { source_key: string }) => (a.source_key < b.source_key ? -1 : 1);
      expect(games.sort(order)).toEqual(book.map((game) => byTheBook(game, Date.parse(tuesday))).sort(order));
      expect(games.some((game) => Object.is(game.spread2, -0))).toBe(false);
    },
    30_000,
  );
});
