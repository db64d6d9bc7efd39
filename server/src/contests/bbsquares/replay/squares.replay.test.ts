import { FixedClock } from '../../../ground/clock/clock';
import type { Database } from '../../../ground/db/database';
import { newProofSite } from '../../../ground/proof/proof-site';
import { markMode } from '../../../ground/settings/mode';
import { seasonsOn } from '../../../replay/real-seasons';
import { bracketOfFiles } from '../../../sport/imports/ncaab/bracket-of-files';
import { importNcaab } from '../../../sport/imports/ncaab/import-ncaab';
import { readNcaabFiles } from '../../../sport/imports/ncaab/ncaab-files';
import { describeTournaments, describeTournamentsOnEachEngine, ncaabTexts } from '../../../sport/imports/ncaab/ncaab.fixture';
import { applyVisibleResults } from '../../../sport/results/apply-visible-results';
import { addEntry } from '../../../testing/rows.store';
import { addAccount, basic, testSite } from '../../../testing/site';
import { contests as plugs } from '../../index';
import { createMemories } from '../../memories';
import { openContests } from '../../open-contests';
import { PageProcess } from '../../periods/testing/page-process';
import { throwAwayPeriods } from '../../periods/testing/thrown-away.store';
import { logKeeper } from '../../proof/testing/log-keeper';
import { squaresPage } from '../board/bbsquares.page';
import { AMOUNTS } from '../board/payouts.rules';
import { squaresReader } from '../board/read-board';
import { payGames, winsOfSquares, type CountedGame } from '../board/winners.rules';
import { drawAgent } from '../draw/draw.agent';
import { checkBoard } from '../testing/checked-board';
import { csvGames, firstFourTeams, properGames, type CsvGame } from './csv-boards';

const COLUMNS = [3, 8, 0, 5, 1, 9, 7, 2, 6, 4];
const ROWS = [1, 6, 4, 9, 0, 7, 3, 5, 8, 2];
const DAY = 86_400_000;
/** What a game of each round pays of a pot of 1,000: 32 of the first, then 16, 8, 4, 2, 1. */
const EACH = [8, 12, 22, 36, 56, 120];

/** Wins by square as the test adds them up itself. */
function ownWins(games: readonly CsvGame[], columns: readonly number[], rows: readonly number[]): Map<number, number> {
  const wins = new Map<number, number>();
  for (const { winnerScore, loserScore } of games) {
    const place = 10 * rows.indexOf(loserScore % 10) + columns.indexOf(winnerScore % 10);
    wins.set(place, (wins.get(place) ?? 0) + 1);
  }
  return wins;
}

describeTournaments('every season of 1985 to 2025 as a board with typed numbers', () => {
  it('has the wins of each square, and pays the pot of 1,000 to the point', () => {
    const all = csvGames();
    const early = firstFourTeams();
    const holders = new Map(Array.from({ length: 100 }, (_, place) => [place, 1 + (place % 10)]));
    const seasons = readNcaabFiles(ncaabTexts()).seasons.filter(({ results }) => results.length > 0);
    expect(seasons).toHaveLength(39);
    for (const files of seasons) {
      const bracket = bracketOfFiles(files);
      const counted: CountedGame[] = bracket.games
        .filter(({ key }) => !key.startsWith('r0'))
        .map(({ key, tipoffAt, result, walkover }) => ({
          key,
          round: Number(key[1]),
          number: Number(key.slice(3)),
          tipoffAt,
          state: walkover ? 'cancelled' : 'final',
          score1: result?.score1 ?? null,
          score2: result?.score2 ?? null,
          walkover: walkover !== null,
          half: undefined,
        }));
      const pays = payGames(counted, { pot: 1000, amounts: AMOUNTS, halftimePct: 0, numbers: { columns: COLUMNS, rows: ROWS }, holders });
      const squares = winsOfSquares(pays);
      const own = properGames(
        all.filter(({ season }) => season === files.season),
        early.get(files.season) ?? new Set(),
      );
      expect([files.season, own.length]).toEqual([files.season, files.season === 2021 ? 62 : 63]);
      expect([files.season, new Map([...squares].map(([place, { wins }]) => [place, wins]))]).toEqual([
        files.season,
        ownWins(own, COLUMNS, ROWS),
      ]);
      expect([files.season, [...squares.values()].reduce((sum, { winnings }) => sum + winnings, 0)]).toEqual([files.season, 1000]);
    }
  });
});

