import { formatRecord } from '@poolhouse/contract/formats';
import { hasKickedOff } from '../../sport/games/game.rules';
import { teamOf } from '../game-rows/team-words.rules';
import type { Memories } from '../memories';
import type { SeasonReport } from '../season-report';
import { gamesToCome } from '../weeks/games-to-come';
import { __id__Kind } from './__id__.kind';
import { readSeason, standingsOf } from './season';

/** A season for the console: closed, exported, or asked what a changed result would move. Nothing is paid. */
export const __id__SeasonReport = (memories: Pick<Memories, 'directory' | 'calendars' | 'seasonGames'>): SeasonReport => ({
  async standings(tx, { id, year }, now) {
    const calendar = await memories.calendars.readIn(tx, year, __id__Kind);
    const season = await readSeason(tx, memories, { contestId: id, calendar, now });
    return standingsOf(season, season.week).map(({ entryId, name, rank, points, losses }) => ({
      ID: entryId,
      EntryName: name,
      Rank: rank,
      Points: points,
      Winnings: 0,
      Record: formatRecord(points, losses),
    }));
  },
  async toCome(tx, { year, firstWeek }) {
    const calendar = await memories.calendars.readIn(tx, year, __id__Kind);
    return gamesToCome((await memories.seasonGames.read(tx, calendar)).slice(firstWeek - 1));
  },
  tables: {
    picks: {
      columns: ['week', 'entry', 'team', 'game'],
      async rows(tx, { id, year }, now) {
        const calendar = await memories.calendars.readIn(tx, year, __id__Kind);
        const { entries, picks, gameById } = await readSeason(tx, memories, { contestId: id, calendar, now });
        return entries.flatMap((entry) =>
          [...(picks.get(entry.id)?.values() ?? [])].flatMap(({ week, eventId, side }) => {
            const game = gameById.get(eventId);
            if (!game || !hasKickedOff(game, now)) return [];
            return [{ week, entry: entry.name, team: teamOf(game, side), game: `${game.team1} at ${game.team2}` }];
          }),
        );
      },
    },
  },
});
