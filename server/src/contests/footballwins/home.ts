import type { HomeSource } from '../../people/home/home-source';
import { seasonHome } from '../weeks/season-home';
import { homeLine, homeLive, type HomeWeek } from './home.rules';
import { standingsAfter, weekStandings } from './standings.rules';
import type { WinsParts } from './wins-parts';
import { readSeason, type WinsSeason } from './wins-season';
import { winsScopes } from './wins.page';

/** What NFL wins tells the home page. */
export function winsHome(parts: Omit<WinsParts, 'ctx'>): HomeSource {
  return seasonHome(parts, {
    contest: 'FootballWins',
    type: 'footballwins',
    scopes: winsScopes,
    async week(tx, contestId, calendar, now) {
      const season = await readSeason(tx, parts, contestId, calendar, now);
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
