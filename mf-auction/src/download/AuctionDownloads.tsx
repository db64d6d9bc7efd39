import { Downloads } from '@poolhouse/shared-ui/device';
import type { AuctionConfigRow, BracketData } from '../contest/auction.types';
import { ledgerTable, standingsTable, teamsTable } from './tables.rules';

/** The ledger and the tables as files. */
export default function AuctionDownloads({ data, config }: { data: BracketData; config: AuctionConfigRow }) {
  return (
    <Downloads
      named={[config.contest_name, String(config.year)]}
      tables={[
        { name: 'Standings', rows: standingsTable(data.owners.data) },
        { name: 'Teams', rows: teamsTable(data.teams.data) },
        { name: 'Settlement', rows: ledgerTable(data.settlement.data, data.owners.data) },
      ]}
    />
  );
}
