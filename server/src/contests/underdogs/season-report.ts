import { hasKickedOff } from '../../sport/games/game.rules';
import type { SeasonReport } from '../season-report';
import { gamesToCome } from '../weeks/games-to-come';
import { standingsAfter } from './standings.rules';
import type { UnderdogsReader } from './underdogs-facts';
import { readSeason, readWholeSeason } from './underdogs-season';
import { underdogsKind } from './underdogs.kind';

/** An Underdogs season for the console. Points are outright wins; nothing is paid. */
export const underdogsSeasonReport = (reader: UnderdogsReader): SeasonReport => ({
  async standings(tx, { id, year }, now) {
    const calendar = await reader.calendars.readIn(tx, year, underdogsKind);
    const season = await readSeason(tx, reader, { contestId: id, calendar, now });
    return standingsAfter(season, season.week, season.entries).map(({ entryId, name, rank, wins, covers, losses }) => ({
      ID: entryId,
      EntryName: name,
      Rank: rank,
      Points: wins,
      Winnings: 0,
      Record: `W ${wins}, C ${covers}, L ${losses}`,
    }));
  },
  async toCome(tx, { year, firstWeek }) {
    const calendar = await reader.calendars.readIn(tx, year, underdogsKind);
    return gamesToCome((await reader.seasonGames.read(tx, calendar)).slice(firstWeek - 1));
  },
  tables: {
    picks: {
      columns: ['week', 'entry', 'team', 'game', 'points'],
      async rows(tx, { id, year }, now) {
        const calendar = await reader.calendars.readIn(tx, year, underdogsKind);
        const { entries, saved, games } = await readWholeSeason(tx, reader, { contestId: id, calendar, now });
        return entries.flatMap((entry) =>
          [...(saved.get(entry.id)?.values() ?? [])].flatMap(({ week, choice }) => {
            const game = choice ? games.get(choice.eventId) : undefined;
            if (!choice || !game || !hasKickedOff(game, now)) return [];
            const team = choice.side === 1 ? game.team1 : game.team2;
            return [{ week, entry: entry.name, team, game: `${game.team1} at ${game.team2}`, points: choice.spread }];
          }),
        );
      },
    },
  },
});
