import { Suspense, useMemo, useState } from 'react';
import { UserCheck } from 'lucide-react';
import { field, formatNumber, formatOdds, formatTime, lazyPart, media, token, type, useTitle } from '@poolhouse/shared-ui';
import {
  DataTable,
  figure,
  LiveDot,
  noRefresh,
  numberParam,
  Panel,
  PanelEmpty,
  useContest,
  useOneColumn,
  usePageData,
  Stack,
} from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { Screen } from '@poolhouse/shared-ui/screen';
import type { DataOf, GolfStatsRow } from '@poolhouse/contract';
import { Chosen } from '../board/board.styles';
import { statusText } from '../contest/status.rules';
import { TournamentSelect } from '../contest/TournamentSelect';
import { otherTournaments } from '../contest/unknown-tournament';
import { Tabs } from '../rounds/RoundsPanel';
import { sections } from '../sections';
import { BirthdaysPanel } from './BirthdaysPanel';
import { GolferHistory } from './GolferHistory';
import { nextStatsSort, sortedStats, type StatsKey, type StatsSort } from './stats.rules';

const GolferSheet = lazyPart(() => import(/* webpackChunkName: "golf-golfer" */ './GolferSheet'));

const HERE = 'At this tournament';

/** `/golf/stats`: the golfers of a tournament by group. Query: `tid`. */
export default function Stats() {
  useTitle('Golf Stats');
  const [params, setParams] = useSearchParams();
  const tid = numberParam(params, 'tid');
  const { contest } = useContest('golf_contest_id');
  const query = useMemo(() => ({ ...(contest > 0 && { contest_id: contest }), ...(tid && { tid }) }), [contest, tid]);
  const page = usePageData('GET golf/statspagedata', query, noRefresh);
  const config = page.data?.config.data[0];
  return (
    <Screen
      title="Golf Stats"
      sections={sections}
      page={page}
      waiting="Group 1"
      selector={
        config ? (
          <Chosen>
            <TournamentSelect
              tournaments={page.data?.tournaments.data ?? []}
              shown={config.current_tournament}
              onChange={(one) => setParams({ tid: String(one) })}
            />
            <span>
              {config.status === 'IN_PROGRESS' && <LiveDot />} {statusText(config.status, config.current_round)}
            </span>
          </Chosen>
        ) : (
          otherTournaments(page.error, contest)
        )
      }
    >
      {(data) => <StatsPanels key={data.config.data[0]?.current_tournament} data={data} />}
    </Screen>
  );
}

