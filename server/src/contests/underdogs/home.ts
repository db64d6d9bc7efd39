import { must } from '../../ground/must';
import type { HomeSource } from '../../people/home/home-source';
import { seasonHome } from '../seasons/season-home';
import { nextKickoff } from '../weeks/calendar';
import { seasonStandings } from './board-rows';
import { homeLine, homeLive, homeLocks, type HomeWeek } from './home.rules';
import type { UnderdogsReader } from './underdogs-facts';
import { readSeason, underdogsTags } from './underdogs-season';
import type { UnderdogsSeason } from './underdogs-season.types';
import { underdogsKind } from './underdogs.kind';

/** What Underdogs tells the home page. */
export function underdogsHome(reader: UnderdogsReader): HomeSource {
  return seasonHome(reader, {
    kind: underdogsKind,
    tags: underdogsTags,
    async week(tx, contestId, calendar, now) {
      const season = await readSeason(tx, reader, { contestId, calendar, now });
      const week = homeWeek(season, now);
      const of = (entryId: number) => {
        const picks = must(season.picks.get(entryId), 'the picks of an entry');
        return { line: homeLine(week, entryId, picks), live: homeLive(week, entryId, picks), locks: homeLocks(week, entryId, picks) };
      };
      return { contest: season.contest, entries: season.entries, games: season.games.values(), of };
    },
  });
}

function homeWeek(season: UnderdogsSeason, now: number): HomeWeek {
  const { week, weeks, settings } = season;
  const { games } = must(weeks[week - 1], 'the week that is on');
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
