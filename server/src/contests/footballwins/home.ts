import type { HomeSource } from '../../people/home/home-source';
import { seasonHome } from '../seasons/season-home';
import type { WinsReader } from './footballwins-facts';
import { readSeason, weekOn, winsTags } from './footballwins-season';
import type { WinsSeason } from './footballwins-season.types';
import { footballWinsKind } from './footballwins.kind';
import { homeDates } from './home-dates.rules';
import { homeLine, homeLive, type HomeWeek } from './home.rules';
import { tally, type Records } from './records.rules';
import { standingsOf } from './standings.rules';

/** What NFL wins tells the home page. */
export function winsHome(reader: WinsReader): HomeSource {
  return seasonHome(reader, {
    kind: footballWinsKind,
    tags: winsTags,
    async week(tx, contestId, calendar, now) {
      const season = await readSeason(tx, reader, { contestId, calendar, now });
      const week = homeWeek(season, now);
      return {
        contest: season.contest,
        entries: season.entries,
        games: week.games,
        on: { ...week, weeks: season.weeks },
        table: week.overall,
        of: (entryId) => ({
          line: homeLine(week, entryId),
          live: homeLive(week, entryId),
          locks: [],
          dates: () => homeDates(contestId, entryId, season.owners, gamesToCome(season)),
        }),
      };
    },
  });
}

function homeWeek(season: WinsSeason, now: number): HomeWeek {
  const { contest, entries, owners, showWeek: week } = season;
  const { games, after } = weekOn(season);
  const of = (records: Records) => standingsOf(entries, records, owners);
  return { contestId: contest.id, week, games, owners, standings: of(tally(games)), overall: of(after.records), now };
}

/** Those of the week that is on and of the weeks after it. */
const gamesToCome = ({ open, showWeek }: WinsSeason) =>
  [...open.values()].filter(({ week }) => week > 0 && week >= showWeek).flatMap(({ games }) => games);
