import type { HomeSource } from '../../people/home/home-source';
import { nextKickoff } from '../weeks/calendar';
import { seasonHome } from '../weeks/season-home';
import { seasonStandings } from './board-rows';
import { homeLine, homeLive, homeLocks, type HomeWeek } from './home.rules';
import type { Memories } from '../memories';
import { underdogsKind } from './underdogs.kind';
import { readSeason, underdogsScopes, type UnderdogsSeason } from './underdogs-season';

/** What Underdogs tells the home page. */
export function underdogsHome(memories: Memories): HomeSource {
  return seasonHome(memories, {
    kind: underdogsKind,
    scopes: underdogsScopes,
    async week(tx, contestId, calendar, now) {
      const season = await readSeason(tx, memories, { contestId, calendar, now });
      const week = homeWeek(season, now);
      const of = (entryId: number) => {
        const picks = season.picks.get(entryId)!;
        return { line: homeLine(week, entryId, picks), live: homeLive(week, entryId, picks), locks: homeLocks(week, entryId, picks) };
      };
      return { contest: season.contest, entries: season.entries, games: season.games.values(), of };
    },
  });
}

function homeWeek(season: UnderdogsSeason, now: number): HomeWeek {
  const { week, weeks, settings } = season;
  const { games } = weeks[week - 1]!;
  return {
    contestId: season.contest.id,
    week,
    games,
    nextKickoff: nextKickoff(games, now),
    standings: seasonStandings(season, week),
    selfPick: settings.selfPick,
    now,
  };
}
