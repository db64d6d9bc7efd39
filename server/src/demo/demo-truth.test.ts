import { contests } from '../contests';
import { DEMO_SEASON, DEMO_START, FRIDAY_START, livedUntil, MONDAY_START } from '../contests/demo/demo-season';
import { demoTournament } from '../contests/demo/tournament/demo-tournament';
import { AUCTION_START, MARCH_START } from '../contests/demo/tournament/fill-demo-tournament';
import { openContests } from '../contests/open-contests';
import type { Database } from '../ground/db/database';
import { must } from '../ground/must';
import { teamName } from '../sport/games/teams';
import { describeSite } from '../testing/engines';
import { everyRow } from '../testing/every-row.store';
import { basic, testSite, type TestSite } from '../testing/site';
import { DEMO_PASSWORD } from './demo-users';
import { fillDemoLeague } from './fill-demo-league';
import { readWelcome } from './welcome.store';

/** Columns that tell what is to come, or for how long something holds. */
const MAY_COME =
  /^(kickoff|tip|tipoff|tee|first_tee|starts?|ends?|opens?|closes?|locks?|lock|expires|due|until|next|not_before|give_up)(_|$)/;
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** What is dated later than a demo's own now. */
const later = async (db: Database, now: number): Promise<string[]> =>
  Object.entries(await everyRow(db)).flatMap(([table, rows]) =>
    // Golf's tournament is written as it will have been published, and its picks ahead; both are read as of now.
    /^(golf|pick1)_/.test(table)
      ? []
      : (rows as Record<string, unknown>[]).flatMap((row) =>
          Object.entries(row)
            .filter(([column, at]) => /(^|_)at$/.test(column) && !MAY_COME.test(column) && Number(at) > now)
            .map(([column, at]) => `${table}.${column} ${new Date(Number(at)).toISOString()}`),
        ),
  );

