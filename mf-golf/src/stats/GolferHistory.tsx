import { useMemo } from 'react';
import { formatMonthDay, token, type } from '@poolhouse/shared-ui';
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
  YouTag,
} from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { DataOf, GolfHistoryRow, GolfStatsRow, GolfYearResultRow } from '@poolhouse/contract';
import { sideOf, ToPar } from '../contest/HoleMark';
import { toParOf, toParText } from '../contest/score.rules';
import { FormFacts, LiveFacts } from './GolferFacts';
import { PlacesChart } from './PlacesChart';
import { finishOf } from './stats.rules';

const LAST_EVENTS = 10;
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
  const results = year.data?.history.data ?? [];
  const tops = results.filter(({ Position }) => (finishOf(Position) ?? 1000) <= 10).length;
  return (
    <Stack>
      <Panel
        title={inSheet ? 'Form' : golfer.golfer_name}
        action={
          <>
            Group {golfer.group_num + 1}
            {golfer.picked > 0 && `, picked by ${golfer.picked}`} {golfer.mine === 1 && <YouTag />}
          </>
        }
        foot="Filled: top ten. CUT: missed it. Last ten events; the table below says the same."
      >
        {LIVE.has(config.status) ? <LiveFacts golfer={golfer} /> : <FormFacts golfer={golfer} />}
        {(results.length > 0 || (year.loading && golfer.YTD_Events > 0)) && (
          <>
            <Year>
              <span>Places this year</span>
              <span>
                {golfer.YTD_Cuts} of {golfer.YTD_Events} cuts
                {year.data && `, ${tops === 1 ? '1 top ten' : `${tops} top tens`}`}
              </span>
            </Year>
            <PlacesChart results={results.slice(0, LAST_EVENTS).reverse()} />
          </>
        )}
      </Panel>
      <Panel
        title="At this tournament"
        action={`${golfer.entries} played, ${golfer.cuts === 1 ? '1 cut' : `${golfer.cuts} cuts`}${golfer.position ? `, best ${golfer.position}` : ''}`}
      >
        <Read page={here} expected={golfer.entries} none="He has not played here, as far as this site knows.">
          {(rows: readonly GolfHistoryRow[]) => (
            <DataTable<GolfHistoryRow>
              caption={`${golfer.golfer_name} at this tournament`}
              columns={[
                { key: 'year', head: 'Year', rowHead: true, render: (row) => row.year },
                { key: 'position', head: 'Position', render: (row) => row.position },
                figure('Through', (row) => row.through),
                { key: 'score', head: 'Score', align: 'right', render: (row) => <Score text={row.score} /> },
                { key: 'round', head: 'Round', align: 'right', render: (row) => <Score text={row.round} /> },
              ]}
              rows={rows}
              rowKey={(row) => row.ID}
            />
          )}
        </Read>
      </Panel>
      <Panel title="Year to date" action="Newest first">
        <Read page={year} expected={golfer.YTD_Events} none="No result of this year is known.">
          {(rows: readonly GolfYearResultRow[]) => (
            <DataTable<GolfYearResultRow>
              caption={`${golfer.golfer_name}'s year`}
              columns={[
                { key: 'start', head: 'Start', render: (row) => formatMonthDay(row.Start_Date) },
                { key: 'name', head: 'Tournament', rowHead: true, width: '100%', render: (row) => row.Tournament_Name },
                { key: 'position', head: 'Pos', render: (row) => row.Position },
                figure('Thru', (row) => row.Through),
                { key: 'score', head: 'Score', align: 'right', render: (row) => <Score text={row.Score} /> },
                { key: 'round', head: 'Round', align: 'right', render: (row) => <Score text={row.Round} /> },
              ]}
              rows={rows}
              rowKey={(row) => row.ID}
            />
          )}
        </Read>
      </Panel>
    </Stack>
  );
}

const Score = ({ text }: { text: string }) => <ToPar data-side={sideOf(toParOf(text))}>{toParText(toParOf(text))}</ToPar>;

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

const Year = styled.div`
  ${type.note};
  display: flex;
  justify-content: space-between;
  gap: 12px;
  padding: 10px 14px 0;
  > span:first-of-type {
    ${type.head};
    color: ${token.ink3};
  }
`;
