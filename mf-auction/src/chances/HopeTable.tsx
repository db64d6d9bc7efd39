import { formatPercent } from '@poolhouse/shared-ui';
import { DataTable, Panel, type Column } from '@poolhouse/shared-ui/board';
import type { AuctionOwnerRow, BracketData } from '../contest/auction.types';
import { dollars } from '../contest/money';
import { OwnerName } from '../owner/OwnerName';
import type { Chances } from './chances.rules';

type Row = AuctionOwnerRow & { toCome: number[]; all: number };

/** Where each owner's hope lies: points to come from each region, and how much of it hangs on one. */
export function HopeTable({ data, chances, me }: { data: BracketData; chances: Chances; me: number }) {
  const field = data.bracket.data.filter(({ round }) => round === 1).sort((a, b) => a.position - b.position);
  const regions = [0, 1, 2, 3].map((quarter) => field[16 * quarter]?.region ?? '');
  const rows = data.owners.data
    .flatMap((owner, n): Row[] => {
      const toCome = chances.owners[n]?.toCome ?? [];
      return [{ ...owner, toCome, all: toCome.reduce((sum, points) => sum + points, 0) }];
    })
    .sort((a, b) => b.all - a.all || a.Rank - b.Rank);
  const right = { align: 'right' as const };
  const most = ({ toCome, all }: Row) => {
    const top = Math.max(...toCome);
    return all < 0.5 ? '–' : `${formatPercent(top / all)} ${regions[toCome.indexOf(top)] ?? ''}`;
  };
  const columns: Column<Row>[] = [
    { key: 'owner', head: 'Owner', rowHead: true, render: (row) => <OwnerName name={row.Name} you={row.ID === me} /> },
    { key: 'all', head: 'To come', ...right, render: (row) => <b>{dollars(Math.round(row.all))}</b> },
    ...regions.map((region, n): Column<Row> => ({
      key: `region${n}`,
      head: region,
      ...right,
      hideOnPhone: true,
      render: ({ toCome }) => dollars(Math.round(toCome[n] ?? 0)),
    })),
    { key: 'most', head: 'Most in one', ...right, render: most },
  ];
  return (
    <Panel
      title="Where the hope lies"
      action="Points expected from games to come"
      foot="All owners together hope for what these games pay to owned teams."
    >
      <DataTable caption="Where the hope lies" columns={columns} rows={rows} rowKey={(row) => row.ID} mine={(row) => row.ID === me} />
    </Panel>
  );
}
