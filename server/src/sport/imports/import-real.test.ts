import { FixedClock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import { markMode } from '../../ground/settings/mode';
import { describeByTurns } from '../../testing/engines';
import { describeRecorded, GAMES_CSV, recordedText } from '../feeds/testing/recorded.fixture';
import { gamesOfWeeks, seasonStart } from '../games/games.store';
import { weekNumber } from '../games/week.rules';
import type { ImportedGame } from './game-row.rules';
import { gamesOf, importGames } from './import-games';

const kickoff = (iso: string) => Date.parse(iso);

describeRecorded('the real file', [GAMES_CSV], () => {
  const csv = () => recordedText(GAMES_CSV);
  let all: ImportedGame[];
  beforeAll(() => {
    all = gamesOf(csv(), { sport: 'NFL' });
  });
  const season = (year: number) => all.filter((one) => one.season === year);
  const game = (year: number, key: string) => season(year).find((one) => one.sourceKey === `NFL:${key}`);

  it('is taken in whole, season by season', () => {
    expect(all).toHaveLength(6706);
    expect(season(2022)).toHaveLength(284);
    expect(season(2024)).toHaveLength(285);
    expect(() => gamesOf(csv(), { sport: 'NFL', season: 2021 })).toThrow('no games of season 2021');
  });

  it('has no Buffalo at Cincinnati in week 17 of 2022, which was never played to its end', () => {
    expect(season(2022).filter((one) => one.sourceKey.startsWith('NFL:2022_17_') && [one.abbrev1, one.abbrev2].includes('BUF'))).toEqual(
      [],
    );
  });

  it('gives the home line: Philadelphia was favoured by one in Super Bowl LVII and lost 35-38', () => {
    expect(game(2022, '2022_22_KC_PHI')).toMatchObject({ abbrev2: 'PHI', spread2: -1, result: { score1: 38, score2: 35 } });
    expect(game(2022, '2022_01_BUF_LA')).toMatchObject({ spread2: 1, kickoffAt: kickoff('2022-09-09T00:20:00Z') });
  });

  it("knows ties, pushes and pick'ems", () => {
    const ties = season(2022).filter(({ result }) => result!.score1 === result!.score2);
    expect(ties.map((one) => one.sourceKey)).toEqual(['NFL:2022_01_IND_HOU', 'NFL:2022_13_WAS_NYG']);
    expect(ties.every(({ result }) => result!.overtime)).toBe(true);
    const pushes = (year: number) => season(year).filter(({ result, spread2 }) => result!.score2 + spread2! === result!.score1).length;
    expect([pushes(2022), pushes(2024)]).toEqual([10, 4]);
    const pickems = all.filter(({ spread2 }) => spread2 === 0);
    expect(pickems.length).toBeGreaterThan(20);
    expect(pickems.some(({ spread2 }) => Object.is(spread2, -0))).toBe(false);
  });

  it('keeps the wall time across the clock changes and the ocean', () => {
    expect(game(2022, '2022_08_DEN_JAX')?.kickoffAt).toBe(kickoff('2022-10-30T13:30:00Z')); // London
    expect(game(2022, '2022_09_SEA_ARI')?.kickoffAt).toBe(kickoff('2022-11-06T21:05:00Z'));
    expect(game(2022, '2022_10_SEA_TB')?.kickoffAt).toBe(kickoff('2022-11-13T14:30:00Z')); // Munich
    expect(game(1999, '1999_01_MIN_ATL')?.kickoffAt).toBe(kickoff('1999-09-12T17:00:00Z'));
    const mondays = all.filter((one) => one.season >= 2000 && one.season <= 2005 && new Date(one.kickoffAt).getUTCHours() === 13);
    expect(mondays).toEqual([]);
  });

  it('numbers the weeks as the league does, in every season', () => {
    for (const year of [1999, 2001, 2012, 2020, 2022, 2024]) {
      const games = season(year).filter((one) => one.gameType === 'REG');
      const first = games.map((one) => one.weekStart).sort()[0]!;
      // In 2001 a week was left out in September and the league's numbers waited for it; contest windows go on counting.
      // In 2020 three games were put off to a Tuesday or Wednesday, so into the next window.
      const elsewhere = games.filter((one) => weekNumber(first, one.weekStart) !== Number(one.sourceKey.split('_')[1]));
      expect([year, elsewhere.length]).toEqual([year, { 2001: 233, 2020: 3 }[year] ?? 0]);
    }
  });

  describeByTurns('comes in', (engine) => {
    const clock = new FixedClock(kickoff('2022-09-06T12:00:00Z'));
    let db: Database;
    beforeAll(async () => {
      db = await engine.open();
      await db.write((tx) => markMode(tx, 'practice'));
    });

    it('and starts the season on Tuesday 2022-09-06', async () => {
      expect(await importGames({ db, clock }, csv(), { sport: 'NFL', season: 2022 })).toEqual({
        added: 284,
        changed: 0,
        unchanged: 0,
        results: 284,
      });
      expect(await db.read((tx) => seasonStart(tx, 2022, ['NFL']))).toBe('2022-09-06');
    });

    it('shows none of the results that are still to come', async () => {
      const games = await db.read((tx) => gamesOfWeeks(tx, '2022-09-06', '2023-02-28', ['NFL']));
      expect(games).toHaveLength(284);
      expect(games.every((game) => game.state === 'scheduled' && game.score1 === null && game.spread2 !== null)).toBe(true);
      expect(games[0]).toMatchObject({ team1: 'Bills', team2: 'Rams', weekStart: '2022-09-06', sport: 'NFL' });
    });

    it('a second time without changing anything', async () => {
      const lines = () => db.read((tx) => tx.selectFrom('event_lines').selectAll().execute());
      const [before, tags] = [await lines(), await db.kysely.selectFrom('scopes').selectAll().orderBy('name').execute()];
      expect(await importGames({ db, clock }, csv(), { sport: 'NFL', season: 2022 })).toEqual({
        added: 0,
        changed: 0,
        unchanged: 284,
        results: 0,
      });
      expect(await lines()).toEqual(before);
      expect(await db.kysely.selectFrom('scopes').selectAll().orderBy('name').execute()).toEqual(tags);
    });

    it('beside another season', async () => {
      expect(await importGames({ db, clock }, csv(), { sport: 'NFL', season: 2024 })).toMatchObject({ added: 285 });
      expect(await db.read((tx) => seasonStart(tx, 2024, ['NFL']))).toBe('2024-09-03');
    });
  });
});
