import { formatChance, formatPercent, plural } from '@poolhouse/shared-ui';
import { DataTable, Panel, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { ReactNode } from 'react';
import type { AuctionConfigRow, AuctionOwnerRow, LiveData } from '../contest/auction.types';
import { Away } from '../contest/Away';
import { Gain } from '../contest/Gain';
import { dollars } from '../contest/money';
import { OwnerName } from '../owner/OwnerName';
import type { Bidder } from './bidders.rules';
import { useBidders, type CountedBidders } from './useBidders';

type Row = AuctionOwnerRow & Bidder;
const right = { align: 'right' as const };
const none = '–';

const Whole = styled.span`
  white-space: nowrap;
`;

const only = (render: (row: Row) => ReactNode) => (row: Row) => (row.can ? <Whole>{render(row)}</Whole> : none);
const needs = ({ wins }: Row): string => (wins === null ? 'Cannot' : wins === 0 ? 'None' : plural(wins, 'win'));
const inRegion = ({ region: { teams, hope } }: Row): string => `${plural(teams, 'team')}, ${formatPercent(hope)}`;
const inProfit = ({ now, buys }: Row): string => `${formatChance(now.profit)} → ${formatChance(buys.profit)}`;

/** What the lot that is up would mean to each owner who bought it at the next bid; the same figures for all, and no advice. */
export default function Bidders({ data, config }: { data: LiveData; config: AuctionConfigRow }) {
  const { counted, model } = useBidders(data, config);
  const up = data.block.data[0];
  if (!up || up.lot === 0) return null;
  // Nothing of it is known before an eighth is sold; what is, stands above.
  if (config.PotExpected === null) return null;
  if (!counted) return <Away page={model} title="If each owner buys" rows={data.owners.data.length} />;
  const region = data.all_teams.data.find(({ ID }) => ID === counted.lot)?.region ?? '';
  return (
    <Panel
      title={`If each owner buys at ${dollars(counted.next)}`}
      action="Of what each holds now"
      foot="Needs: wins of this team that make up for all that its owner paid, the other teams winning what is expected of them. The same for every owner."
    >
      <DataTable
        caption="If each owner buys at the next bid"
        columns={columnsOf(config, up.high_id, region)}
        rows={rowsOf(data.owners.data, counted)}
        rowKey={(row) => row.ID}
        mine={(row) => row.ID === config.entry_id}
        rest={(row) => <Rest row={row} region={region} limited={config.budget !== null} />}
      />
    </Panel>
  );
}

/** Who has paid most first. */
function rowsOf(owners: readonly AuctionOwnerRow[], counted: CountedBidders): Row[] {
  return owners
    .flatMap((owner): Row[] => {
      const own = counted.rows.find(({ ID }) => ID === owner.ID);
      return own ? [{ ...owner, ...own }] : [];
    })
    .sort((a, b) => b.TotalPaid - a.TotalPaid || a.ID - b.ID);
}

function columnsOf(config: AuctionConfigRow, high: number, region: string): Column<Row>[] {
  const columns: Column<Row>[] = [
    {
      key: 'owner',
      head: 'Owner',
      rowHead: true,
      render: (row) => (
        <>
          <OwnerName name={row.Name} you={row.ID === config.entry_id} />
          {row.ID === high && ` at ${dollars(row.price)}`}
          {!row.can && ' over budget'}
        </>
      ),
    },
    { key: 'now', head: 'Expects now', ...right, hideOnPhone: true, render: ({ now }) => <Gain points={Math.round(now.gain)} /> },
    { key: 'buys', head: 'Then', ...right, render: only(({ buys }) => <Gain points={Math.round(buys.gain)} />) },
    { key: 'even', head: 'Break-even', ...right, render: ({ breakEven }) => dollars(breakEven) },
    { key: 'needs', head: 'Needs', ...right, hideOnPhone: true, render: only(needs) },
    { key: 'profit', head: 'In profit', ...right, hideOnPhone: true, render: only(inProfit) },
    { key: 'region', head: region, ...right, hideOnPhone: true, render: only(inRegion) },
  ];
  if (config.budget !== null)
    columns.push({ key: 'most', head: 'Most', ...right, hideOnPhone: true, render: (row) => dollars(row.max_bid) });
  return columns;
}

/** What a phone leaves out of the columns, in a sentence each. */
function Rest({ row, region, limited }: { row: Row; region: string; limited: boolean }) {
  return (
    <>
      Expects <Gain points={Math.round(row.now.gain)} /> now.{' '}
      {row.can && `In profit ${inProfit(row)}. Needs ${needs(row).toLowerCase()}. ${region}: ${inRegion(row)} of the hope.`}
      {limited && ` Most ${dollars(row.max_bid)}.`}
    </>
  );
}
