import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GAME_LASTS, readSeason } from '../../../replay/independent/season';
import { gamesCsv, gamesFile } from '../../../replay/independent/source';
import { describeRealSeasons, seasonsOn } from '../../../replay/real-seasons';
import { calendarOf } from '../../../replay/site/calendar';
import { populate, practiceSite } from '../../../replay/site/site';
import { checkWins } from '../testing/checked-wins';
import { importWinTotals } from '../win-totals/import-totals';
import { PLAYERS, WinsContest } from './footballwins-contest';
import { endedBy, teamsOf } from './table';
import { checkThrownAway } from './thrown-away';

const totalsFile = join(dirname(gamesFile), 'win_totals.csv');

describeRealSeasons('a real season of NFL wins, week by week, against the file', (engine) => {
  it.each(
    seasonsOn(engine, [
      [2022, '2022-09-06', 271, 2],
      [2024, '2024-09-03', 272, 0],
    ] as const),
  )(
    '%i',
    async (season, firstTuesday, played, ties) => {
      const start = Date.parse(`${firstTuesday}T00:00:00Z`);
      const db = await engine.open();
      const site = await practiceSite(db, start);
      try {
        const games = readSeason(gamesCsv(), season);
        const userIds = await populate(db, site.api, gamesCsv(), season, PLAYERS, start);
        const contest = new WinsContest(site.api, season, games, userIds);
        await site.keeper.look();
        await contest.open();

        const outlooks = [];
        for (let week = 1; week <= 18; week += 1) {
          const { kickoffs, big, over } = calendarOf(
            games.filter((game) => game.week === week),
            firstTuesday,
            week,
          );
          // While the first game is in its last minute, while most games are, and when the last one is over.
          const moments = [kickoffs[0]! + GAME_LASTS - 60_000, big + GAME_LASTS].filter((at) => at < over);
          for (const at of moments) await contest.check(week, at);
          await contest.check(week, over);
          await site.keeper.look();
          if (week % 6 === 0) await checkWins(db, site.proof, contest.id, await contest.standings(week));
          outlooks.push(await contest.outlook());
          if (week % 6 === 0) for (const of of [week, week - 3]) await checkThrownAway(db, contest, of, userIds);
        }
        for (let week = 1; week <= 18; week += 1) await contest.check(week, start + 200 * 86_400_000);

        const final = contest.final();
        const sum = (of: (row: (typeof final)[number]) => number) => final.reduce((all, row) => all + of(row), 0);
        expect(sum((row) => row.Points)).toBe(played);
        expect(sum((row) => row.Ties)).toBe(2 * ties);
        const gamesOf = (record: string) => record.split('-').reduce((all, part) => all + Number(part), 0);
        const short = [...teamsOf(endedBy(games, Infinity))].filter(([, record]) => gamesOf(record) < 17).map(([team]) => team);
        expect(short.sort()).toEqual(season === 2022 ? ['BUF', 'CIN'] : []);

        const page = await contest.seasonPage();
        expect(page.race.data.filter((row) => row.Week === 18).map((row) => [row.EntryName, row.Points, row.Rank])).toEqual(
          final.map((row) => [row.EntryName, row.Points, row.Rank]),
        );
        expect(page.payouts.data.reduce((all, row) => all + row.Winnings, 0)).toBe(400);
        for (const [n, rows] of [...outlooks, page.outlook.data].entries()) {
          for (const { EntryName, Best, Worst, BestRank, WorstRank, State } of rows) {
            const { Points, Rank } = final.find((row) => row.EntryName === EntryName)!;
            const holds =
              Worst <= Points &&
              Points <= Best &&
              BestRank <= Rank &&
              Rank <= WorstRank &&
              (State !== 'clinched' || Rank === 1) &&
              (State !== 'out' || Rank > 1);
            expect({ afterWeek: n + 1, EntryName, holds }).toEqual({ afterWeek: n + 1, EntryName, holds: true });
          }
        }
        expect(page.outlook.data.every((row) => row.Left === 0 && row.BestRank === row.WorstRank)).toBe(true);
      } finally {
        await site.stop();
      }
    },
    240_000,
  );

  // 2001 was played into an eighteenth week by 31 clubs; after 2015 two moved, before 2020 a third.
  it.each(
    seasonsOn(engine, [
      [2001, 18, 31],
      [2015, 17, 32],
      [2020, 17, 32],
    ] as const),
  )(
    '%i: clubs of that season, and a point for every game',
    async (season, weeks, clubs) => {
      const games = readSeason(gamesCsv(), season).filter((game) => game.type === 'REG');
      const start = Math.min(...games.map((game) => game.kickoff)) - 86_400_000;
      const db = await engine.open();
      const site = await practiceSite(db, start);
      try {
        const names = PLAYERS.slice(0, 2);
        // Whoever plays has their clubs written down by the other.
        const [administrator, player] = [names[0]!, names[1]!];
        const userIds = await populate(db, site.api, gamesCsv(), season, names, start);
        await site.api.call(administrator, 'POST practice/clock', {
          body: { now: new Date(start + 200 * 86_400_000).toISOString(), rate: 0 },
        });
        const contest_id = (
          await site.api.call(administrator, 'POST ad/add_contest', { body: { contest_type: 'footballwins', name: 'Old', year: season } })
        ).id!;
        const entry_id = (
          await site.api.call(administrator, 'POST ad/add_contest_entry', { body: { contest_id, user_id: userIds.get(player)! } })
        ).id!;
        expect((await site.api.call(administrator, 'POST ad/nflwins_populate_games', { body: {} })).message).toBe(
          `All ${games.length} games of ${season} are there.`,
        );
        expect((await site.api.call(administrator, 'POST ad/nflwins_populate_standings', { body: {} })).count).toBe(clubs);
        const inFile = [...new Set(games.flatMap((game) => [game.away, game.home]))].sort();
        for (const team_name of inFile) await site.api.call(administrator, 'POST ad/nflwins_save_owner', { body: { entry_id, team_name } });
        const page = await site.api.call(administrator, 'GET football/footballwins_pagedata', {});
        expect(page.teams.data.map((row) => row.ID).sort()).toEqual(inFile);
        expect(page.config.data[0]).toMatchObject({ Weeks: weeks, week: weeks });
        expect(page.standings.data.find((row) => row.Week === 0)!.Points).toBe(games.length);
      } finally {
        await site.stop();
      }
    },
    60_000,
  );

  (existsSync(totalsFile) ? it : it.skip)(
    'takes in the expected wins of every season, and projects finishes that add up to the games',
    async () => {
      const [season, firstTuesday] = [2022, '2022-09-06'];
      const start = Date.parse(`${firstTuesday}T00:00:00Z`);
      const db = await engine.open();
      const site = await practiceSite(db, start);
      try {
        const text = readFileSync(totalsFile, 'utf8');
        const clock = { now: () => start, rate: 0 };
        const counts = await importWinTotals({ db, clock }, text, {});
        expect(counts.added).toBe(text.trim().split('\n').length - 1);
        expect(await importWinTotals({ db, clock }, text, {})).toEqual({ added: 0, changed: 0, unchanged: counts.added });
        const contest = new WinsContest(
          site.api,
          season,
          readSeason(gamesCsv(), season),
          await populate(db, site.api, gamesCsv(), season, PLAYERS, start),
        );
        await contest.open();
        const inFile = text
          .split('\n')
          .filter((line) => line.startsWith(`${season},`))
          .reduce((all, line) => all + Number(line.split(',')[2]), 0);
        for (const week of [0, 9, 18]) {
          await contest.check(Math.max(1, week), start + week * 7 * 86_400_000 + 86_400_000);
          const rows = await contest.outlook();
          const add = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
          expect(add((row) => row.ExpWins!)).toBeCloseTo(inFile, 6);
          expect(Math.abs(add((row) => row.Projected!) - 271)).toBeLessThan(0.5);
          for (const row of rows) expect(row.Worst <= row.Projected! && row.Projected! <= row.Best).toBe(true);
        }
      } finally {
        await site.stop();
      }
    },
    60_000,
  );
});