describeTournamentsOnEachEngine('a drawn board of a real tournament', (engine) => {
  it.each(seasonsOn(engine, [2023, 2025]))('%i, day by day from Selection Sunday to the final', async (year) => {
    const db: Database = await engine.open();
    const [proof, contests] = [newProofSite(), openContests(db, plugs)];
    const site = await testSite(db, { proof, contests });
    const { look } = logKeeper({ db, clock: site.clock, contests, proof });
    const { clock, call } = site;
    const selection = bracketOfFiles(readNcaabFiles(ncaabTexts(year)).seasons[0]!).opensAt;
    clock.set(selection);
    await db.write((tx) => markMode(tx, 'practice'));
    const names = Array.from({ length: 10 }, (_, index) => `Player${index}`);
    const users = await Promise.all(names.map((name, index) => addAccount(db, name, 'secret', { isAdmin: index === 0 })));
    const as = names.map((name) => basic(name, 'secret'));
    const { data } = await call('POST ad/add_contest', { as: as[0]!, body: { contest_type: 'bbsquares', name: 'Oak Street', year } });
    const contest_id = data!.id!;
    const entries: number[] = [];
    for (const [index, user_id] of users.entries()) entries.push(await addEntry(db, { contest_id, user_id, entry_name: `Entry ${index}` }));
    await importNcaab({ db, clock: new FixedClock(selection) }, ncaabTexts(year), {});
    const page = async () => (await call('GET bbsquares/pagedata', { as: as[1]!, query: { contest_id } })).data!;
    const agent = drawAgent();
    const show = async (now: number) => {
      clock.set(now);
      await applyVisibleResults(db, now);
      await agent.run({ db, clock, log: { warn: () => {} }, signal: new AbortController().signal });
    };

    await look();
    // Five squares each on Sunday, the others come in until the lock.
    for (const [index, entry_id] of entries.entries())
      await call('POST bbsquares/claim_random', { as: as[index]!, body: { contest_id, entry_id, count: 5 } });
    const { lock_at } = (await page()).config.data[0]!;
    for (const [index, entry_id] of entries.entries()) {
      await show(Math.round(selection + (index * (Date.parse(lock_at) - selection)) / 11));
      expect((await call('POST bbsquares/claim_random', { as: as[index]!, body: { contest_id, entry_id, count: 5 } })).status).toBe(200);
    }
    expect((await page()).config.data[0]).toMatchObject({ state: 'full', claimed: 100 });
    await show(Date.parse(lock_at));
    expect(
      (await call('POST bbsquares/savesquare', { as: as[1]!, body: { type: 'square', contest_id, x_pos: 0, y_pos: 0, entry_id: 0 } })).error
        ?.code,
    ).toBe('board_locked');

    const early = firstFourTeams().get(year)!;
    const proper = properGames(
      csvGames().filter(({ season }) => season === year),
      early,
    );
    let days = 0;
    for (let now = Date.parse(lock_at); now < selection + 24 * DAY; now += DAY) {
      // Morning: the games of all days before are over.
      const morning = now - (now % DAY) + DAY + 10 * 3_600_000;
      await show(morning);
      const shown = await page();
      await throwAwayPeriods(db);
      const anew = new PageProcess(db, clock, squaresPage(squaresReader(createMemories(db))), { contestId: contest_id, year });
      expect((await anew.ask({ userId: users[1]!, username: names[1]!, isAdmin: false, groupNumber: 1, deviceId: null })).data).toEqual(
        shown,
      );
      const { config, squares, entries: standings, payouts, events } = shown;
      await look();
      if (days % 4 === 0) await checkBoard(db, proof, contest_id, standings.data);
      const finals = events.data.filter(({ round, state }) => round > 0 && state === 'final').length;
      if (config.data[0]!.state === 'locked') continue;
      days += 1;
      const columns = squares.data.slice(0, 10).map(({ x_score }) => x_score!);
      const rows = squares.data.filter(({ x_pos }) => x_pos === 0).map(({ y_score }) => y_score!);
      const played = proper.slice(0, finals);
      expect(played.at(-1)?.day).not.toBe(proper[finals]?.day);
      const wins = ownWins(played, columns, rows);
      expect(new Map(squares.data.filter(({ wins: count }) => count > 0).map(({ ID, wins: count }) => [ID, count]))).toEqual(wins);
      const paid = [32, 16, 8, 4, 2, 1].reduce(
        ({ rest, sum }, count, round) => ({ rest: Math.max(0, rest - count), sum: sum + Math.min(rest, count) * EACH[round]! }),
        { rest: finals, sum: 0 },
      ).sum;
      expect(payouts.data.reduce((sum, row) => sum + row.paid, 0)).toBe(paid);
      expect(standings.data.reduce((sum, row) => sum + row.winnings, 0)).toBe(paid);
      for (const standing of standings.data) {
        const own = squares.data.filter(({ entry_id }) => entry_id === standing.id);
        expect([standing.squares, standing.wins]).toEqual([10, own.reduce((sum, one) => sum + (wins.get(one.ID) ?? 0), 0)]);
      }
    }
    expect(days).toBeGreaterThan(18);
    const { config, payouts, entries: final } = await page();
    expect(config.data[0]).toMatchObject({ state: 'finished', level: 'A' });
    await checkBoard(db, proof, contest_id, final.data);
    expect(payouts.data.reduce((sum, row) => sum + row.paid, 0)).toBe(1000);
  });
});
