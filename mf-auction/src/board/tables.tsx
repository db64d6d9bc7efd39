import type { AuctionTransferRow, MomentRow } from '@poolhouse/contract';
import { formatMoney, formatNumber, moneyDigits, plural } from '@poolhouse/shared-ui';
import { DataTable, figure, MomentMark, momentMarks, Panel, PanelEmpty, Tight, useShowAll, type Column } from '@poolhouse/shared-ui/board';
import type { ReactNode } from 'react';
import type { AuctionOwnerRow, AuctionTeamRow } from '../contest/auction.types';
import { Gain } from '../contest/Gain';
import { dollars } from '../contest/money';
import { OwnerName } from '../owner/OwnerName';

interface Owners {
  owners: readonly AuctionOwnerRow[];
  me: number;
}

const ownerColumn = (me: number, marks?: ReadonlyMap<number, string>): Column<AuctionOwnerRow> => ({
  key: 'owner',
  head: 'Owner',
  rowHead: true,
  width: 148,
  render: (row) => {
    const mark = marks?.get(row.ID);
    return (
      <>
        <OwnerName name={row.Name} you={row.ID === me} />
        {mark !== undefined && <MomentMark name={mark} />}
      </>
    );
  },
});
const right = { align: 'right' as const };
const total = (owners: readonly AuctionOwnerRow[], of: (row: AuctionOwnerRow) => number) => owners.reduce((sum, row) => sum + of(row), 0);

/** What marks an owner. */
const MARKS = { title: 'Has the champion', final: 'Had a team in the final' };

interface Standings extends Owners {
  pot: number;
  moments?: readonly MomentRow[] | undefined;
  title?: string;
  /** What leads on from them. */
  action?: ReactNode;
}

export function StandingsPanel({ owners, me, pot, moments = [], title = 'Standings', action }: Standings) {
  const marks = momentMarks(moments, MARKS);
  const rows = [...owners].sort((a, b) => a.Rank - b.Rank);
  const digits = moneyDigits(owners.flatMap(({ TotalPaid, TotalWon }) => [TotalPaid, TotalWon]));
  const columns: Column<AuctionOwnerRow>[] = [
    { key: 'rank', head: 'Rank', render: ({ Rank }) => Rank },
    ownerColumn(me, marks),
    { key: 'paid', head: 'Total Paid', ...right, hideOnPhone: true, render: (row) => dollars(row.TotalPaid, digits) },
    { key: 'won', head: 'Total Won', ...right, render: (row) => dollars(row.TotalWon, digits) },
    { key: 'profit', head: 'Profit', ...right, render: (row) => <Gain points={row.Profit} digits={digits} /> },
  ];
  const won = total(owners, (row) => row.TotalWon);
  return (
    <Panel
      id="standings"
      title={title}
      action={action}
      foot={won < pot ? `The games to come pay the other ${dollars(pot - won)}.` : undefined}
    >
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.ID}
        mine={(row) => row.ID === me}
        total={{
          owner: 'Total',
          paid: dollars(
            total(owners, (row) => row.TotalPaid),
            digits,
          ),
          won: dollars(won, digits),
          profit: <Gain points={total(owners, (row) => row.Profit)} digits={digits} />,
        }}
      />
    </Panel>
  );
}

export function StatisticsPanel({ owners, me }: Owners) {
  const digits = moneyDigits(owners.map(({ TotalPaid }) => TotalPaid));
  const columns: Column<AuctionOwnerRow>[] = [
    ownerColumn(me),
    {
      key: 'avg',
      head: 'Avg Price',
      ...right,
      hideOnPhone: true,
      render: (row) => (row.AvgPrice === null ? '–' : formatMoney(row.AvgPrice, 2)),
    },
    { key: 'paid', head: 'Total Paid', ...right, render: (row) => dollars(row.TotalPaid, digits) },
    figure('Total Teams', (row) => row.TotalTeams),
    figure('Teams Left', (row) => row.TeamsLeft),
    {
      key: 'seed',
      head: 'Avg Seed',
      ...right,
      hideOnPhone: true,
      render: (row) => (row.avgSeed == null ? '–' : formatNumber(row.avgSeed, 1)),
    },
  ];
  return (
    <Panel id="statistics" title="Statistics">
      <Tight>
        <DataTable caption="Statistics" columns={columns} rows={owners} rowKey={(row) => row.ID} mine={(row) => row.ID === me} />
      </Tight>
    </Panel>
  );
}

export function ProfitByTeam({ teams, me }: { teams: readonly AuctionTeamRow[]; me: number }) {
  const sold = teams.filter(({ Price }) => Price !== null);
  const profit = ({ Winnings, Price }: AuctionTeamRow) => Winnings - (Price ?? 0);
  const rows = [...sold].sort((a, b) => profit(b) - profit(a) || a.Seed - b.Seed || a.ID - b.ID);
  const [shown, more] = useShowAll(rows, 9, 'teams');
  const digits = moneyDigits(sold.flatMap(({ Winnings, Price }) => [Winnings, Price ?? 0]));
  const columns: Column<AuctionTeamRow>[] = [
    { key: 'team', head: 'Team', rowHead: true, render: (row) => `${row.Seed} ${row.Name}` },
    { key: 'owner', head: 'Owner', render: (row) => <OwnerName name={row.Owner} you={row.owner_id === me} /> },
    { key: 'paid', head: 'Paid', ...right, hideOnPhone: true, render: (row) => dollars(row.Price, digits) },
    { key: 'won', head: 'Won', ...right, hideOnPhone: true, render: (row) => dollars(row.Winnings, digits) },
    { key: 'profit', head: 'Profit', ...right, render: (row) => <Gain points={profit(row)} digits={digits} /> },
  ];
  return (
    <Panel id="teams" title="Profit by Team">
      {rows.length === 0 ? (
        <PanelEmpty>No team is sold yet.</PanelEmpty>
      ) : (
        <DataTable caption="Profit by team" columns={columns} rows={shown} rowKey={(row) => row.ID} mine={(row) => row.owner_id === me} />
      )}
      {more}
    </Panel>
  );
}

/** Who pays whom, once all is played. */
export function SettlementPanel({ rows, owners }: { rows: readonly AuctionTransferRow[]; owners: readonly AuctionOwnerRow[] }) {
  if (rows.length === 0) return null;
  const owner = (id: number) => {
    const row = owners.find(({ ID }) => ID === id);
    return row ? <OwnerName name={row.Name} /> : null;
  };
  const digits = moneyDigits(rows.map(({ points }) => points));
  const columns: Column<AuctionTransferRow>[] = [
    { key: 'from', head: 'From', rowHead: true, render: (row) => owner(row.from) },
    { key: 'to', head: 'To', render: (row) => owner(row.to) },
    { key: 'points', head: 'Pays', ...right, render: (row) => dollars(row.points, digits) },
  ];
  return (
    <Panel title="Settlement" action={plural(rows.length, 'payment')} foot="The fewest payments that make everybody even.">
      <DataTable caption="Settlement" columns={columns} rows={rows} rowKey={(row) => row.ID} />
    </Panel>
  );
}
