import type { AuctionTransferRow } from '@poolhouse/contract';
import type { AuctionOwnerRow, AuctionTeamRow } from '../contest/auction.types';

type Rows = (string | number | null)[][];

export const standingsTable = (owners: readonly AuctionOwnerRow[]): Rows => [
  ['Rank', 'Owner', 'Total Paid', 'Total Won', 'Profit', 'Avg Price', 'Total Teams', 'Teams Left', 'Avg Seed'],
  ...[...owners]
    .sort((a, b) => a.Rank - b.Rank)
    .map((row) => [row.Rank, row.Name, row.TotalPaid, row.TotalWon, row.Profit, row.AvgPrice, row.TotalTeams, row.TeamsLeft, row.avgSeed]),
];

export const teamsTable = (teams: readonly AuctionTeamRow[]): Rows => [
  ['Region', 'Seed', 'Team', 'Lot', 'Owner', 'Price', 'Winnings', 'Profit'],
  ...teams.map((row) => [
    row.region,
    row.Seed,
    row.Name,
    row.lot_name,
    row.Owner,
    row.Price,
    row.Winnings,
    row.Price === null ? null : row.Winnings - row.Price,
  ]),
];

/** Empty before all is played, so that no file of it is offered. */
export function ledgerTable(rows: readonly AuctionTransferRow[], owners: readonly AuctionOwnerRow[]): Rows {
  const name = new Map(owners.map(({ ID, Name }) => [ID, Name]));
  return [['From', 'To', 'Pays'], ...rows.map(({ from, to, points }) => [name.get(from) ?? '', name.get(to) ?? '', points])];
}
