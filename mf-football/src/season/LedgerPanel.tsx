import type { LedgerRow, SeasonConfigRow } from '@poolhouse/contract';
import { formatNumber, plural } from '@poolhouse/shared-ui';
import { DataTable, EntryName, figure, Panel, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { SupposedTag } from '@poolhouse/shared-ui/screen';
import { ledgerTotals, winnersWords } from './ledger.rules';

/** A week leads to its board; `year` where it is a past one. */
const columnsOf = (year: number | undefined): Column<LedgerRow>[] => [
  {
    key: 'entry',
    head: 'Week',
    render: (row) => (
      <Link to={`/football?week=${row.Week}${year ? `&year=${year}` : ''}`} aria-label={`Week ${row.Week}`}>
        {row.Week}
      </Link>
    ),
  },
  { ...figure<LedgerRow>('Carried', (row) => row.Carried), hideOnPhone: true },
  figure<LedgerRow>('Pot', (row) => row.Available),
  {
    key: 'winners',
    head: 'Winners',
    width: '100%',
    render: (row) => (row.Winners === '' ? winnersWords(row) : <EntryName name={row.Winners} plain />),
  },
  { key: 'Each', head: 'Each', align: 'right', render: (row) => (row.Each > 0 ? row.Each : '–') },
  { key: 'Forward', head: 'Forward', align: 'right', hideOnPhone: true, render: (row) => (row.Forward > 0 ? row.Forward : '–') },
];

interface Props {
  config: SeasonConfigRow;
  year: number | undefined;
  rows: readonly LedgerRow[];
  /** The rows are supposed. */
  supposed?: boolean;
}

/** Each week's pot: what came in, who took it, what was pushed forward. */
export function LedgerPanel({ config, year, rows, supposed = false }: Props) {
  const sum = ledgerTotals(rows);
  return (
    <Panel
      id="ledger"
      title="Pot and points"
      action={supposed ? <SupposedTag /> : `${formatNumber(config.Paid)} of ${plural(config.Pot, 'point')} paid`}
      foot="Carried: pushed forward into the week. Each: what each perfect entry gets. Nobody perfect pushes the pot forward. What rounding leaves joins the overall prizes."
    >
      {rows.length === 0 ? (
        <PanelEmpty>Nobody has joined this contest yet.</PanelEmpty>
      ) : (
        <DataTable
          caption="Pot and points by week"
          columns={columnsOf(year)}
          rows={rows}
          rowKey={(row) => row.ID}
          total={{ entry: 'Paid', Pot: sum.paid, winners: plural(sum.shares, 'perfect week', 'perfect weeks') }}
          rest={(row) => `${row.Carried} carried into the week, ${row.Forward} pushed forward`}
        />
      )}
    </Panel>
  );
}
