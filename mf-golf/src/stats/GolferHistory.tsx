import { useMemo } from 'react';
import { formatMonthDay, token, type } from '@poolhouse/shared-ui';
import { DataTable, figure, noRefresh, Panel, PanelEmpty, PanelError, PanelSkeleton, usePageData, Stack } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { DataOf, GolfHistoryRow, GolfStatsRow, GolfYearResultRow } from '@poolhouse/contract';
import { sideOf, ToPar } from '../contest/HoleMark';
import { toParOf, toParText } from '../contest/score.rules';
import { finishOf } from './stats.rules';

interface Props {
  golfer: GolfStatsRow;
  config: DataOf<'GET golf/statspagedata'>['config']['data'][number];
}

/** A golfer's years at this tournament, and his year to date. */
export function GolferHistory({ golfer, config }: Props) {
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
        title={golfer.golfer_name}
        action={`Group ${golfer.group_num + 1}${golfer.picked > 0 ? `, picked by ${golfer.picked}` : ''}`}
        foot="Filled: top ten. CUT: missed it. Last ten events; the table below says the same."
      >
        <Facts>
          <div>
            <dt>Rank</dt>
            <dd>{golfer.Rank ?? '–'}</dd>
          </div>
          <div>
            <dt>BPR</dt>
            <dd>{golfer.Avg_Birdies?.toFixed(2) ?? '–'}</dd>
          </div>
          <div>
            <dt>Cuts</dt>
            <dd>
              {golfer.YTD_Cuts}/{golfer.YTD_Events}
            </dd>
          </div>
          <div>
            <dt>Top tens</dt>
            <dd>{year.data ? tops : '–'}</dd>
          </div>
        </Facts>
        {(results.length > 0 || (year.loading && golfer.YTD_Events > 0)) && <Places results={[...results].slice(0, 10).reverse()} />}
      </Panel>
      <Panel title="At this tournament" action={`${golfer.entries} played, ${golfer.cuts} cuts`}>
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
                { key: 'start', head: 'Start', render: (row) => formatMonthDay(`${row.Start_Date}T12:00:00`) },
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

const WIDTH = 320;
const HEIGHT = 96;
const LAST_PLACE = 60;

/** Places of the year as a row of pins, the best at the top; none yet keep its room. */
function Places({ results }: { results: readonly GolfYearResultRow[] }) {
  const step = (WIDTH - 40) / Math.max(1, results.length);
  return (
    <Chart viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      {results.map((row, n) => {
        const [x, place] = [36 + n * step, finishOf(row.Position)];
        if (place === null || place >= 1000)
          return (
            <text key={row.ID} x={x} y={HEIGHT - 14} textAnchor="middle">
              {row.Position}
            </text>
          );
        const y = 12 + (Math.min(place, LAST_PLACE) / LAST_PLACE) * (HEIGHT - 34);
        return (
          <g key={row.ID}>
            <line x1={x} y1={y} x2={x} y2={HEIGHT - 12} />
            <circle cx={x} cy={y} r={5} data-top={place <= 10 || undefined} />
          </g>
        );
      })}
    </Chart>
  );
}

/** As high as a table's head and its line. */
const HeadRoom = styled.div`
  height: 29px;
  background: ${token.sunken};
`;

const Chart = styled.svg`
  display: block;
  width: 100%;
  line {
    stroke: ${token.line2};
  }
  circle {
    fill: ${token.surface};
    stroke: ${token.brand};
    stroke-width: 2;
  }
  circle[data-top] {
    fill: ${token.brand};
  }
  text {
    font-size: 11px;
    font-weight: 600;
    fill: ${token.lossInk};
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin: 0;
  border-bottom: 1px solid ${token.line};
  div {
    padding: 8px 14px;
    border-left: 1px solid ${token.line};
  }
  dt {
    ${type.head};
    color: ${token.ink3};
  }
  dd {
    ${type.value};
    margin: 0;
  }
`;