describeSite('what the demo tells', (engine) => {
  let db: Database;
  let site: TestSite;
  const rusty = basic('rusty', DEMO_PASSWORD);
  beforeAll(async () => {
    db = await engine.open();
    await fillDemoLeague(db, contests);
    site = await testSite(db);
    site.clock.set(DEMO_START);
  });
  afterAll(() => site.app.close());

  it('has happened: nothing is dated after its own now', async () => {
    expect(await later(db, DEMO_START)).toEqual([]);
  });

  it.each([DEMO_SEASON, DEMO_SEASON - 1])('adds up in football, %s: board, weeks, years, all time and the pot', async (year) => {
    const call = { as: rusty, query: { year } };
    const board = (await site.call('GET football/pagedata', call)).data!;
    const season = (await site.call('GET football/season', call)).data!;
    const { all_time_data: ever } = (await site.call('GET football/alltimeview', { as: rusty })).data!;
    const overall = board.standings.data.filter((row) => row.Week === 0);
    expect(overall.length).toBeGreaterThan(5);
    for (const { EntryName, Wins, Losses, Points } of overall) {
      const history = (await site.call('GET football/history', { as: rusty, query: { year, entryname: EntryName } })).data!;
      const total = (key: 'Wins' | 'Losses' | 'Points') => sum(history.weeks.data.map((row) => row[key]));
      const prizes = sum(season.payouts.data.filter((row) => row.Final === 1 && row.EntryName === EntryName).map((row) => row.Points));
      expect([EntryName, total('Wins'), total('Losses'), total('Points') + prizes]).toEqual([EntryName, Wins, Losses, Points]);
      const years = history.yearly_results.data;
      expect(years.find((row) => row.Year === year)).toMatchObject({ Wins, Losses, Points });
      const all = must(
        ever.data.find((row) => row.football_entryname === EntryName),
        EntryName,
      );
      expect([all.wins, all.losses, all.winnings, all.years]).toEqual([
        sum(years.map((row) => row.Wins)),
        sum(years.map((row) => row.Losses)),
        sum(years.map((row) => row.Points)),
        years.length,
      ]);
    }
    const config = season.config.data[0]!;
    const won = season.ledger.data.map(({ Winners, Each }) => (Winners === '' ? 0 : Each * Winners.split(', ').length));
    const final = sum(season.payouts.data.filter((row) => row.Final === 1).map((row) => row.Points));
    expect(config.Paid).toBe(sum(won) + final);
    if (config.SeasonOver === 1) expect(config.Paid).toBe(config.Pot);
  });

  it('adds up over the years: periods stand as the console reports them, and seasons are the sum of their weeks', async () => {
    const { modules, memories } = openContests(db, contests);
    const told = await db.read(async (tx) => {
      const all = [];
      for (const { results, season } of modules)
        for (const contest of results ? await memories.directory.in(tx).contestsOfKind(results.type) : [])
          all.push({
            ...(await results!.read(tx, contest, DEMO_START)),
            reported: new Map((await season!.report.standings(tx, contest, DEMO_START)).map(({ ID, Rank }) => [ID, Rank])),
          });
      return all;
    });
    expect(new Set(told.flatMap(({ rounds }) => rounds.map(({ kind, title }) => (kind === 'week' ? kind : title)))).size).toBeGreaterThan(
      10,
    );
    expect(told.filter(({ season }) => season).length).toBeGreaterThanOrEqual(2);
    for (const { rounds, season, reported } of told) {
      for (const { results } of rounds)
        for (const one of results) expect(one.rank).toBe(1 + results.filter(({ rank }) => rank < one.rank).length);
      for (const { results } of rounds)
        for (const one of results) expect(results.some(({ rank, score }) => rank < one.rank && score[0] < one.score[0])).toBe(false);
      const [only] = rounds;
      const whole =
        season ?? (only && ['board', '1', '2'].includes(only.key) && only.kind === 'tournament' && rounds.length === 1 ? only : undefined);
      for (const { entryId, rank } of whole?.results ?? []) expect([entryId, rank]).toEqual([entryId, reported.get(entryId)]);
      for (const { entryId, score } of season?.results ?? [])
        expect(sum(rounds.flatMap(({ results }) => results.find((one) => one.entryId === entryId)?.score[0] ?? []))).toBe(score[0]);
    }
  });

  it('has favorites: the most popular pick of the week is that of a third of the pool, and others have few', async () => {
    const { popular, config } = (await site.call('GET football/pagedata', { as: rusty })).data!;
    const counts = popular.data.map((row) => row.Count).sort((a, b) => b - a);
    expect(counts[0]).toBeGreaterThanOrEqual(config.data[0]!.NumEntries / 3);
    expect(counts[0]).toBeGreaterThanOrEqual(2 * must(counts[Math.floor(counts.length / 2)], 'a pick in the middle'));
  });

  it('adds up in NFL wins: each club once, points as its teams have won', async () => {
    const { standings, teams } = (await site.call('GET football/footballwins_pagedata', { as: rusty })).data!;
    expect(new Set(teams.data.map((row) => row.team_name)).size).toBe(teams.data.length);
    const points = (entry: number) => sum(teams.data.filter((row) => row.entry_id === entry).map((row) => row.wins + row.ties / 2));
    const overall = standings.data.filter((row) => row.Week === 0);
    expect(overall.length).toBeGreaterThan(3);
    expect(overall.map((row) => [row.EntryName, row.Points])).toEqual(overall.map((row) => [row.EntryName, points(row.entry_id)]));
    const season = (await site.call('GET football/footballwins_season', { as: rusty })).data!;
    const race = new Map(season.race.data.map((row) => [row.EntryName, row.Points]));
    expect(overall.map((row) => race.get(row.EntryName))).toEqual(overall.map((row) => row.Points));
  });

  it('adds up in Underdogs: standings as the grid counts', async () => {
    const { standings, picks } = (await site.call('GET underdogs/pagedata', { as: rusty })).data!;
    const count = (entry: number, grade: string) => picks.data.filter((row) => row.entry_id === entry && row.Grade === grade).length;
    for (const row of standings.data)
      expect([row.EntryName, row.Wins, row.Covers, row.Losses]).toEqual([
        row.EntryName,
        ...['W', 'C', 'L'].map((grade) => count(row.ID, grade)),
      ]);
  });

  it('auctioned its teams before the first tip-off, with bids, and every point that was paid is in the pot', async () => {
    // The play-in games come before it: each pair of them is sold as one team.
    const firstTip = Math.min(...demoTournament().games.flatMap(({ key, tipoffAt }) => (key.startsWith('r1') ? [tipoffAt] : [])));
    const log = await db.read((tx) => tx.selectFrom('auction_log').selectAll().orderBy('contest_id').orderBy('seq').execute());
    expect(log.length).toBeGreaterThan(100);
    expect(log.filter(({ at }) => at >= firstTip)).toEqual([]);
    site.clock.set(MARCH_START);
    for (const group of [1, 2]) {
      const { owners, teams, config, settlement } = (
        await site.call('GET bbauction/pagedata', { as: rusty, query: { year: DEMO_SEASON, group } })
      ).data!;
      const { Pot, Paid } = config.data[0]!;
      expect([sum(owners.data.map((row) => row.TotalPaid)), sum(teams.data.map((row) => row.Price ?? 0))]).toEqual([Pot, Pot]);
      expect(sum(owners.data.map((row) => row.TotalWon))).toBe(Paid);
      // A tournament is on, so everything that could be sold was.
      expect(teams.data.filter((row) => row.Price === null)).toEqual([]);
      expect(sum(settlement.data.map((row) => row.points))).toBeGreaterThanOrEqual(0);
    }
    site.clock.set(DEMO_START);
  });

  it('sells every team after bids that rise, each by somebody who had the points', async () => {
    const log = await db.read((tx) => tx.selectFrom('auction_log').selectAll().orderBy('contest_id').orderBy('seq').execute());
    const bids = log.filter(({ type }) => type === 'bid');
    const sold = log.filter(({ type, kind }) => type === 'sold' && kind === 'hammer');
    expect(sold.length).toBe(64);
    for (const sale of sold) {
      const own = bids.filter((bid) => bid.contest_id === sale.contest_id && bid.lot === sale.lot);
      const amounts = own.map(({ amount }) => must(amount, 'what was bid'));
      expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => a - b));
      expect([own.at(-1)?.entry_id, amounts.at(-1)]).toEqual([sale.entry_id, sale.amount]);
      expect(own.every(({ at }) => at <= sale.at)).toBe(true);
    }
    const spent = (entry: number | null) => sum(sold.filter((one) => one.entry_id === entry).map(({ amount }) => must(amount, 'a price')));
    expect(Math.max(...sold.map((one) => spent(one.entry_id)))).toBeLessThanOrEqual(260);
  });

  it('adds up in squares: who won, what was paid, and one winner a game', async () => {
    const { entries, squares, payouts, config } = (await site.call('GET bbsquares/pagedata', { as: rusty })).data!;
    const paid = sum(payouts.data.map((row) => row.paid));
    expect(sum(entries.data.map((row) => row.winnings))).toBe(sum(squares.data.map((row) => row.winnings)));
    expect(sum(entries.data.map((row) => row.winnings))).toBe(paid);
    expect(paid).toBeLessThanOrEqual(config.data[0]!.Pot);
    expect(sum(entries.data.map((row) => row.wins))).toBeLessThanOrEqual(sum(payouts.data.map((row) => row.played)));
  });

  it('says of games what happened in them, after they happened, and nothing twice in a row', async () => {
    const [said, games, names] = await db.read((tx) =>
      Promise.all([
        tx.selectFrom('smack').selectAll().orderBy('created_at').execute(),
        tx.selectFrom('events').selectAll().where('sport', '=', 'NFL').where('state', '=', 'final').execute(),
        tx.selectFrom('entries').select('entry_name').execute(),
      ]),
    );
    const clubs = [...new Set(games.flatMap((game) => [game.team1, game.team2]))];
    const wrong = said.filter(({ message, created_at: at }) => {
      const [winner, loser] = /^(.+) outright over (.+)\. That/.exec(message)?.slice(1) ?? [];
      if (winner === undefined || loser === undefined) return false;
      return !games.some((game) => {
        const [one, two] = [game.team1, game.team2];
        const [won, lost] = (game.score1 ?? 0) > (game.score2 ?? 0) ? [one, two] : [two, one];
        return won === winner && lost === loser && game.kickoff_at < at;
      });
    });
    expect(clubs).toContain(teamName('NFL', 'BUF'));
    expect(wrong).toEqual([]);
    const blank = [...clubs, ...names.map((row) => row.entry_name)].sort((a, b) => b.length - a.length);
    const bare = (message: string) => blank.reduce((text, name) => text.replaceAll(name, '_'), message);
    for (const board of new Set(said.map((row) => row.board))) {
      const rows = said.filter((row) => row.board === board);
      const shown = rows.slice(-12).map(({ message }) => bare(message));
      expect([board, shown.filter((one, n) => shown.indexOf(one) !== n)]).toEqual([board, []]);
    }
  });
});

