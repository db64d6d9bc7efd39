import { aboutEntry } from '../../home/about.rules';
import type { HomeFacts, HomeSource } from '../../home/home-source';
import { nextKickoff } from '../season/calendar';
import { seasonHome } from '../season/season-home';
import { seasonStandings } from './board-rows';
import { homeLine, homeLive, homeLocks, type HomeWeek } from './home.rules';
import type { UnderdogsParts } from './underdogs-parts';
import { readSeason, underdogsScopes, type UnderdogsSeason } from './underdogs-season';

/** What Underdogs tells the home page. */
export function underdogsHome(parts: Omit<UnderdogsParts, 'ctx'>): HomeSource {
  return seasonHome(parts, {
    contest: 'Underdogs',
    type: 'underdogs',
    scopes: underdogsScopes,
    async week(tx, contestId, calendar, now) {
      const season = await readSeason(tx, parts, contestId, calendar, now);
      const week = homeWeek(season, now);
      return { games: season.games.values(), factsOf: (userId) => factsOf(season, week, userId) };
    },
  });
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
