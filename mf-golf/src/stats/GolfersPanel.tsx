import type { GolfStatsRow } from '@poolhouse/contract';
import { field, media, token, type } from '@poolhouse/shared-ui';
import { DataTable, Panel, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { Tabs } from '../contest/Tabs';
import { FIGURES, ODDS } from './stats-columns';
import { golfersFound, nextStatsSort, sortedStats, type StatsKey, type StatsSort } from './stats.rules';

interface Props {
  rows: readonly GolfStatsRow[];
  isAdmin: boolean;
  /** Whose years are shown beside it. */
  chosen: number | undefined;
  onChoose(golferId: number): void;
}

/** The field by group, or those whose names have what is typed. */
export function GolfersPanel({ rows, isAdmin, chosen, onChoose }: Props) {
  const [group, setGroup] = useState(0);
  const [sort, setSort] = useState<StatsSort>({ key: 'Rank', direction: 'ascending' });
  const [wanted, setWanted] = useState('');
  const find = (
    <Find
      type="search"
      aria-label="Find a golfer"
      placeholder="Find a golfer"
      value={wanted}
      onChange={(event) => setWanted(event.target.value)}
    />
  );
  return (
    <Panel title="Golfers" action={find} foot={LEGEND}>
      <GroupTabs rows={rows} shown={wanted === '' ? group : null} onGroup={(one) => (setGroup(one), setWanted(''))} />
      <DataTable<GolfStatsRow>
        caption={wanted === '' ? `Golfers of group ${group + 1}` : 'Golfers found'}
        sort={{ key: sort.key, direction: sort.direction, onSort: (key) => setSort(nextStatsSort(sort, key as StatsKey)) }}
        columns={[nameColumn(chosen, onChoose), ...FIGURES, ...(isAdmin ? [ODDS] : [])]}
        rows={sortedStats(golfersFound(rows, group, wanted), sort)}
        rowKey={(row) => row.ID}
        mine={(row) => row.ID === chosen}
      />
    </Panel>
  );
}

const LEGEND =
  'BPR birdies per round, HPE holes per eagle, CC consecutive cuts made, YTD Cuts made of events played. At this tournament: in earlier years. * starts on the back nine.';

interface GroupTabsProps {
  rows: readonly GolfStatsRow[];
  /** Null where those who are found are shown. */
  shown: number | null;
  onGroup(group: number): void;
}

function GroupTabs({ rows, shown, onGroup }: GroupTabsProps) {
  return (
    <Tabs role="tablist" aria-label="Groups">
      {[0, 1, 2, 3].map((one) => (
        <button key={one} type="button" role="tab" aria-selected={shown === one} onClick={() => onGroup(one)}>
          Group {one + 1} {rows.filter((row) => row.group_num === one).length}
        </button>
      ))}
    </Tabs>
  );
}

const nameColumn = (chosen: number | undefined, onChoose: (golferId: number) => void): Column<GolfStatsRow> => ({
  key: 'golfer_name',
  head: 'Name',
  rowHead: true,
  sortable: true,
  width: '100%',
  render: (row) => (
    <Name type="button" aria-pressed={chosen === row.ID} onClick={() => onChoose(row.ID)}>
      {row.golfer_name} {row.mine === 1 && <UserCheck size={16} aria-label="my pick" />}
    </Name>
  ),
});

const Name = styled.button`
  ${type.cell};
  min-height: 32px;
  padding: 0;
  border: 0;
  text-align: left;
  font-weight: 600;
  color: ${token.brand};
  background: none;
  cursor: pointer;
  &[aria-pressed='true'] {
    color: ${token.ink};
  }
  svg {
    vertical-align: -3px;
  }
  ${media.touch} {
    min-height: 44px;
  }
`;

const Find = styled.input`
  ${field};
  ${type.note};
  width: 100%;
  max-width: 240px;
  min-height: 36px;
  ${media.touch} {
    min-height: 44px;
  }
`;
