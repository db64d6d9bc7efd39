import { teamName } from '../../sport/games/teams';
import type { SeasonReport } from '../season-report';
import type { WinsReader } from './footballwins-facts';
import { scoresIn } from './footballwins-rows';
import { readSeason } from './footballwins-season';
import { footballWinsKind } from './footballwins.kind';
import { payoutsOf } from './payouts.rules';
import { standingsOf } from './standings.rules';

/** An NFL wins season for the console. Points are wins; what is won is the pot as it would be paid now. */
export const winsSeasonReport = (reader: WinsReader): SeasonReport => ({
  async standings(tx, { id, year }, now) {
    const calendar = await reader.calendars.readIn(tx, year, footballWinsKind);
    const { entries, terms, records, owners } = await readSeason(tx, reader, { contestId: id, calendar, now });
    const standings = standingsOf(entries, records, owners);
    const won = new Map(payoutsOf(terms, standings).map(({ entryId, winnings }) => [entryId, winnings]));
    return standings.map(({ entryId, name, rank, points, wins, losses, ties }) => ({
      ID: entryId,
      EntryName: name,
      Rank: rank,
      Points: points,
      Winnings: won.get(entryId) ?? 0,
      Record: `W ${wins}, L ${losses}${ties > 0 ? `, T ${ties}` : ''}`,
    }));
  },
  async toCome(tx, { id, year }, now) {
    const calendar = await reader.calendars.readIn(tx, year, footballWinsKind);
    const season = await readSeason(tx, reader, { contestId: id, calendar, now });
    const none =
      season.over.every(({ rows }) => scoresIn(rows).length === 0) && [...season.open.values()].every(({ games }) => games.length === 0);
    return { n: none ? null : season.coming.length, what: 'game' };
  },
  tables: {
    picks: {
      columns: ['team', 'entry', 'turn', 'expected_wins'],
      async rows(tx, { id, year }, now) {
        const calendar = await reader.calendars.readIn(tx, year, footballWinsKind);
        const { teams, entries } = await readSeason(tx, reader, { contestId: id, calendar, now });
        const names = new Map(entries.map(({ id: entry, name }) => [entry, name]));
        return teams.map(({ abbrev, owner, drafted, expWins }) => ({
          team: teamName('NFL', abbrev),
          entry: names.get(owner ?? 0) ?? '',
          turn: drafted,
          expected_wins: expWins,
        }));
      },
    },
  },
});
