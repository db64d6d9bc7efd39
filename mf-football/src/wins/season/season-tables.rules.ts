import type { WinsRaceRow } from '@poolhouse/contract';
import type { Table } from '@poolhouse/shared-ui/device';
import { raceTable, type RaceEntry } from '@poolhouse/shared-ui/season';
import type { WinsSeason } from '../useWinsSeason';
import { againstPace, orderOutlook, teamPaces } from './outlook.rules';

/** The race counts points. */
export const raceOf = (rows: readonly WinsRaceRow[]): RaceEntry[] => rows.map((row) => ({ ...row, value: row.Points }));

/** Everything on the season's screen, in its order. */
export function seasonTables({ outlook, race, payouts, teams }: WinsSeason): Table[] {
  return [
    {
      name: 'Projected finish',
      rows: [
        ['Entry', 'First place', 'Points', 'Projected', 'Worst', 'Best', 'Best place', 'Worst place', 'Against pace'],
        ...orderOutlook(outlook.data).map((row) => [
          row.EntryName,
          row.State,
          row.Points,
          row.Projected,
          row.Worst,
          row.Best,
          row.BestRank,
          row.WorstRank,
          againstPace(row),
        ]),
      ],
    },
    { name: 'Race', rows: raceTable(raceOf(race.data), 'Points') },
    {
      name: 'Teams against expectation',
      rows: [
        ['Team', 'Owner', 'Points', 'Pace', 'Ahead'],
        ...teamPaces(teams.data).map(({ team, points, pace, ahead }) => [team.team_name, team.EntryName, points, pace, ahead]),
      ],
    },
    {
      name: 'Payouts',
      rows: [['Rank', 'Entry', 'Points', 'Winnings'], ...payouts.data.map((row) => [row.Rank, row.EntryName, row.Points, row.Winnings])],
    },
  ];
}