describeSite('the demo on the evening of its auction', (engine) => {
  it('is in the middle of it, and nothing of it is dated later', async () => {
    const db = await engine.open();
    await fillDemoLeague(db, contests, AUCTION_START);
    const log = await db.read((tx) => tx.selectFrom('auction_log').selectAll().orderBy('contest_id').orderBy('seq').execute());
    expect(log.filter(({ at }) => at > AUCTION_START)).toEqual([]);
    expect(log.at(-1)?.type).toBe('paused');
    const said = await db.read((tx) => tx.selectFrom('smack').selectAll().where('board', 'like', 'bbauction%').execute());
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((row) => row.created_at > AUCTION_START)).toEqual([]);
  });
});

describeSite('the other moments of its week', (engine) => {
  const opened = async (start: number) => {
    const db = await engine.open();
    await fillDemoLeague(db, contests, start);
    const site = await testSite(db);
    site.clock.set(start);
    const as = basic('rusty', DEMO_PASSWORD);
    // Before the season its people have come as far as in the usual demo.
    if (livedUntil(start) === start) expect(await later(db, start)).toEqual([]);
    const { scores } = (await site.call('GET football/pagedata', { as })).data!;
    const golf = (await site.call('GET golf/pagedata', { as, query: {} })).data!;
    const home = (await site.call('GET utils/home', { as })).data!.contests.data;
    const welcome = await db.read(readWelcome);
    await site.app.close();
    return { scores: scores.data, golf, home, welcome };
  };

  it("is the afternoon before a tournament's cut, with the weekend's games to come", async () => {
    const { scores, golf, welcome } = await opened(FRIDAY_START);
    expect(golf.config.data[0]).toMatchObject({ status: 'IN_PROGRESS', current_round: 2, cut_made: 0 });
    expect(scores.filter(({ state }) => state === 'final')).toHaveLength(1);
    expect(scores.filter(({ state }) => state === 'in_progress')).toEqual([]);
    expect(welcome?.demo?.starts).toBe(new Date(FRIDAY_START).toISOString());
    expect(welcome?.demo?.sights?.map(({ path }) => path)).toEqual(['/golf', '/ad']);
  });

  it('is March, when home says of last season where it ended', async () => {
    const { home } = await opened(MARCH_START);
    const ended = home.filter(({ state }) => state === 'Season over');
    const quiet = { note: '2025', overall_rank: null, done: null, next: '', action: '' };
    expect(ended).toEqual([
      expect.objectContaining({ contest: 'Football', rank: 1, of: 10, ...quiet }),
      expect.objectContaining({ contest: 'FootballWins', rank: 2, of: 8, ...quiet }),
    ]);
    expect(home.filter(({ live }) => live > 0).map(({ contest }) => contest)).toContain('bbAuction');
  });

  it("is the week's last game, in its second half", async () => {
    const { scores } = await opened(MONDAY_START);
    expect(scores.filter(({ state }) => state === 'in_progress')).toEqual([expect.objectContaining({ status: 'Q3' })]);
    expect(scores.filter(({ state }) => state === 'scheduled')).toEqual([]);
  });
});
