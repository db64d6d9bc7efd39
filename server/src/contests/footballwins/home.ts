import { aboutEntry } from '../../home/about.rules';
import type { HomeFacts, HomePart, HomeSource } from '../../home/home-source';
import { presentContests } from '../access';
import type { Calendar } from '../season/calendar';
import { moments } from '../season/moments';
import { homeLine, homeLive, type HomeWeek } from './home.rules';
import { standingsAfter, weekStandings } from './standings.rules';
import type { WinsParts } from './wins-parts';
import { readSeason, type WinsSeason } from './wins-season';
import { winsScopes } from './wins.page';

/** What NFL wins tells the home page: the week that is on, of each of the player's contests. */
export function winsHome(parts: Omit<WinsParts, 'ctx'>): HomeSource {
  const { directory, calendars } = parts;
  const partOf = (contestId: number, calendar: Calendar): HomePart => ({
    key: ['footballwins', contestId, calendar.start ?? '', calendar.weeks].join(':'),
    scopes: () => winsScopes(contestId, calendar),
    async load(tx, now) {
      const season = await readSeason(tx, parts, contestId, calendar, now);
      const week = homeWeek(season, now);
      return { model: (viewer) => factsOf(season, week, viewer.userId), ...moments(calendar, week.games, now) };
    },
  });

  return {
    contest: 'FootballWins',
    async partsFor(viewer) {
      const contests = presentContests(await directory.read(), viewer.userId, 'footballwins');
      return Promise.all(contests.map(async ({ id, year }) => partOf(id, await calendars.read(year))));
    },
  };
}

function homeWeek({ entries, games, owners, showWeek }: WinsSeason, now: number): HomeWeek {
  return {
    week: showWeek,
    games: games.filter((game) => game.week === showWeek),
    owners,
    standings: weekStandings(entries, games, owners, showWeek),
    overall: standingsAfter(entries, games, owners, showWeek),
    now,
  };
}

function factsOf({ contest, entries }: WinsSeason, week: HomeWeek, userId: number): HomeFacts {
  const own = entries.filter((entry) => entry.userId === userId);
  return {
    lines: own.map((entry) => ({ about: aboutEntry(entry, own, contest.name), facts: homeLine(week, entry.id) })),
    live: own.flatMap((entry) => homeLive(week, entry.id)),
    locks: [],
  };
}
