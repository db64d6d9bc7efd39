import type { HomeSource } from '../../people/home/home-source';
import type { Memories } from '../memories';
import { seasonHome } from '../seasons/season-home';
import { nextKickoff } from '../weeks/calendar';
import { __id__Kind } from './__id__.kind';
import { homeDates, homeLine, homeLive, homeLocks, type HomeWeek } from './home.rules';
import { readSeason, seasonTags, standingsOf } from './season';

/** What this contest tells the home page. */
export function __id__Home(memories: Memories): HomeSource {
  return seasonHome(memories, {
    kind: __id__Kind,
    tags: seasonTags,
    async week(tx, contestId, calendar, now) {
      const season = await readSeason(tx, memories, { contestId, calendar, now });
      const { contest, entries, week, games, gameById, picks } = season;
      const told: HomeWeek = {
        contestId,
        week,
        games,
        nextKickoff: nextKickoff(games, now),
        standings: standingsOf(season, week),
        path: __id__Kind.path,
        now,
      };
      const of = (entryId: number) => {
        const pick = picks.get(entryId)?.get(week);
        const game = pick && gameById.get(pick.eventId);
        const own = pick && game && { game, side: pick.side };
        return {
          line: homeLine(told, entryId, own),
          live: homeLive(told, entryId, own),
          locks: homeLocks(entryId, own, now),
          dates: () => homeDates(told, entryId, own),
        };
      };
      const on = { week, weeks: calendar.weeks, games };
      return { contest, entries, games: gameById.values(), of, on, table: told.standings };
    },
  });
}
