import { teamName } from '../../sport/games/teams';
import type { Memories } from '../memories';
import type { SeasonReport } from '../season-report';
import type { WinsReader } from './footballwins-facts';
import { readSeason } from './footballwins-season';
import { footballWinsKind } from './footballwins.kind';
import { payoutsOf } from './payouts.rules';
import { standingsAfter } from './standings.rules';

/** An NFL wins season for the console. Points are wins; what is won is the pot as it would be paid now. */
export const winsSeasonReport = (memories: Memories, reader: WinsReader): SeasonReport => ({
  async standings(tx, { id, year }, now) {
    const calendar = await memories.calendars.readIn(tx, year, footballWinsKind);
    const { contest, entries, games, owners, weeks } = await readSeason(tx, reader, { contestId: id, calendar, now });
    const standings = standingsAfter(entries, games, owners, weeks);
    const won = new Map(payoutsOf(contest, standings).map(({ entryId, winnings }) => [entryId, winnings]));
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
    const calendar = await memories.calendars.readIn(tx, year, footballWinsKind);
    const { games } = await readSeason(tx, reader, { contestId: id, calendar, now });
    return { n: games.length === 0 ? null : games.filter(({ open }) => open).length, what: 'game' };
  },
  tables: {
    picks: {
      columns: ['team', 'entry', 'turn', 'expected_wins'],
      async rows(tx, { id, year }, now) {
        const calendar = await memories.calendars.readIn(tx, year, footballWinsKind);
        const { teams } = await readSeason(tx, reader, { contestId: id, calendar, now });
        return teams.map(({ abbrev, owner, drafted, expWins }) => ({
          team: teamName('NFL', abbrev),
          entry: owner?.name ?? '',
          turn: drafted,
          expected_wins: expWins,
        }));
      },
    },
  },
});
