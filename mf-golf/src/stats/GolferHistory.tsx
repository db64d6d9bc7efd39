import type { DataOf, GolfHistoryRow, GolfStatsRow, GolfYearResultRow } from '@poolhouse/contract';
import { formatMonthDay, plural, token } from '@poolhouse/shared-ui';
import {
  DataTable,
  figure,
  noRefresh,
  Panel,
  PanelEmpty,
  PanelError,
  PanelSkeleton,
  usePageData,
  Stack,
  type Column,
} from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { useMemo } from 'react';
import { scoreColumn } from '../contest/score-column';
import { toParOf } from '../contest/score.rules';
import { FormPanel } from './FormPanel';

/** Begun, and not over. */
const LIVE: ReadonlySet<string> = new Set(['IN_PROGRESS', 'SUSPENDED', 'ROUND_COMPLETE']);

export interface GolferHistoryProps {
  golfer: GolfStatsRow;
  config: DataOf<'GET golf/statspagedata'>['config']['data'][number];
  /** Its name stands above it already. */
  inSheet?: boolean;
}

/** A golfer's years at this tournament, and his year to date. */
export function GolferHistory({ golfer, config, inSheet = false }: GolferHistoryProps) {
  const here = usePageData(
    'GET golf/GetGolferTournamentHistory',
    useMemo(() => ({ gid: golfer.ID, perm_num: config.Perm_Num }), [golfer.ID, config.Perm_Num]),
    noRefresh,
  );
  const year = usePageData(
    'GET golf/GetGolferYTDResults',
    useMemo(() => ({ gid: golfer.ID }), [golfer.ID]),
    noRefresh,
  );
  return (
    <Stack>
      <FormPanel
        golfer={golfer}
        live={LIVE.has(config.status)}
        inSheet={inSheet}
        results={year.data?.history.data}
        loading={year.loading}
      />
      <Panel
        title="At this tournament"
        action={`${golfer.entries} played, ${plural(golfer.cuts, 'cut')}${golfer.position ? `, best ${golfer.position}` : ''}`}
      >
        <Read page={here} expected={golfer.entries} none="Has not played here, as far as this site knows.">
          {(rows: readonly GolfHistoryRow[]) => (
            <DataTable caption={`${golfer.golfer_name} at this tournament`} columns={HERE} rows={rows} rowKey={(row) => row.ID} />
          )}
        </Read>
      </Panel>
      <Panel title="Year to date" action="Newest first">
        <Read page={year} expected={golfer.YTD_Events} none="No result of this year is known.">
          {(rows: readonly GolfYearResultRow[]) => (
            <DataTable caption={`${golfer.golfer_name}'s year`} columns={YEAR} rows={rows} rowKey={(row) => row.ID} />
          )}
        </Read>
      </Panel>
    </Stack>
  );
}

const HERE: readonly Column<GolfHistoryRow>[] = [
  { key: 'year', head: 'Year', rowHead: true, render: (row) => row.year },
  { key: 'position', head: 'Position', render: (row) => row.position },
  figure('Through', (row) => row.through),
  scoreColumn((row) => toParOf(row.score)),
  scoreColumn((row) => toParOf(row.round), 'Round'),
];

const YEAR: readonly Column<GolfYearResultRow>[] = [
  { key: 'start', head: 'Start', render: (row) => formatMonthDay(row.Start_Date) },
  { key: 'name', head: 'Tournament', rowHead: true, width: '100%', render: (row) => row.Tournament_Name },
  { key: 'position', head: 'Pos', render: (row) => row.Position },
  figure('Thru', (row) => row.Through),
  scoreColumn((row) => toParOf(row.Score)),
  scoreColumn((row) => toParOf(row.Round), 'Round'),
];

interface ReadProps<Row> {
  page: { data: { history: { data: Row[] } } | null; error: { message: string } | null; refresh(): Promise<void> };
  /** Rows that it will have, as far as the field's figures tell: their room is kept. */
  expected: number;
  none: string;
  children(rows: readonly Row[]): React.ReactNode;
}

function Read<Row>({ page, expected, none, children }: ReadProps<Row>) {
  if (page.error) return <PanelError message={page.error.message} onRetry={() => void page.refresh()} />;
  if (!page.data)
    return (
      <>
        {expected > 0 && <HeadRoom />}
        <PanelSkeleton rows={Math.max(1, expected)} />
      </>
    );
  return page.data.history.data.length === 0 ? <PanelEmpty>{none}</PanelEmpty> : children(page.data.history.data);
}

/** As high as a table's head and its line. */
const HeadRoom = styled.div`
  height: 29px;
  background: ${token.sunken};
`;
