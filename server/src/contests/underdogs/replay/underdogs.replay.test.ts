import { readSeason } from '../../../replay/independent/season';
import { gamesCsv } from '../../../replay/independent/source';
import { describeRealSeasons, seasonsOn } from '../../../replay/real-seasons';
import { populate, practiceSite } from '../../../replay/site/site';
import { checkDogs } from '../testing/checked-dogs';
import { checkBoard } from './checks';
import { Contest } from './contest';
import { Kennel, WEEKS } from './kennel';
import { ADMIN, players } from './players';
import { checkRecap } from './recaps';
import { checkThrownAway } from './thrown-away';
import { PLANNER, playWeek, type SeasonPlan } from './week';

const plans: SeasonPlan[] = [
  {
    season: 2022,
    firstTuesday: '2022-09-06',
    cancelled: [3, 6, 12],
    bare: { 4: { game: 6, side: 'home' }, 9: { game: 5, side: 'away' }, 13: { game: 7, side: 'home' } },
    lineless: [4, 10, 15],
    overridden: [5, 11],
  },
  {
    season: 2024,
    firstTuesday: '2024-09-03',
    cancelled: [5, 9, 13],
    bare: { 3: { game: 4, side: 'away' }, 8: { game: 7, side: 'home' }, 12: { game: 6, side: 'away' } },
    lineless: [2, 7, 14],
    overridden: [2, 16],
  },
];

describeRealSeasons('a real season of Underdogs against an independent book', (engine) => {
  it.each(seasonsOn(engine, plans).map((plan): [number, SeasonPlan] => [plan.season, plan]))(
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
        const contest = new Contest(site.api, new Kennel(readSeason(csv, season)), userIds);
        contest.now = start;
        await contest.open(season);
        contest.onMove = site.keeper.look;
        for (const { name, joins } of players) if (joins === undefined) await contest.enter(name);
        await contest.readEvents();
        for (const [week, { game, side }] of Object.entries(plan.bare)) {
          const real = contest.book.gamesOf(Number(week))[game]!;
          await contest.moveLine(real, null);
          await contest.save(PLANNER, real, real[side], null);
        }

        for (let week = 1; week <= WEEKS; week += 1) {
          await playWeek(contest, plan, week);
          await checkRecap(contest, week);
          if (week % 6 === 0) await checkThrownAway(db, contest, season, userIds);
          if (week % 6 === 0) await checkDogs(db, site.proof, contest.id, (await contest.page(ADMIN)).standings.data);
        }
        await checkBoard(contest, WEEKS);
        // Each stays as it was, whatever came later.
        for (let week = 1; week <= WEEKS; week += 1) await checkRecap(contest, week);
        expect(whatHappened(contest)).toEqual({
          wins: true,
          covers: true,
          losses: true,
          pushes: true,
          given: true,
          calledOff: true,
          lineless: true,
          turned: true,
        });
      } finally {
        await site.stop();
      }
    },
    240_000,
  );
});

/** A run in which nothing of a kind happened would prove nothing of it. */
function whatHappened({ book, entryIds, now }: Contest) {
  const weeks = [...entryIds.keys()].flatMap((name) =>
    [...book.season(name, now)].map(([week, dog]) => ({ ...dog, own: book.pickOf(name, week) })),
  );
  const gameOf = (key: string) => book.games.find((game) => game.key === key)!;
  return {
    wins: weeks.some(({ grade }) => grade === 'W'),
    covers: weeks.some(({ grade }) => grade === 'C'),
    losses: weeks.some(({ grade, score }) => grade === 'L' && score! < 0),
    pushes: weeks.some(({ grade, score }) => grade === 'L' && score === 0),
    given: weeks.some(({ given }) => given),
    calledOff: weeks.some(({ grade, own }) => grade === '' && own && book.homeLine(gameOf(own.game)) !== null),
    lineless: weeks.some(({ grade, own }) => grade === '' && own && book.homeLine(gameOf(own.game)) === null),
    /** Planned without a line, and the favourite in the end. */
    turned: weeks.some(({ given, own }) => given && own?.points === null),
  };
}
