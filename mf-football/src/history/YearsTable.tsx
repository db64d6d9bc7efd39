import type { YearlyResultRow } from '@poolhouse/contract';
import { DataTable, figure, Panel, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';

/** 'Yearly Results': a year leads to that year's weeks. */
export function YearsTable({ entry, year, rows }: { entry: string; year: number | undefined; rows: readonly YearlyResultRow[] }) {
  const years = [...rows].sort((a, b) => b.Year - a.Year);
  const linked: Column<YearlyResultRow> = {
    key: 'entry',
    head: 'Year',
    width: '100%',
    render: (row) => (
      <Link
        to={`/football/history?year=${row.Year}&entry=${encodeURIComponent(entry)}`}
        aria-current={row.Year === year ? 'page' : undefined}
      >
        {row.Year}
      </Link>
    ),
  };
  return (
    <Panel id="years" title="Yearly Results">
      {years.length === 0 ? (
        <PanelEmpty>No finished week yet.</PanelEmpty>
      ) : (
        <DataTable
          caption="Yearly Results"
          columns={[
            linked,
            figure<YearlyResultRow>('Wins', (row) => row.Wins),
            figure<YearlyResultRow>('Losses', (row) => row.Losses),
            figure<YearlyResultRow>('Points', (row) => row.Points),
          ]}
          rows={years}
          rowKey={(row) => row.ID}
        />
      )}
    </Panel>
  );
}
