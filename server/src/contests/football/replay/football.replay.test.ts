import { readSeason } from '../../../replay/independent/season';
import { gamesCsv } from '../../../replay/independent/source';
import { describeRealSeasons, seasonsOn } from '../../../replay/real-seasons';
import { populate, practiceSite } from '../../../replay/site/site';
import { Book } from './book';
import { checkBoard } from './checks';
import { ADMIN, Contest } from './contest';
import { checkLog } from './log';
import { ReplayedMoments } from './moments';
import { plan2022, plan2024, type SeasonPlan } from './plan';
import { players } from './players';
import { prizesOf } from './prizes';
import { checkRecap } from './recaps';
import { checkOutlooks, checkSeason, readOutlook } from './season-checks';
import { checkThrownAway } from './thrown-away';
import { PlayedWeek } from './week';
import { ReplayedWhatIfs } from './what-ifs';

describeRealSeasons('a real season, week by week, against an independent book', (engine) => {
  it.each(seasonsOn(engine, [plan2022, plan2024]).map((plan): [number, SeasonPlan] => [plan.season, plan]))(
    '%i',
    async (season, plan) => {
      const start = Date.parse(`${plan.firstTuesday}T00:00:00Z`);
      const db = await engine.open();
      const site = await practiceSite(db, start);
      try {
        const csv = gamesCsv();
        const userIds = await populate(
          db,
          site.api,
          csv,
          season,
          players.map(({ name }) => name),
          start,
        );
        const book = new Book(readSeason(csv, season), plan.terms);
        const contest = new Contest(site.api, book, plan, userIds);
        contest.now = start;
        await contest.open();
        contest.onMove = site.keeper.look;
        for (const { name, joins } of players) if (joins === undefined) await contest.enter(name);

        const moments = new ReplayedMoments([db, await engine.openAgain(db)], contest);
        const whatIfs = new ReplayedWhatIfs(contest);
        const told = new Map<string, number>();
        const outlooks = [];
        for (let week = 1; week <= plan.ends; week += 1) {
          await new PlayedWeek(contest, plan, week, async (of) => {
            await moments.goOn(of);
            await whatIfs.goOn(of);
          }).play();
          await moments.check(week);
          await whatIfs.check(week);
          outlooks.push(await readOutlook(contest));
          if (week % 6 === 0) for (const of of [week, week - 3]) await checkThrownAway(db, contest, of, userIds);
        }

        expect(whatIfs.whole).toBeGreaterThan(plan.ends);
        const prizes = prizesOf(book, contest.now);
        expect(prizes.weeks).toBe(plan.ends);
        for (const [week, { of, names }] of Object.entries(plan.wins)) {
          if (of === 5) expect([...(prizes.weekly.get(Number(week))?.keys() ?? [])]).toEqual(expect.arrayContaining(names));
        }
        for (let week = 1; week <= plan.ends; week += 1) {
          await checkBoard(contest, week);
          await checkRecap(contest, week);
          for (const [kind, n] of await moments.check(week)) told.set(kind, (told.get(kind) ?? 0) + n);
        }
        expect([...told.keys()]).toEqual(expect.arrayContaining(['cigar', 'first', 'flip', 'perfect', 'pot']));
        await checkSeason(contest);
        await checkLog(db, site.proof, contest);
        checkOutlooks(contest, outlooks);
        const page = await contest.page(ADMIN, plan.ends);
        const overall = page.standings.data.filter((row) => row.Week === 0);
        expect(overall.reduce((all, row) => all + row.Points, 0)).toBe(prizes.pot);
        expect(page.config.data[0]).toMatchObject({ Weeks: plan.ends });
      } finally {
        await site.stop();
      }
    },
    240_000,
  );
});
