import { must } from '../../ground/must';
import type { HomeSource } from '../../people/home/home-source';
import { seasonHome } from '../seasons/season-home';
import { nextKickoff } from '../weeks/calendar';
import { seasonTags } from '../weeks/season-tags';
import { weekOn } from './board-rows';
import { homeDates, type DatedWeek } from './home-dates.rules';
import { homeLine, homeLive, homeLocks, type HomeWeek, type OwnWeek } from './home.rules';
import { usedTeams } from './season.rules';
import { standingsAfter } from './standings.rules';
import type { UnderdogsReader } from './underdogs-facts';
import { readSeason } from './underdogs-season';
import type { UnderdogsSeason } from './underdogs-season.types';
import { underdogsKind } from './underdogs.kind';

/** What Underdogs tells the home page. */
export function underdogsHome(reader: UnderdogsReader): HomeSource {
  return seasonHome(reader, {
    kind: underdogsKind,
    tags: seasonTags,
    async week(tx, contestId, calendar, now) {
      const season = await readSeason(tx, reader, { contestId, calendar, now });
      const week = homeWeek(season, now);
      const of = (entryId: number) => {
        const own = ownWeek(season, entryId);
        return {
          line: homeLine(week, entryId, own),
          live: homeLive(week, entryId, own),
          locks: homeLocks(week, entryId, own),
          dates: () => homeDates({ contestId, entryId, selfPick: week.selfPick, now }, datedWeeks(season, entryId)),
        };
      };
      const on = { ...week, weeks: calendar.weeks };
      return { contest: season.contest, entries: season.entries, games: season.games.values(), of, on, table: week.standings };
    },
  });
}

function ownWeek({ week, picks, before }: UnderdogsSeason, entryId: number): OwnWeek {
  const own = must(picks.get(entryId), 'the picks of an entry');
  return { pick: own.get(week), used: usedTeams(own, week, before[entryId]?.used) };
}

function homeWeek(season: UnderdogsSeason, now: number): HomeWeek {
  const { contest, entries, week, settings } = season;
  const { games } = weekOn(season);
  const standings = standingsAfter(season, week, entries);
  return { contestId: contest.id, week, games, nextKickoff: nextKickoff(games, now), standings, selfPick: settings.selfPick, now };
}

/** The week that is on and those to come, for one entry. */
function datedWeeks({ weeks, week: on, picks, before }: UnderdogsSeason, entryId: number): DatedWeek[] {
  const own = must(picks.get(entryId), 'the picks of an entry');
  return weeks
    .filter(({ week }) => week >= on)
    .map(({ week, games }) => ({ week, games, pick: own.get(week), used: usedTeams(own, week, before[entryId]?.used) }));
}
