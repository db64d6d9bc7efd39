import type { Game } from '../../sport/games/game';
import type { Moment, MomentSource } from '../moments/moment';
import { weekRounds } from '../moments/week-rounds';
import type { UnderdogsReader } from './underdogs-facts';
import { readSeason } from './underdogs-season';
import type { UnderdogsSeason } from './underdogs-season.types';
import { underdogsKind } from './underdogs.kind';
import { upsetOf, type WonPick } from './upsets.rules';

/** What of Underdogs the house tells: underdogs that win outright for somebody. */
export function underdogsMoments(reader: UnderdogsReader): MomentSource {
  return {
    type: underdogsKind.type,
    version: 1,
    rounds: weekRounds(reader, underdogsKind),
    async find(tx, { id, year }, weeks, now) {
      const calendar = await reader.calendars.readIn(tx, year, underdogsKind);
      const season = await readSeason(tx, reader, { contestId: id, calendar, now });
      const moments: Moment[] = [];
      for (const week of weeks) {
        const [games = []] = await reader.seasonGames.read(tx, calendar, week);
        moments.push(...upsetsOf(season, week, games));
      }
      return { moments, validFrom: season.validFrom, validUntil: season.validUntil };
    },
  };
}

function upsetsOf(season: UnderdogsSeason, week: number, games: readonly Game[]): Moment[] {
  const won = wonPicks(season, week);
  return games.flatMap((game) => upsetOf(week, game, won.get(game.id) ?? []) ?? []);
}

/** The picks of a week that have won outright, by game. */
function wonPicks({ contest, entries, over, picks }: UnderdogsSeason, week: number): ReadonlyMap<number, WonPick[]> {
  const won = new Map<number, WonPick[]>();
  const add = (eventId: number, pick: WonPick) => won.set(eventId, [...(won.get(eventId) ?? []), pick]);
  const kept = over[week - contest.firstWeek]?.rows;
  for (const { id, name } of entries) {
    const row = kept?.find((one) => one.entry_id === id && one.week === week && one.Grade === 'W');
    const pick = picks.get(id)?.get(week);
    if (row?.event_id != null) add(row.event_id, { entryId: id, name, team: row.pick, spread: row.spread ?? 0 });
    else if (!kept && pick?.grade.grade === 'W')
      add(pick.game.id, { entryId: id, name, team: pick.side === 1 ? pick.game.team1 : pick.game.team2, spread: pick.spread ?? 0 });
  }
  return won;
}
