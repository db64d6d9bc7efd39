import { aboutEntry } from '../../home/about.rules';
import type { HomeFacts, HomePart, HomeSource } from '../../home/home-source';
import { presentContests } from '../access';
import { nextKickoff, type Calendar } from '../season/calendar';
import { moments } from '../season/moments';
import { seasonStandings } from './board-rows';
import { homeLine, homeLive, homeLocks, type HomeWeek } from './home.rules';
import type { UnderdogsParts } from './underdogs-parts';
import { readSeason, underdogsScopes, type UnderdogsSeason } from './underdogs-season';

/** What Underdogs tells the home page: the week that is on, of each of the player's contests. */
export function underdogsHome(parts: Omit<UnderdogsParts, 'ctx'>): HomeSource {
  const { directory, calendars } = parts;
  const partOf = (contestId: number, calendar: Calendar): HomePart => ({
    key: ['underdogs', contestId, calendar.start ?? '', calendar.weeks].join(':'),
    scopes: () => underdogsScopes(contestId, calendar),
    async load(tx, now) {
      const season = await readSeason(tx, parts, contestId, calendar, now);
      const week = homeWeek(season, now);
      return { model: (viewer) => factsOf(season, week, viewer.userId), ...moments(calendar, season.games.values(), now) };
    },
  });

  return {
    contest: 'Underdogs',
    async partsFor(viewer) {
      const contests = presentContests(await directory.read(), viewer.userId, 'underdogs');
      return Promise.all(contests.map(async ({ id, year }) => partOf(id, await calendars.read(year))));
    },
  };
}

function homeWeek(season: UnderdogsSeason, now: number): HomeWeek {
  const { week, weeks, settings } = season;
  const { games } = weeks[week - 1]!;
  return { week, games, nextKickoff: nextKickoff(games, now), standings: seasonStandings(season, week), selfPick: settings.selfPick, now };
}

function factsOf({ contest, entries, picks }: UnderdogsSeason, week: HomeWeek, userId: number): HomeFacts {
  const own = entries.filter((entry) => entry.userId === userId);
  const each = <T>(tell: (week: HomeWeek, entryId: number, of: NonNullable<ReturnType<typeof picks.get>>) => T) => own.map((entry) => tell(week, entry.id, picks.get(entry.id)!));
  const lines = each(homeLine);
  return { lines: own.map((entry, n) => ({ about: aboutEntry(entry, own, contest.name), facts: lines[n]! })), live: each(homeLive).flat(), locks: each(homeLocks).flat() };
}