function StatsPanels({ data }: { data: DataOf<'GET golf/statspagedata'> }) {
  const rows = data.tournament_history.data;
  const config = data.config.data[0];
  const [group, setGroup] = useState(0);
  const [sort, setSort] = useState<StatsSort>({ key: 'Rank', direction: 'ascending' });
  const [wanted, setWanted] = useState('');
  const [selected, select] = useState<number | null>(null);
  const shown = sortedStats(
    rows.filter((row) =>
      wanted.trim() === '' ? row.group_num === group : row.golfer_name.toLowerCase().includes(wanted.trim().toLowerCase()),
    ),
    sort,
  );
  const oneColumn = useOneColumn();
  const pressed = rows.find(({ ID }) => ID === selected);
  const golfer = pressed ?? (oneColumn ? undefined : rows.find(({ mine }) => mine === 1));
  const own = useMemo(() => new Set(rows.filter(({ mine }) => mine === 1).map(({ ID }) => ID)), [rows]);
  if (!config || rows.length === 0)
    return (
      <Panel title="Golfers">
        <PanelEmpty>The field of this tournament is not known yet.</PanelEmpty>
      </Panel>
    );
  return (
    <Columns>
      <Stack>
        <Panel
          title="Golfers"
          action={
            <Find
              type="search"
              aria-label="Find a golfer"
              placeholder="Find a golfer"
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
          }
          foot="BPR birdies per round, HPE holes per eagle, CC consecutive cuts made, YTD Cuts made of events played. At this tournament: in earlier years. * starts on the back nine."
        >
          <Tabs role="tablist" aria-label="Groups">
            {[0, 1, 2, 3].map((one) => (
              <button
                key={one}
                type="button"
                role="tab"
                aria-selected={group === one && wanted === ''}
                onClick={() => (setGroup(one), setWanted(''))}
              >
                Group {one + 1} {rows.filter((row) => row.group_num === one).length}
              </button>
            ))}
          </Tabs>
          <DataTable<GolfStatsRow>
            caption={wanted === '' ? `Golfers of group ${group + 1}` : 'Golfers found'}
            sort={{ key: sort.key, direction: sort.direction, onSort: (key) => setSort(nextStatsSort(sort, key as StatsKey)) }}
            columns={[
              {
                key: 'golfer_name',
                head: 'Name',
                rowHead: true,
                sortable: true,
                width: '100%',
                render: (row) => (
                  <Name type="button" aria-pressed={golfer?.ID === row.ID} onClick={() => select(row.ID)}>
                    {row.golfer_name} {row.mine === 1 && <UserCheck size={16} aria-label="my pick" />}
                  </Name>
                ),
              },
              { ...figure<GolfStatsRow>('Rank', (row) => row.Rank ?? '–'), key: 'Rank', sortable: true },
              {
                ...figure<GolfStatsRow>('Tee Time', (row) =>
                  row.Tee_Time ? `${formatTime(row.Tee_Time)}${row.back_nine ? '*' : ''}` : '',
                ),
                key: 'Tee_Time',
                sortable: true,
                hideOnPhone: true,
              },
              {
                ...figure<GolfStatsRow>('BPR', (row) => (row.Avg_Birdies == null ? '–' : formatNumber(row.Avg_Birdies, 2))),
                key: 'Avg_Birdies',
                sortable: true,
              },
              {
                ...figure<GolfStatsRow>('HPE', (row) => row.Holes_Per_Eagle ?? '–'),
                key: 'Holes_Per_Eagle',
                sortable: true,
                hideOnPhone: true,
              },
              {
                ...figure<GolfStatsRow>('CC', (row) => row.Consecutive_Cuts ?? '–'),
                key: 'Consecutive_Cuts',
                sortable: true,
                hideOnPhone: true,
              },
              { ...figure<GolfStatsRow>('YTD Cuts', (row) => `${row.YTD_Cuts}/${row.YTD_Events}`), key: 'YTD_Cuts', sortable: true },
              { ...figure<GolfStatsRow>('Entries', (row) => row.entries), key: 'entries', sortable: true, group: HERE, hideOnPhone: true },
              { ...figure<GolfStatsRow>('Cuts', (row) => row.cuts), key: 'cuts', sortable: true, group: HERE, hideOnPhone: true },
              { ...figure<GolfStatsRow>('Best', (row) => row.position || '–'), key: 'position', sortable: true, group: HERE },
              ...(config.is_admin
                ? [
                    {
                      ...figure<GolfStatsRow>('Odds', (row) => (row.Odds == null ? '–' : formatOdds(row.Odds))),
                      key: 'Odds',
                      sortable: true,
                      hideOnPhone: true,
                    },
                  ]
                : []),
            ]}
            rows={shown}
            rowKey={(row) => row.ID}
            mine={(row) => row.ID === golfer?.ID}
          />
        </Panel>
        <BirthdaysPanel rows={data.birthdays.data} known={data.birthdays_known} of={rows.length} own={own} />
      </Stack>
      {oneColumn
        ? pressed && (
            <Suspense fallback={null}>
              <GolferSheet golfer={pressed} config={config} onClose={() => select(null)} />
            </Suspense>
          )
        : golfer && <GolferHistory key={golfer.ID} golfer={golfer} config={config} />}
    </Columns>
  );
}

const Columns = styled(Stack)`
  ${media.medium} {
    grid-template-columns: minmax(0, 2.27fr) minmax(0, 1fr);
    align-items: start;
  }
`;

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
