import type { PayoutRow } from '@poolhouse/contract';
import { ordinal } from '@poolhouse/shared-ui';
import { DataTable, EntryName, figure, Panel, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

const prize = (row: PayoutRow): string => (row.Place === null ? 'Close but no cigar' : `Overall, ${ordinal(row.Place)}`);

const NoWrap = styled.span`
  white-space: nowrap;
`;

const columns: Column<PayoutRow>[] = [
  { key: 'prize', head: 'Prize', rowHead: true, render: (row) => <NoWrap>{prize(row)}</NoWrap> },
  { key: 'entry', head: 'Entry', width: '100%', render: (row) => (row.EntryName === '' ? '–' : <EntryName name={row.EntryName} />) },
  figure<PayoutRow>('Points', (row) => row.Points),
];

/** The prizes of the season's end. */
export function PayoutsPanel({ rows, myName }: { rows: readonly PayoutRow[]; myName: string }) {
  const final = rows.some((row) => row.Final === 1);
  return (
    <Panel id="payouts" title="Payouts" action={final ? 'Paid' : 'Points if it ended now'}>
      {rows.length === 0 ? (
        <PanelEmpty>This contest sets no prizes for the season's end.</PanelEmpty>
      ) : (
        <DataTable
          caption="Payouts"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.ID}
          mine={(row) => row.EntryName !== '' && row.EntryName === myName}
        />
      )}
    </Panel>
  );
}
