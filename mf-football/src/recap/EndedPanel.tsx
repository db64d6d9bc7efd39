import type { FootballRecapConfig, FootballRecapStanding } from '@poolhouse/contract';
import { formatPoints, formatRank, formatRecord, moneyDigits, plural } from '@poolhouse/shared-ui';
import { DataTable, entryColumn, Movement, Panel, sharedRanks, useShowAll, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

const FIRST = 6;

const NoWrap = styled.span`
  white-space: nowrap;
`;

/** '70 picks, 43–24–3': the third figure are those that ended level with their line. */
const picksWords = ({ Won, Lost, Pushed }: FootballRecapConfig): string =>
  `${plural(Won + Lost + Pushed, 'pick')}, ${Pushed > 0 ? formatRecord(Won, Lost, Pushed) : formatRecord(Won, Lost)}`;

/** Everybody's week, and what it did to the season. */
export function EndedPanel({ config, standings }: { config: FootballRecapConfig; standings: readonly FootballRecapStanding[] }) {
  const rows = [...standings].sort((a, b) => a.Rank - b.Rank);
  const [shown, more] = useShowAll(rows, FIRST, 'entries');
  const mine = (row: FootballRecapStanding): boolean => row.entry_id === config.entry_id;
  const week = sharedRanks(rows);
  const season = sharedRanks(rows.map(({ Season }) => ({ Rank: Season })));
  const digits = moneyDigits(rows.map(({ Points }) => Points));
  const right = { align: 'right' as const };
  const columns: Column<FootballRecapStanding>[] = [
    { key: 'rank', head: 'Week', width: 44, render: ({ Rank }) => formatRank(Rank, week.has(Rank)) },
    entryColumn(mine),
    {
      key: 'record',
      head: 'W–L',
      headTitle: 'Wins and losses',
      ...right,
      render: ({ Wins, Losses }) => <NoWrap>{formatRecord(Wins, Losses)}</NoWrap>,
    },
    { key: 'points', head: 'Points', ...right, render: ({ Points }) => (Points > 0 ? formatPoints(Points, digits) : '') },
    {
      key: 'season',
      head: 'Season',
      ...right,
      render: ({ Season, Moved }) => (
        <NoWrap>
          {formatRank(Season, season.has(Season))} {Moved !== 0 && <Movement places={Moved} />}
        </NoWrap>
      ),
    },
  ];
  return (
    <Panel title="How it ended" action={picksWords(config)}>
      <DataTable caption="How it ended" columns={columns} rows={shown} rowKey={({ ID }) => ID} mine={mine} />
      {more}
    </Panel>
  );
}
