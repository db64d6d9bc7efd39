import type { WinsConfigRow, WinsPayoutRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/shared-ui';
import { DataTable, entryColumn, figure, Panel, PanelEmpty, rankColumn } from '@poolhouse/shared-ui/board';
import { prizesOf } from '../prizes.rules';

/** Who is paid what, or would be if it ended now. */
export function PayoutsPanel({ rows, config, over }: { rows: readonly WinsPayoutRow[]; config: WinsConfigRow; over: boolean }) {
  const mine = (row: WinsPayoutRow): boolean => row.ID === config.entry_id;
  return (
    <Panel
      id="payouts"
      title="Payouts"
      action={over ? 'Paid' : 'If it ended now'}
      foot={`Prizes by place: ${prizesOf(config.OverallPoints).join(' · ') || 'none'}, out of a pot of ${plural(config.Pot, 'point')}. Level entries share the places they span.`}
    >
      {rows.length === 0 ? (
        <PanelEmpty>Nobody is paid before the first result.</PanelEmpty>
      ) : (
        <DataTable
          caption="Payouts"
          columns={[
            rankColumn(rows),
            entryColumn(mine, undefined, ({ ID }) => ID),
            figure<WinsPayoutRow>('Points', (row) => row.Points),
            figure<WinsPayoutRow>('Winnings', (row) => (row.Winnings > 0 ? row.Winnings : '–')),
          ]}
          rows={rows}
          rowKey={(row) => row.ID}
          mine={mine}
        />
      )}
    </Panel>
  );
}
