import type { HomeSource } from '../../people/home/home-source';
import type { Memories } from '../memories';
import { seasonHome } from '../seasons/season-home';
import type { WinsReader } from './footballwins-facts';
import { readSeason } from './footballwins-season';
import type { WinsSeason } from './footballwins-season.types';
import { footballWinsKind } from './footballwins.kind';
import { winsTags } from './footballwins.page';
import { homeLine, homeLive, type HomeWeek } from './home.rules';
import { standingsAfter, weekStandings } from './standings.rules';

/** What NFL wins tells the home page. */
export function winsHome(memories: Memories, reader: WinsReader): HomeSource {
  return seasonHome(memories, {
    kind: footballWinsKind,
    tags: winsTags,
    async week(tx, contestId, calendar, now) {
      const season = await readSeason(tx, reader, { contestId, calendar, now });
      const week = homeWeek(season, now);
      return {
        contest: season.contest,
        entries: season.entries,
        games: week.games,
        of: (entryId) => ({ line: homeLine(week, entryId), live: homeLive(week, entryId), locks: [] }),
      };
    },
  });
}

function homeWeek({ contest, entries, games, owners, showWeek }: WinsSeason, now: number): HomeWeek {
  return {
    contestId: contest.id,
    week: showWeek,
    games: games.filter((game) => game.week === showWeek),
    owners,
    standings: weekStandings(entries, games, owners, showWeek),
    overall: standingsAfter(entries, games, owners, showWeek),
    now,
  };
}
