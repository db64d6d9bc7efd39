import type { SquaresPayoutRow } from '@poolhouse/contract';
import { formatNumber, plural } from '@poolhouse/shared-ui';
import { DataTable, LiveDot, Panel } from '@poolhouse/shared-ui/board';
import { roundName, type Board } from '../contest/board.rules';

const sum = (rows: readonly SquaresPayoutRow[], of: (row: SquaresPayoutRow) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);

export function PayoutsPanel({ board: { config, live }, rows }: { board: Board; rows: readonly SquaresPayoutRow[] }) {
  const shown = [...rows].filter(({ games }) => games > 0).sort((a, b) => a.round - b.round);
  const paid = sum(shown, (row) => row.paid);
  return (
    <Panel
      id="payouts"
      title="Payouts"
      action={`Pot ${plural(config.Pot, 'point')}`}
      foot={`${formatNumber(config.Pot - paid)} still to win. An empty square’s share rolls to the next game.`}
    >
      <DataTable
        caption="Payouts by round"
        columns={[
          {
            key: 'round',
            head: 'Round',
            rowHead: true,
            render: (row) => (
              <>
                {roundName(row.round)} {live.some(({ round }) => round === row.round) && <LiveDot />}
              </>
            ),
          },
          { key: 'each', head: 'Each', align: 'right', render: (row) => row.amount },
          { key: 'played', head: 'Played', align: 'right', render: (row) => `${row.played} of ${row.games}` },
          { key: 'paid', head: 'Paid', align: 'right', render: (row) => row.paid },
        ]}
        rows={shown}
        rowKey={(row) => row.ID}
        total={{ round: 'Total', played: `${sum(shown, (row) => row.played)} of ${sum(shown, (row) => row.games)}`, paid }}
      />
    </Panel>
  );
}
